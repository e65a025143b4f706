import { describe, expect, it } from 'vitest';
import { breadcrumbsFromStore, categoryBreadcrumbs, productBreadcrumbs } from './breadcrumbs.ts';
import { type NavigationEntry, navigationLink } from './navigation-link.ts';

const ID = 'd0843c5c05fc743ea643b34dc169f4af';
const TARGET = '8829c4919b07d1108287a114b932901b';
const HOME = '01a1fb4f59e5703aa2291c206c3c8267';
const seoUrls = [{ seoPathInfo: 'Home-Living/Lamps/', isCanonical: true }];
const href = (entry: Partial<NavigationEntry>) => navigationLink({ id: ID, ...entry }, { homeCategoryId: HOME })?.href;

describe('where a menu entry leads', () => {
  it('a page to its SEO path, else its technical path', () => {
    expect(href({ type: 'page', seoUrls })).toBe('/Home-Living/Lamps');
    expect(href({ type: 'page', seoUrls: null })).toBe(`/navigation/${ID}`);
    expect(href({ type: 'page', id: HOME })).toBe('/');
  });
  it('a folder nowhere', () => expect(href({ type: 'folder', seoUrls })).toBeUndefined());
  it('a link to its external link first', () =>
    expect(
      navigationLink({ id: ID, type: 'link', linkType: 'external', externalLink: 'https://example.com/blog', linkNewTab: true, seoUrls }),
    ).toEqual({
      href: 'https://example.com/blog',
      isExternal: true,
      newTab: true,
    }));
  it("a link in the visitor's language", () =>
    expect(href({ type: 'link', externalLink: 'https://example.com/en', translated: { externalLink: 'https://example.com/de' } })).toBe(
      'https://example.com/de',
    ));
  it('a link to its SEO path second', () =>
    expect(href({ type: 'link', linkType: 'category', internalLink: TARGET, seoUrls })).toBe('/Home-Living/Lamps'));
  it.each([
    ['category', `/navigation/${TARGET}`],
    ['product', `/detail/${TARGET}`],
    ['landing_page', `/landingPage/${TARGET}`],
  ])('a link of type %s to its target third', (linkType, expected) =>
    expect(href({ type: 'link', linkType, internalLink: TARGET })).toBe(expected),
  );
  it('a link to the home category at the root', () => expect(href({ type: 'link', linkType: 'category', internalLink: HOME })).toBe('/'));
  it.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['mailto:shop@example.com', 'mailto:shop@example.com'],
    ['tel:+49301234', 'tel:+49301234'],
    ['/imprint?x#y', '/imprint?x#y'],
    [' https://example.com/blog\n', 'https://example.com/blog'],
  ])('an external link may be %s', (externalLink, expected) => expect(href({ type: 'link', externalLink })).toBe(expected));
  it('an external link may have 8,000 characters, and no more', () => {
    const address = `https://example.com/${'x'.repeat(8_000 - 20)}`;
    expect(href({ type: 'link', externalLink: address })).toBe(address);
    expect(href({ type: 'link', externalLink: `${address}x` })).toBeUndefined();
  });
  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('a link opens a new tab only where the merchant says so: %j', (linkNewTab, newTab) =>
    expect(navigationLink({ id: ID, type: 'link', externalLink: '/imprint', linkNewTab })).toMatchObject({ newTab }),
  );
  it('a link to no category nowhere, also in a shop without a home category', () =>
    expect(navigationLink({ id: ID, type: 'link', linkType: 'category' })).toBeUndefined());
  it.each([
    ['https://example.com/blog', true],
    ['mailto:shop@example.com', true],
    ['tel:+49301234', true],
    ['/imprint', false],
  ])('what an editor typed leads out of the shop where it is no path of it: %s', (externalLink, isExternal) =>
    expect(navigationLink({ id: ID, type: 'link', externalLink })).toMatchObject({ isExternal }),
  );
  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'https:///',
    'https://',
    'mailto:',
    'example.com',
  ])('an external link may not be %j', (externalLink) =>
    expect(href({ type: 'link', externalLink, linkType: 'category', internalLink: TARGET })).toBeUndefined(),
  );
  it.each([
    { linkType: 'category' },
    { linkType: 'nonsense', internalLink: TARGET },
    { linkType: 'product', internalLink: '../admin' },
    {},
  ])('a link to nothing nowhere: %j', (entry) => expect(href({ type: 'link', ...entry })).toBeUndefined());
});

describe('breadcrumbs', () => {
  const category = {
    id: ID,
    seoUrls,
    path: `|${HOME}|${TARGET}|`,
    breadcrumb: ['Home', 'Living', 'Lamps'],
    translated: { breadcrumb: ['Start', 'Wohnen', 'Lampen'] },
  };
  it("come from the breadcrumb list in the visitor's language, with where they lead", () =>
    expect(categoryBreadcrumbs(category, { homeCategoryId: HOME })).toEqual([
      { name: 'Start', path: '/' },
      { name: 'Wohnen', path: `/navigation/${TARGET}` },
      { name: 'Lampen', path: '/Home-Living/Lamps' },
    ]));
  it('may skip a start index', () =>
    expect(categoryBreadcrumbs(category, { startIndex: 1 }).map(({ name }) => name)).toEqual(['Wohnen', 'Lampen']));
  it("use loaded categories' SEO paths", () =>
    expect(categoryBreadcrumbs(category, { categories: [{ id: TARGET, seoUrls: [{ seoPathInfo: 'Wohnen/' }] }] })[1]).toEqual({
      name: 'Wohnen',
      path: '/Wohnen',
    }));
  it('take the untranslated list, as an object too', () =>
    expect(
      categoryBreadcrumbs({ id: ID, breadcrumb: { [TARGET]: 'Living', [ID]: 'Lamps' }, translated: [] }).map(({ name }) => name),
    ).toEqual(['Living', 'Lamps']));
  it('take their names from the category itself where the translation has none', () =>
    expect(categoryBreadcrumbs({ id: ID, breadcrumb: ['Lamps'], translated: { breadcrumb: [] } }).map(({ name }) => name)).toEqual([
      'Lamps',
    ]));
  it.each([undefined, null, 'Lamps', [], [7]])('are empty for %j', (breadcrumb) =>
    expect(categoryBreadcrumbs({ id: ID, breadcrumb })).toEqual([]),
  );
  it.each([(list: unknown[]) => list, (breadcrumbs: unknown[]) => ({ breadcrumbs })])(
    "come from the store's own answer, in both shapes",
    (wrap) =>
      expect(breadcrumbsFromStore(wrap([{ name: 'Lamps', categoryId: ID, seoUrls }, null, { name: '' }]))).toEqual([
        { name: 'Lamps', path: '/Home-Living/Lamps' },
      ]),
  );
  it('of a product are those of its main category, then itself', () =>
    expect(productBreadcrumbs({ id: TARGET, translated: { name: 'Leuchte' }, seoCategory: category }, { startIndex: 2 })).toEqual([
      { name: 'Lampen', path: '/Home-Living/Lamps' },
      { name: 'Leuchte', path: `/detail/${TARGET}` },
    ]));
});
