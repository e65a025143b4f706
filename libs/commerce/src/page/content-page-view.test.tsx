import { describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { commerceElements } from '../elements/commerce-elements.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { CmsRegistryContext } from './cms-registry-context.tsx';
import type { ContentPage, PackedContentPage } from './content-page.ts';
import { contentPageMeta, ContentPageView } from './content-page-view.tsx';
import { pack } from './packed.ts';

const registry = createCmsRegistry({ commerce: commerceElements });
const PAGE: ContentPage = {
  routeName: 'frontend.navigation.page',
  id: 'lamps',
  canonicalPath: null,
  texts: { name: 'Lamps', metaTitle: null, metaDescription: null, keywords: null },
  alternates: {},
  page: null,
  breadcrumbs: [],
  branch: null,
  product: null,
  configurator: [],
  category: null,
};
const packed = ({ page, product, configurator, ...rest }: ContentPage): PackedContentPage => ({
  ...rest,
  body: pack({ page, product, configurator }),
});
const LAYOUT = { id: 'p', type: 'product_list', name: null, cssClass: null, sections: [] } as unknown as ContentPage['page'];
const view = (over: Partial<ContentPage>) =>
  shopMarkup(
    <SessionProvider shell={{ session: { navigationCategoryId: 'home' } } as unknown as ShellData}>
      <CmsRegistryContext value={registry}>
        <ContentPageView content={packed({ ...PAGE, ...over })} />
      </CmsRegistryContext>
    </SessionProvider>,
  );

describe('a page of content', () => {
  it('whose layout has no first heading gets one, which the home page does not show', () => {
    expect(view({ page: LAYOUT })).toMatch(/<h1 class="v-content-page__title">Lamps<\/h1>/);
    expect(view({ page: LAYOUT, id: 'home' })).toMatch(/<h1[^>]*v-visually-hidden[^>]*>Lamps<\/h1>/);
  });
  it('without a layout says that it cannot be shown, and has no heading of its own', () => {
    expect(view({ page: null })).not.toContain('v-content-page__title');
    expect(view({ page: null }).length).toBeGreaterThan(view({ page: LAYOUT, texts: { ...PAGE.texts, name: '' } }).length);
  });
  it('has a way back to where it belongs, by links as far as there are pages', () => {
    const breadcrumbs = [{ name: 'Living', path: '/living' }, { name: 'Folder' }] as unknown as ContentPage['breadcrumbs'];
    const html = view({ breadcrumbs });
    expect(html).toContain('href="/living"');
    expect(html).toContain('Folder');
    expect(html).not.toMatch(/href="[^"]*"[^>]*>Folder/);
    expect(view({})).not.toContain('href="/"');
  });
  it('of a product ends its way with the product', () => {
    const breadcrumbs = [{ name: 'Lights', path: '/lights' }] as unknown as ContentPage['breadcrumbs'];
    expect(view({ breadcrumbs, routeName: 'frontend.detail.page' })).toContain('Lamps');
    expect(view({ breadcrumbs })).not.toContain('Lamps');
  });
});

describe('the head of a page of content', () => {
  it('names the address of the variant that stands for a main product', () => {
    expect(head('', { ...PAGE, canonicalPath: '/lamps/red' })).toContain('"href":"https://shop.example/lamps/red"');
    expect(head('', PAGE)).toContain('"href":"https://shop.example/lamps"');
  });

  const SHELL = { origin: 'https://shop.example', isIndexable: true, session: {} };
  const head = (search: string, loaderData: ContentPage | undefined, shell: unknown = SHELL) =>
    JSON.stringify(
      contentPageMeta({
        loaderData: loaderData && packed(loaderData),
        location: { pathname: '/lamps', search },
        matches: [{ loaderData: shell }],
      }),
    );
  const category = { ...PAGE, category: { id: 'lamps' } as unknown as NonNullable<ContentPage['category']> };

  it('shows the product’s picture where a link to it is sent', () => {
    const cover = { media: { url: 'https://media.example/mug.webp' } };
    const product = {
      id: 'mug',
      translated: { name: 'Mug' },
      calculatedPrice: { unitPrice: 1 },
      cover,
    } as unknown as ContentPage['product'];
    expect(head('', { ...PAGE, routeName: 'frontend.detail.page', product })).toContain(
      '{"property":"og:image","content":"https://media.example/mug.webp"}',
    );
    expect(head('', { ...PAGE, routeName: 'frontend.detail.page', product })).toContain('{"property":"og:type","content":"product"}');
    expect(head('', PAGE)).toContain('{"property":"og:type","content":"website"}');
    expect(head('', PAGE)).not.toContain('og:image');
  });
  it('tells search engines of the product in their own words, and nobody where the shop is closed to them', () => {
    const product = { id: 'mug', translated: { name: 'Mug' }, calculatedPrice: { unitPrice: 1 } } as unknown as ContentPage['product'];
    expect(head('', { ...PAGE, routeName: 'frontend.detail.page', product })).toContain('script:ld+json');
    expect(head('', { ...PAGE, routeName: 'frontend.detail.page', product }, { ...SHELL, isIndexable: false })).not.toContain(
      'script:ld+json',
    );
  });
  it('is for search engines, by the name of the page', () => {
    expect(head('', PAGE)).toContain('Lamps');
    expect(head('', PAGE)).toContain('https://shop.example/lamps');
    expect(head('', PAGE)).not.toContain('noindex');
    expect(head('', PAGE, { ...SHELL, isIndexable: false })).toContain('noindex');
  });
  it.each([
    ['a further page of a category is a page of its own', '?p=2', category, true],
    ['the first page of a category is the category', '?p=1', category, false],
    ['any other page is the same on whatever page of it', '?p=2', PAGE, false],
  ])('%s', (_what, search, page, expected) => {
    expect(head(search, page).includes('p=2')).toBe(expected);
    expect(head(search, page)).not.toContain('p=1');
  });
  it('of a page that was not found, or without its shell, is for nobody else', () => {
    expect(head('', undefined)).not.toContain('Lamps');
    expect(head('', undefined)).toContain('noindex');
    expect(head('', PAGE, null)).not.toContain('Lamps');
    expect(head('', PAGE, { failure: { statusCode: 503 } })).not.toContain('Lamps');
  });
});
