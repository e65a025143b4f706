import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommerceElements } from '../../contracts.ts';
import { buildCmsPage } from '../../model/build-cms-page.ts';
import { sanitizeHtml } from '../../sanitize.ts';
import { commerceStub } from '../../testing/commerce-stub.tsx';
import { pageOf, rawBlock, rawPage, rawProduct, rawSection, rawSlot } from '../../testing/raw-page.ts';
import { CmsPageView } from '../cms-page-view.tsx';
import type { CmsContext } from '../context.ts';
import { DEFAULT_CMS_LABELS } from '../labels.ts';
import { preloadCmsViews } from '../preload.ts';
import { createCmsRegistry } from '../registry.ts';

type Name = keyof CommerceElements;
/** What each of the shop's components was given last. */
const given = new Map<string, Record<string, unknown>>();
const commerce = Object.fromEntries(
  (Object.keys(commerceStub) as Name[]).map((name) => [
    name,
    ((props: Record<string, unknown>) => {
      given.set(name, props);
      return null;
    }) as ComponentType<never>,
  ]),
) as unknown as CommerceElements;
const registry = createCmsRegistry({ commerce });
beforeAll(() => preloadCmsViews(registry));
beforeEach(() => given.clear());

/** Renders a page, and says what a component of the shop was given. */
function shown(raw: unknown, name: Name, context: Partial<CmsContext> = {}): Record<string, unknown> | undefined {
  given.clear();
  html(raw, context);
  return given.get(name);
}
function html(raw: unknown, context: Partial<CmsContext> = {}): string {
  const page = buildCmsPage(raw, { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  return renderToString(
    <CmsPageView page={page} registry={registry} context={{ href: (path) => path, isDevelopment: false, ...context }} />,
  );
}
const slotOf = (type: string, config: Record<string, unknown> = {}, data: unknown = null) =>
  pageOf('text', [rawSlot(type, 'content', config, { data })]);
const slide = (raw: Record<string, unknown>) => ({ ...raw, type: 'presentation' });
const product = (id: string) => ({ id, translated: { name: id } }) as unknown as NonNullable<CmsContext['product']>;
const reviews = { total: 2, elements: [] };

/** A slot beside one that is seen, so that the block of both is drawn. */
const beside = (slot: ReturnType<typeof rawSlot>) =>
  pageOf('text-two-column', [rawSlot('text', 'left', { content: '<p>Words</p>' }), slot]);

describe('a product', () => {
  it('is drawn as its layout says', () => {
    const raw = slotOf('product-box', { boxLayout: 'minimal', displayMode: 'cover' }, { product: rawProduct('Chair') });
    expect(shown(raw, 'ProductBox')).toMatchObject({ product: { id: 'chair' }, boxLayout: 'minimal', displayMode: 'cover' });
    expect(shown(slotOf('product-box', {}, { product: rawProduct('Chair') }), 'ProductBox')).toMatchObject({
      boxLayout: 'standard',
      displayMode: 'standard',
    });
  });

  it('comes from the settings where the server has not resolved it', () => {
    expect(shown(slotOf('product-box', { product: rawProduct('Stool') }), 'ProductBox')).toMatchObject({ product: { id: 'stool' } });
  });

  it('that is gone is passed over by a page, and named by a slide', () => {
    const raw = beside(rawSlot('product-box', 'right'));
    expect(html(raw)).not.toContain(DEFAULT_CMS_LABELS.noProductTitle);
    expect(html(slide(raw))).toContain(DEFAULT_CMS_LABELS.noProductTitle);
    expect(given.size).toBe(0);
  });
});

describe('a row of products', () => {
  it('is drawn as its layout says', () => {
    const raw = slotOf(
      'product-slider',
      { title: 'New', rotate: true, border: true, elMinWidth: '20rem', boxLayout: 'image', displayMode: 'contain', navigationArrows: '' },
      { products: [rawProduct('Chair')] },
    );
    expect(shown(raw, 'ProductSlider')).toMatchObject({
      products: [{ id: 'chair' }],
      title: 'New',
      hasArrows: false,
      isAutoplay: true,
      hasBorder: true,
      minItemWidth: '20rem',
      boxLayout: 'image',
      displayMode: 'contain',
    });
  });

  it('of none is passed over by a page, beside something else, too, and named by a slide', () => {
    const raw = beside(rawSlot('product-slider', 'right'));
    expect(html(raw)).not.toContain(DEFAULT_CMS_LABELS.noProductsTitle);
    expect(html(slide(raw))).toContain(DEFAULT_CMS_LABELS.noProductsTitle);
    expect(given.size).toBe(0);
  });
});

describe('a listing', () => {
  const found = (total: number) => ({ elements: total > 0 ? [rawProduct('Chair')] : [], total });
  const withFilters = rawPage([
    rawSection([
      rawBlock('sidebar-filter', [rawSlot('sidebar-filter', 'content')], { sectionPosition: 'sidebar' }),
      rawBlock('product-listing', [
        rawSlot('product-listing', 'content', { filters: 'price-filter', propertyWhitelist: ['g'] }, { data: { listing: found(7) } }),
      ]),
    ]),
  ]);

  it.each([
    ['price-filter, rating-filter', ['rating-filter', 'price-filter']],
    ['', []],
    ['none-such', []],
  ])('has the filters that its settings name: %s', (filters, expected) => {
    expect(shown(slotOf('product-listing', { filters }, { listing: found(1) }), 'ProductListing')).toMatchObject({ filters: expected });
  });

  it('has every filter where its settings say nothing', () => {
    const { filters } = shown(slotOf('product-listing', {}, { listing: found(1) }), 'ProductListing') ?? {};
    expect(filters).toHaveLength(5);
  });

  it('leaves its filters to those beside it, which know its products and what it allows', () => {
    expect(shown(slotOf('product-listing', {}, { listing: found(1) }), 'ProductListing')).toMatchObject({ showFilters: true });
    expect(shown(withFilters, 'ProductListing')).toMatchObject({ showFilters: false });
    expect(given.get('SidebarFilter')).toMatchObject({ listing: { total: 7 }, filters: ['price-filter'], propertyWhitelist: ['g'] });
  });

  it('is what the page has read anew, beside the filters, too', () => {
    const listing = { total: 3, elements: [] } as unknown as NonNullable<CmsContext['listing']>;
    expect(shown(withFilters, 'ProductListing', { listing })).toMatchObject({ listing: { total: 3 } });
    expect(given.get('SidebarFilter')).toMatchObject({ listing: { total: 3 } });
  });

  it('without filters of a listing has none beside it', () => {
    expect(shown(slotOf('sidebar-filter'), 'SidebarFilter')).toMatchObject({ listing: null, filters: [], propertyWhitelist: [] });
  });

  it('without products is said to be so by a slide; a page shows its filters', () => {
    const raw = slotOf('product-listing', {}, { listing: found(0) });
    expect(html(slide(raw))).toContain(DEFAULT_CMS_LABELS.noProductsTitle);
    expect(given.size).toBe(0);
    expect(shown(raw, 'ProductListing')).toMatchObject({ listing: { total: 0 } });
    expect(shown(slide(slotOf('product-listing', {}, { listing: found(1) })), 'ProductListing')).toBeDefined();
    expect(shown(slide(slotOf('product-listing')), 'ProductListing')).toMatchObject({ listing: null });
  });
});

describe('a buy box', () => {
  const groups = [{ id: 'g', name: 'Color', options: [{ id: 'o', name: 'Red' }] }];
  const configurator = [{ id: 'page' }] as unknown as NonNullable<CmsContext['configurator']>;

  it('is about its own product before that of the page, with its own options', () => {
    const raw = slotOf('buy-box', {}, { product: rawProduct('Chair'), configuratorSettings: groups });
    expect(shown(raw, 'BuyBox', { product: product('page'), configurator })).toMatchObject({
      product: { id: 'chair' },
      configurator: [{ id: 'g' }],
    });
  });

  it('is about the product of the page, with the page’s options, where it names none', () => {
    expect(shown(slotOf('buy-box'), 'BuyBox', { product: product('page'), configurator })).toMatchObject({
      product: { id: 'page' },
      configurator: [{ id: 'page' }],
    });
    expect(shown(slotOf('buy-box'), 'BuyBox', { product: product('page') })).toMatchObject({ configurator: [] });
  });

  it('without a product is passed over by a page, and named by a slide', () => {
    expect(html(slotOf('buy-box'))).not.toContain(DEFAULT_CMS_LABELS.noProductTitle);
    expect(html(slide(slotOf('buy-box')))).toContain(DEFAULT_CMS_LABELS.noProductTitle);
    expect(given.size).toBe(0);
  });

  it('has a configurator only with a product in context, whatever options there are', () => {
    const raw = slotOf('buy-box', {}, { configuratorSettings: groups });
    for (const page of [raw, slide(raw)]) expect(shown(page, 'BuyBox', { configurator })).toBeUndefined();
    expect(html(slide(raw), { configurator })).toContain(DEFAULT_CMS_LABELS.noProductTitle);
    expect(shown(raw, 'BuyBox', { product: product('page'), configurator })).toMatchObject({ configurator: [{ id: 'g' }] });
  });
});

describe('description and reviews', () => {
  const raw = (data: unknown) => slotOf('product-description-reviews', {}, data);

  it('are those of their own product before that of the page', () => {
    expect(shown(raw({ product: rawProduct('Chair'), reviews }), 'ProductDescriptionReviews', { product: product('page') })).toMatchObject({
      productId: 'chair',
      productName: 'Chair',
      description: expect.stringContaining('<strong>fine</strong>') as unknown,
      reviews: { total: 2 },
    });
  });

  it('name the product of the page where they have none', () => {
    expect(shown(raw(null), 'ProductDescriptionReviews', { product: product('page') })).toMatchObject({
      productId: 'page',
      productName: 'page',
      description: '',
      reviews: null,
    });
  });

  it('are there for a text or for reviews alone, and not for nothing', () => {
    const text = { product: { translated: { description: '<p>Words</p>' } } };
    expect(shown(raw(text), 'ProductDescriptionReviews')).toMatchObject({ productId: null, productName: '', description: '<p>Words</p>' });
    expect(shown(raw({ reviews }), 'ProductDescriptionReviews')).toMatchObject({ productId: null, reviews: { total: 2 } });
    expect(shown(raw(null), 'ProductDescriptionReviews')).toBeUndefined();
  });
});

describe('what goes with a product', () => {
  const crossSellings = [{ crossSelling: { id: 'c', name: 'More' }, products: [rawProduct('Chair')], total: 1 }];

  it('is drawn as its layout says, and not where there are no groups', () => {
    const raw = (data: unknown) => slotOf('cross-selling', { boxLayout: 'image', elMinWidth: '20rem' }, data);
    expect(shown(raw({ crossSellings }), 'CrossSelling')).toMatchObject({ boxLayout: 'image', minItemWidth: '20rem' });
    expect(shown(raw({ crossSellings: null }), 'CrossSelling')).toBeUndefined();
    expect(shown(beside(rawSlot('cross-selling', 'right')), 'CrossSelling')).toBeUndefined();
  });
});

describe('a form', () => {
  it.each([
    ['form', 'newsletter', 'NewsletterForm'],
    ['form', 'contact', 'ContactForm'],
    ['form', 'something else', 'ContactForm'],
    ['custom-form', 'newsletter', 'ContactForm'],
  ] as const)('%s of the type %s is drawn as %s alone', (element, type, name) => {
    expect(shown(slotOf(element, { type, title: 'Hello', confirmationText: 'Thanks' }), name)).toMatchObject({
      title: 'Hello',
      confirmationText: 'Thanks',
    });
    expect([...given.keys()]).toEqual([name]);
  });
});

describe('the categories around the page', () => {
  it('are those of its category, or of none', () => {
    const category = { id: 'chairs' } as unknown as NonNullable<CmsContext['category']>;
    expect(shown(slotOf('category-navigation'), 'CategoryNavigation', { category })).toMatchObject({ category: { id: 'chairs' } });
    expect(shown(slotOf('category-navigation'), 'CategoryNavigation')).toMatchObject({ category: null });
  });
});
