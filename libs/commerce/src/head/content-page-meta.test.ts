import { describe, expect, it } from 'vitest';
import type { ContentPage, PackedContentPage } from '../page/content-page.ts';
import { pack } from '../page/packed.ts';
import { contentPageMeta } from './content-page-meta.ts';

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
  it('tells of a product on its own page alone', () => {
    const product = { id: 'mug', translated: { name: 'Mug' }, calculatedPrice: { unitPrice: 1 } } as unknown as ContentPage['product'];
    expect(head('', { ...PAGE, product })).toContain('{"property":"og:type","content":"website"}');
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
