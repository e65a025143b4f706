import { type Article, CATEGORIES, idOf } from './assortment.ts';
import { articlesOf, configuratorOf, productOf, ROOT_ID } from './entities.ts';
import { listingOf } from './listing.ts';
import { type Json, named } from './wire.ts';

interface Slot {
  readonly slot: string;
  readonly type: string;
  readonly data: unknown;
  readonly config?: Json | null;
}

let serial = 0;

const slotOf = ({ slot, type, data, config = null }: Slot): Json => ({
  id: idOf(`slot ${++serial}`),
  slot,
  type,
  data,
  config,
  translated: { config, customFields: {} },
  apiAlias: 'cms_slot',
});

function blockOf(type: string, position: number, slots: readonly Slot[]): Json {
  return {
    id: idOf(`block ${++serial}`),
    type,
    position,
    sectionPosition: 'main',
    slots: slots.map(slotOf),
    marginTop: '20px',
    marginBottom: '20px',
    marginLeft: null,
    marginRight: null,
    backgroundColor: null,
    backgroundMedia: null,
    backgroundMediaMode: null,
    cssClass: null,
    visibility: null,
    apiAlias: 'cms_block',
  };
}

function pageOf(name: string, type: string, blocks: readonly Json[]): Json {
  return {
    id: idOf(`page ${name}`),
    ...named(name),
    type,
    cssClass: null,
    config: null,
    sections: [
      {
        id: idOf(`section ${name}`),
        type: 'default',
        position: 0,
        sizingMode: 'boxed',
        mobileBehavior: 'wrap',
        backgroundColor: null,
        backgroundMedia: null,
        backgroundMediaMode: 'cover',
        cssClass: null,
        visibility: null,
        blocks,
        apiAlias: 'cms_section',
      },
    ],
    apiAlias: 'cms_page',
  };
}

const staticValue = (value: unknown): Json => ({ source: 'static', value });
const text = (slot: string, content: string): Slot => ({
  slot,
  type: 'text',
  data: { content, apiAlias: 'cms_text' },
  config: { content: staticValue(content), verticalAlign: staticValue(null) },
});

/** The opened breadcrumb of a category: names from the root down. */
function pathOf(key: string): { ids: string[]; names: string[] } {
  const category = CATEGORIES.find((entry) => entry.key === key);
  if (!category) return { ids: [ROOT_ID], names: ['Stationer'] };
  const above = pathOf(category.parent);
  return { ids: [...above.ids, idOf(`category ${key}`)], names: [...above.names, category.name] };
}

export interface CategoryOptions {
  readonly origin: string;
  readonly listing?: Json;
  readonly hasPage?: boolean;
  readonly children?: readonly Json[] | null;
}

/** The key of a category by its id; `root` for the shop itself. */
export function categoryKey(id: string): string | undefined {
  if (id === ROOT_ID) return 'root';
  return CATEGORIES.find(({ key }) => idOf(`category ${key}`) === id)?.key;
}

/** A category, with its layout where a page asks for it. */
export function categoryOf(key: string, { origin, listing = {}, hasPage = false, children = null }: CategoryOptions): Json {
  const id = key === 'root' ? ROOT_ID : idOf(`category ${key}`);
  const { ids, names } = pathOf(key);
  const name = names.at(-1) ?? '';
  return {
    id,
    parentId: ids.at(-2) ?? null,
    ...named(name),
    translated: { name, breadcrumb: names, description: null, metaTitle: null, metaDescription: null, keywords: null, customFields: {} },
    breadcrumb: names,
    path: ids.length > 1 ? `|${ids.slice(0, -1).join('|')}|` : null,
    level: ids.length,
    type: 'page',
    linkType: null,
    internalLink: null,
    externalLink: null,
    active: true,
    visible: true,
    media: null,
    childCount: CATEGORIES.filter(({ parent }) => parent === key).length,
    children,
    seoUrls: null,
    cmsPageId: idOf(`page ${key}`),
    cmsPage: hasPage ? layoutOf(key, id, origin, listing) : null,
    apiAlias: 'category',
  };
}

function layoutOf(key: string, id: string, origin: string, listing: Json): Json {
  if (key === 'root') {
    const products = articlesOf(ROOT_ID)
      .slice(0, 4)
      .map((article) => productOf(origin, article));
    return pageOf('Welcome', 'landingpage', [
      blockOf('text-hero', 0, [text('content', '<h2>Paper, ink, patience</h2><p>A stationer’s shop in one street and one language.</p>')]),
      blockOf('product-slider', 1, [
        {
          slot: 'productSlider',
          type: 'product-slider',
          data: { products, streamId: null, apiAlias: 'cms_product_slider' },
          config: { title: staticValue('On the counter'), boxLayout: staticValue('standard') },
        },
      ]),
    ]);
  }
  return pageOf(`Listing of ${key}`, 'product_list', [
    blockOf('text', 0, [text('content', `<p>Everything in ${key.replace('-', ' ')}.</p>`)]),
    blockOf('product-listing', 1, [
      {
        slot: 'content',
        type: 'product-listing',
        data: { listing: listingOf(origin, articlesOf(id), listing, { navigationId: id }), apiAlias: 'cms_product_listing' },
      },
    ]),
  ]);
}

/** The tree below a category. */
export function treeOf(parent: string, origin: string): Json[] {
  return CATEGORIES.filter((category) => category.parent === parent).map(({ key }) =>
    categoryOf(key, { origin, children: treeOf(key, origin) }),
  );
}

/** The answer of a product page. */
export function productPageOf(origin: string, article: Article): Json {
  const product = productOf(origin, article);
  const configurator = configuratorOf(article.product);
  const cmsPage = pageOf('Product', 'product_detail', [
    blockOf('product-heading', 0, [
      {
        slot: 'left',
        type: 'product-name',
        data: { content: article.product.name, apiAlias: 'cms_text' },
        config: { content: { source: 'mapped', value: 'product.name' } },
      },
      { slot: 'right', type: 'manufacturer-logo', data: null },
    ]),
    blockOf('gallery-buybox', 1, [
      {
        slot: 'left',
        type: 'image-gallery',
        data: {
          sliderItems: [{ media: (product['cover'] as Json)['media'], url: null, newTab: false }],
          navigation: null,
          apiAlias: 'cms_image_slider',
        },
      },
      {
        slot: 'right',
        type: 'buy-box',
        data: { product, productId: article.id, totalReviews: 0, configuratorSettings: configurator ?? [], apiAlias: 'cms_buy_box' },
      },
    ]),
    blockOf('product-description-reviews', 2, [
      {
        slot: 'content',
        type: 'product-description-reviews',
        data: { product, productId: null, ratingSuccess: null, reviews: null, apiAlias: 'cms_product_description_reviews' },
      },
    ]),
  ]);
  return {
    product: { ...product, cmsPage, seoCategory: categoryOf(article.product.category, { origin }) },
    configurator,
    apiAlias: 'product_detail',
  };
}
