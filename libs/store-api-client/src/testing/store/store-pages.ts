import type { Json } from '../../json-path.ts';
import { invalidUuid, refusal } from './refusal.ts';
import { idParam, input, say, type StoreCall } from './store-call.ts';
import { associate } from './store-criteria.ts';
import type { StoreCategory, StoreProduct } from './store-data.ts';
import { ancestry, categoryEntity, groupEntities, inherited, PRODUCT_ASSOCIATIONS, productEntity, variantsOf } from './store-entities.ts';
import { isStoreId, storeId } from './store-id.ts';
import { listingOf, productsBelow } from './store-listing.ts';

interface Slot {
  slot: string;
  type: string;
  data: unknown;
  config?: Json;
}

function block(type: string, position: number, slots: readonly Slot[]): Json {
  const id = storeId(`block:${type}:${position}`);
  return {
    id,
    type,
    position,
    sectionPosition: 'main',
    slots: slots.map(({ slot, type: kind, data, config = null }) => ({
      id: storeId(`slot:${type}:${position}:${slot}`),
      blockId: id,
      slot,
      type: kind,
      data,
      config,
      translated: { config, customFields: {} },
      apiAlias: 'cms_slot',
    })),
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

function layout(id: string, name: string, type: string, blocks: readonly Json[]): Json {
  const sectionId = storeId(`section:${id}`);
  const section = {
    id: sectionId,
    pageId: id,
    type: 'default',
    position: 0,
    sizingMode: 'boxed',
    mobileBehavior: 'wrap',
    backgroundColor: null,
    backgroundMedia: null,
    backgroundMediaMode: 'cover',
    cssClass: null,
    visibility: null,
    blocks: blocks.map((each) => ({ ...each, sectionId })),
    apiAlias: 'cms_section',
  };
  return {
    id,
    name,
    type,
    translated: { name, customFields: {} },
    config: null,
    cssClass: null,
    sections: [section],
    customFields: null,
    apiAlias: 'cms_page',
  };
}

const text = (content: string): Slot => ({
  slot: 'content',
  type: 'text',
  data: { content, apiAlias: 'cms_text' },
  config: { content: { source: 'static', value: content }, verticalAlign: { source: 'static', value: null } },
});
const plain = (call: StoreCall, product: StoreProduct): Json => associate(productEntity(call, product), {}, PRODUCT_ASSOCIATIONS);

function categoryLayout(call: StoreCall, category: StoreCategory): Json {
  const words = say(call, category.text);
  const blocks = words === null ? [] : [block('text', 0, [text(words)])];
  if (category.parentId === null) {
    const products = productsBelow(call, category.id)
      .slice(0, 4)
      .map((product) => plain(call, product));
    blocks.push(
      block('product-slider', 1, [
        { slot: 'productSlider', type: 'product-slider', data: { products, streamId: null, apiAlias: 'cms_product_slider' } },
      ]),
    );
  } else if (!category.withoutLayout) {
    const listing = listingOf(call, productsBelow(call, category.id), { defaultLimit: call.data.pageSize, navigationId: category.id });
    blocks.push(
      block('product-listing', 2, [{ slot: 'content', type: 'product-listing', data: { listing, apiAlias: 'cms_product_listing' } }]),
    );
  }
  return layout(
    storeId(`layout:${category.id}`),
    say(call, category.name) ?? '',
    category.parentId === null ? 'landingpage' : 'product_list',
    blocks,
  );
}

const categoryNotFound = (id: string): Error =>
  refusal(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id });

/** A category with its layout; `home` is the shop's own. */
export function categoryPage(call: StoreCall): Json {
  const id = call.params['id'] === 'home' ? call.data.navigation.main : idParam(call);
  const category = call.data.categories.find((entry) => entry.id === id);
  if (!category || (category.type ?? 'page') !== 'page') throw categoryNotFound(id);
  return { ...categoryEntity(call, category), cmsPage: categoryLayout(call, category) };
}

/** The listing of a category. */
export function categoryListing(call: StoreCall): Json {
  const id = idParam(call);
  if (!call.data.categories.some((category) => category.id === id))
    throw refusal(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id });
  return listingOf(call, productsBelow(call, id), { defaultLimit: 100, navigationId: id });
}

export function landingPage(call: StoreCall): Json {
  const id = idParam(call);
  const page = call.data.landingPages.find((entry) => entry.id === id);
  if (!page) throw refusal(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${id}" not found.`, { landingPageId: id });
  const name = say(call, page.name) ?? '';
  const texts = { name, metaTitle: null, metaDescription: null, keywords: null };
  return {
    id,
    active: true,
    ...texts,
    translated: { ...texts, customFields: {} },
    cmsPageId: storeId(`layout:${id}`),
    cmsPage: layout(storeId(`layout:${id}`), name, 'landingpage', [block('text', 0, [text(say(call, page.text) ?? '')])]),
    seoUrls: null,
    customFields: null,
    apiAlias: 'landing_page',
  };
}

export function layoutPage(call: StoreCall): Json {
  const id = idParam(call);
  const category = call.data.categories.find((entry) => storeId(`layout:${entry.id}`) === id);
  if (!category) throw refusal(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${id}" was not found.`, { pageId: id });
  return categoryLayout(call, category);
}

/** The menu below a root: a tree, or its categories side by side. */
export function navigation(call: StoreCall): Json[] {
  const { main, footer, service } = call.data.navigation;
  const aliases: Record<string, string | undefined> = {
    'main-navigation': main,
    'footer-navigation': footer,
    'service-navigation': service,
  };
  const [activeId, rootId] = ['activeId', 'rootId'].map((name) => {
    const value = call.params[name] ?? '';
    const id = value in aliases ? aliases[value] : value;
    if (id !== undefined && !isStoreId(id)) throw invalidUuid(value);
    if (id === undefined || !call.data.categories.some((category) => category.id === id)) throw categoryNotFound(value);
    return id;
  });
  const depth = Number.isInteger(Number(input(call, 'depth') ?? 2)) ? Math.max(0, Number(input(call, 'depth') ?? 2)) : 2;
  // The way to the active category is open at any depth.
  const open = new Set(ancestry(call, activeId ?? null).map(({ id }) => id));
  const below = (parentId: string, level: number): StoreCategory[] =>
    call.data.categories.filter(
      (category) => category.parentId === parentId && (level <= depth || (open.has(parentId) && open.has(category.id))),
    );
  const buildTree = input(call, 'buildTree');
  if (buildTree === false || buildTree === 'false' || buildTree === '0') {
    const flat = (parentId: string, level: number): StoreCategory[] =>
      below(parentId, level).flatMap((category) => [category, ...flat(category.id, level + 1)]);
    return flat(rootId ?? '', 0).map((category) => categoryEntity(call, category));
  }
  const tree = (parentId: string, level: number): Json[] =>
    below(parentId, level)
      .filter((category) => !category.hidden && !category.inactive)
      .map((category) => categoryEntity(call, category, tree(category.id, level + 1)));
  return tree(rootId ?? '', 0);
}

function findProduct(call: StoreCall, id: string): StoreProduct {
  const product = call.data.products.find((entry) => entry.id === id);
  if (!product || inherited(call, product).inactive)
    throw refusal(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
  return product;
}

/** The way to a product or a category, without the root. */
export function breadcrumb(call: StoreCall): Json {
  const id = idParam(call);
  const categoryId = call.query['type'] === 'category' ? id : findProduct(call, id).categoryIds?.[0];
  const path = ancestry(call, categoryId ?? null);
  if (path.length === 0) throw categoryNotFound(id);
  const breadcrumbs = path.slice(1).map((category) => {
    const { name, translated, seoUrls } = categoryEntity(call, category);
    return {
      name,
      categoryId: category.id,
      type: category.type ?? 'page',
      translated,
      path: '',
      seoUrls: seoUrls ?? [],
      apiAlias: 'breadcrumb',
    };
  });
  return { breadcrumbs, apiAlias: 'breadcrumb_collection' };
}

/** The groups that a product's variants differ in, each with all of its options. */
function configurator(call: StoreCall, product: StoreProduct): Json[] {
  const parent = call.data.products.find(({ id }) => id === (product.parentId ?? product.id));
  return parent
    ? groupEntities(
        call,
        variantsOf(call, parent).flatMap(({ optionIds }) => optionIds ?? []),
      )
    : [];
}

/** A product's page; a parent shows its first variant. */
export function productPage(call: StoreCall): Json {
  const found = findProduct(call, idParam(call));
  const product = variantsOf(call, found)[0] ?? found;
  const entity = associate(productEntity(call, product), call.criteria.associations, PRODUCT_ASSOCIATIONS);
  const groups = configurator(call, product);
  const reviews = {
    slot: 'content',
    type: 'product-description-reviews',
    data: { product: entity, productId: product.id, ratingSuccess: null, reviews: null, apiAlias: 'cms_product_description_reviews' },
  };
  const cmsPage = layout(storeId('layout:product'), 'Product', 'product_detail', [
    block('product-heading', 0, [
      {
        slot: 'left',
        type: 'product-name',
        data: { content: (entity['translated'] as Json)['name'], apiAlias: 'cms_text' },
        config: { content: { source: 'mapped', value: 'product.name' } },
      },
      {
        slot: 'right',
        type: 'manufacturer-logo',
        data: {
          manufacturer: entity['manufacturer'],
          media: null,
          mediaId: null,
          url: '',
          newTab: false,
          apiAlias: 'cms_manufacturer_logo',
        },
      },
    ]),
    block('gallery-buybox', 1, [
      {
        slot: 'left',
        type: 'image-gallery',
        data: {
          sliderItems:
            'media' in call.criteria.associations ? [{ media: (entity['cover'] as Json)['media'], url: null, newTab: false }] : [],
          navigation: null,
          apiAlias: 'cms_image_slider',
        },
      },
      {
        slot: 'right',
        type: 'buy-box',
        data: { product: entity, productId: product.id, totalReviews: 0, configuratorSettings: groups, apiAlias: 'cms_buy_box' },
      },
    ]),
    block('product-description-reviews', 2, [reviews]),
    block('cross-selling', 3, [{ slot: 'content', type: 'cross-selling', data: { crossSellings: null, apiAlias: 'cms_cross_selling' } }]),
  ]);
  const category = call.data.categories.find(({ id }) => inherited(call, product).categoryIds?.includes(id));
  return {
    product: { ...entity, cmsPage, seoCategory: category ? categoryEntity(call, category) : null },
    configurator: groups,
    apiAlias: 'product_detail',
  };
}

/** The variant of a parent that has the chosen options, with the switched one first. */
export function findVariant(call: StoreCall): Json {
  const id = idParam(call);
  const raw = call.body['options'];
  const chosen = (Array.isArray(raw) ? raw : Object.values((raw ?? {}) as Json)).map(String);
  const parent = call.data.products.find((product) => product.id === id && product.parentId === undefined);
  const variants = parent ? variantsOf(call, parent) : [];
  const match = variants.find(({ optionIds = [] }) => chosen.length > 0 && chosen.every((option) => optionIds.includes(option)));
  if (!match)
    throw refusal(
      404,
      'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
      `Variant for productId ${id} with options ${JSON.stringify(chosen)} not found.`,
      { productId: id, options: chosen },
    );
  const groups = call.data.propertyGroups.flatMap((group) =>
    group.options.filter((option) => match.optionIds?.includes(option.id)).map((option): [string, string] => [group.id, option.id]),
  );
  return { variantId: match.id, options: Object.fromEntries(groups), apiAlias: 'variant_found_combination' };
}

/** What is sold beside a product. */
export function crossSellings(call: StoreCall): Json[] {
  const product = call.data.products.find(({ id }) => id === idParam(call));
  const ids = product?.crossSellingIds ?? [];
  if (ids.length === 0) return [];
  const products = ids.flatMap((id) => call.data.products.filter((entry) => entry.id === id)).map((entry) => plain(call, entry));
  const id = storeId(`cross-selling:${product?.id}`);
  return [
    {
      crossSelling: {
        id,
        name: 'Goes with it',
        type: 'productList',
        position: 1,
        active: true,
        limit: 24,
        translated: { name: 'Goes with it' },
        apiAlias: 'product_cross_selling',
      },
      products,
      total: products.length,
      streamId: null,
      apiAlias: 'cross_selling_element',
    },
  ];
}
