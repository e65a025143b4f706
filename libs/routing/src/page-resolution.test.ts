import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryPath, landingPagePath, pagePath, productPath } from './page-paths.ts';
import { alternateLookup, canonicalRedirect, pageLookup, resolvePage } from './page-resolution.ts';

const ID = '8829c4919b07d1108287a114b932901b';
const HOME = '01a1fb4f59e5703aa2291c206c3c8267';
const row = (routeName: string, seoPathInfo: string, extra: object = {}) => ({
  routeName,
  foreignKey: ID,
  seoPathInfo,
  isCanonical: true,
  isDeleted: false,
  ...extra,
});
const product = (seoPathInfo: string, extra: object = {}) => row('frontend.detail.page', seoPathInfo, extra);
const category = (seoPathInfo: string, extra: object = {}) => row('frontend.navigation.page', seoPathInfo, extra);
const asked = (path: string) => {
  const lookup = pageLookup(path);
  const [filter] = lookup.type === 'seo-url' ? lookup.criteria.filter : [];
  return filter?.type === 'multi'
    ? filter.queries.map((query) => `${query.field}=${query.value}`)
    : filter
      ? [`${filter.field}=${filter.value}`]
      : lookup.type;
};

describe('what the store is asked for a path', () => {
  it.each([
    [`/detail/${ID}`, [`pathInfo=/detail/${ID}`]],
    [`/navigation/${ID}/`, [`pathInfo=/navigation/${ID}`]],
    [`/landingPage/${ID}?a=1`, [`pathInfo=/landingPage/${ID}`]],
    ['/Clothing/Men', ['seoPathInfo=Clothing/Men', 'seoPathInfo=Clothing/Men/']],
    ['/M%C3%B6bel', ['seoPathInfo=M%C3%B6bel', 'seoPathInfo=M%C3%B6bel/', 'seoPathInfo=Möbel', 'seoPathInfo=Möbel/']],
    ['/Detail/x', ['seoPathInfo=Detail/x', 'seoPathInfo=Detail/x/']],
    ['/', 'home'],
    ['/detail/123', 'not-found'],
    [`/detail/${ID.toUpperCase()}`, 'not-found'],
    [`/navigation/${ID}/more`, 'not-found'],
    [`/${'x'.repeat(2_049)}`, 'not-found'],
  ])('%s', (path, expected) => expect(asked(path)).toEqual(expected));

  it("asks by foreign key for a page's own slug in another language", () =>
    expect(alternateLookup({ routeName: 'frontend.detail.page', foreignKey: ID }).filter).toEqual([
      { type: 'equals', field: 'foreignKey', value: ID },
      { type: 'equals', field: 'routeName', value: 'frontend.detail.page' },
    ]));
});

describe('the page of a path', () => {
  it.each(['frontend.detail.page', 'frontend.navigation.page', 'frontend.landing.page'])('is a %s by its record', (routeName) =>
    expect(resolvePage('/a/b', [row(routeName, 'a/b/')])).toEqual({ type: 'page', routeName, foreignKey: ID }),
  );
  it('is found under a technical path without any record', () =>
    expect(resolvePage(`/landingPage/${ID}`, [])).toEqual({ type: 'page', routeName: 'frontend.landing.page', foreignKey: ID }));
  it('redirects a technical path to its SEO path, query kept', () =>
    expect(resolvePage(`/detail/${ID}?a=1&b`, [product('Old', { isCanonical: null }), product('Camera/SW-400')])).toEqual({
      type: 'redirect',
      to: '/Camera/SW-400?a=1&b',
      status: 301,
    }));
  it('redirects another spelling to the canonical one', () =>
    expect(resolvePage('/clothing/men', [category('Clothing/Men/')])).toMatchObject({ to: '/Clothing/Men' }));
  it('serves an old path itself: the canonical one is known with the entity', () => {
    expect(resolvePage('/Old', [product('Old', { isCanonical: null })])).toMatchObject({ type: 'page' });
    expect(canonicalRedirect('/Old?a=1', { id: ID, seoUrls: [product('Camera')] })).toEqual({ to: '/Camera?a=1', status: 301 });
    expect(canonicalRedirect('/Camera', { id: ID, seoUrls: [product('Camera/')] })).toBeUndefined();
    expect(canonicalRedirect('/Old', { id: ID, seoUrls: null })).toBeUndefined();
  });
  it.each([
    [undefined, '/Camera'],
    [null, undefined],
    [false, undefined],
  ])('an old address leads to a record that is canonical or unmarked only: %j', (isCanonical, to) =>
    expect(canonicalRedirect('/Old', { id: ID, seoUrls: [product('Camera', { isCanonical })] })?.to).toBe(to),
  );
  it('is the home page at the root, and only there', () => {
    expect(resolvePage('/', [], { homeCategoryId: HOME })).toEqual({
      type: 'page',
      routeName: 'frontend.navigation.page',
      foreignKey: HOME,
    });
    expect(resolvePage(`/navigation/${HOME}?a=1`, [], { homeCategoryId: HOME })).toEqual({ type: 'redirect', to: '/?a=1', status: 301 });
  });
  it.each(['detail', 'landingPage'])("of another kind with the home category's id is no home page: /%s", (kind) =>
    expect(resolvePage(`/${kind}/${HOME}`, [], { homeCategoryId: HOME })).toMatchObject({ type: 'page', foreignKey: HOME }),
  );
  it.each([
    ['no record', []],
    ['a deleted record', [product('a', { isDeleted: true })]],
    ['a record of another kind of page', [row('frontend.account.home.page', 'a')]],
    ['a record with a malformed key', [product('a', { foreignKey: '../admin' })]],
  ])('is not found with %s', (_why, rows) => expect(resolvePage('/a', rows)).toEqual({ type: 'not-found', message: 'Page Not Found: /a' }));
  it('is found where a record of another kind has the same path', () =>
    expect(resolvePage('/a', [row('frontend.account.home.page', 'a'), product('a')])).toMatchObject({ type: 'page', foreignKey: ID }));
  it("takes no other entity's record for a technical path", () =>
    expect(resolvePage(`/detail/${ID}`, [product('Other', { foreignKey: HOME })])).toMatchObject({ type: 'page', foreignKey: ID }));

  it('a redirect ends: its target resolves to the page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (seoPathInfo, path) => {
        const rows = [category(seoPathInfo)];
        const first = resolvePage(`/${path}`, rows);
        if (first.type !== 'redirect') return;
        const sent = new URL(first.to, 'https://shop.example');
        expect(sent.origin).toBe('https://shop.example');
        expect(resolvePage(sent.pathname + sent.search, rows).type).toBe('page');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('paths of entities', () => {
  it.each([
    [productPath, '/detail/'],
    [categoryPath, '/navigation/'],
    [landingPagePath, '/landingPage/'],
  ])('%o: SEO path, else the technical one', (path, prefix) => {
    expect(path({ id: ID, seoUrls: [product('Old', { isCanonical: false }), product('Clothing/Men/')] })).toBe('/Clothing/Men');
    expect(path({ id: ID, seoUrls: [product('Only/One', { isCanonical: null })] })).toBe('/Only/One');
    expect(path({ id: ID, seoUrls: [product('Old', { isCanonical: false }), product('Unmarked', { isCanonical: undefined })] })).toBe(
      '/Unmarked',
    );
    expect(path({ id: ID, seoUrls: [product(''), product('Only/One', { isCanonical: null })] })).toBe('/Only/One');
    expect(path({ id: ID, seoUrls: [product('Gone', { isDeleted: true })] })).toBe(prefix + ID);
    expect(path({ id: ID, seoUrls: [] })).toBe(prefix + ID);
    expect(path({ id: ID })).toBe(prefix + ID);
    expect(path({ id: '../x' })).toBe('/');
  });
  it('the home category is at the root', () =>
    expect(categoryPath({ id: HOME, seoUrls: [category('Home/')] }, { homeCategoryId: HOME })).toBe('/'));
  it('an SEO path leads to no other origin', () =>
    expect(productPath({ id: ID, seoUrls: [product('//evil.example/?a#b')] })).toBe('/evil.example/%3Fa%23b'));
  it("a page's own slug in another language is that of its own records", () => {
    const page = { routeName: 'frontend.detail.page', foreignKey: ID } as const;
    expect(
      pagePath(page, [
        product('Other', { foreignKey: HOME }),
        category('Kategorie'),
        product('Alt', { isCanonical: null }),
        product('Lampe'),
      ]),
    ).toBe('/Lampe');
    expect(pagePath(page, [])).toBe(`/detail/${ID}`);
    expect(pagePath({ routeName: 'frontend.navigation.page', foreignKey: HOME }, [], { homeCategoryId: HOME })).toBe('/');
    expect(pagePath({ routeName: 'frontend.landing.page', foreignKey: HOME }, [], { homeCategoryId: HOME })).toBe(`/landingPage/${HOME}`);
  });
});
