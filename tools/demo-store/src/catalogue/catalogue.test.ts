import { describe, expect, it } from 'vitest';
import type { CategoryModel } from './assortment-model.ts';
import type { Catalogue } from './catalogue-model.ts';
import { mediaId } from './id.ts';
import { ACCESS_KEY, createCatalogue } from './index.ts';
import type { LocaleCode } from './market-model.ts';
import { british, slug } from './text.ts';

const catalogue = createCatalogue();
const CODES: readonly LocaleCode[] = ['en-US', 'en-GB', 'de-DE'];
const ID = /^[0-9a-f]{32}$/;

type Visit = (value: Record<string, unknown>, place: string) => void;

/** Calls `visit` for every object of the catalogue. */
function everywhere(value: unknown, visit: Visit, place = ''): void {
  if (Array.isArray(value)) value.forEach((entry, i) => everywhere(entry, visit, `${place}[${i}]`));
  else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    visit(Object.fromEntries(entries), place);
    for (const [key, entry] of entries) everywhere(entry, visit, `${place}.${key}`);
  }
}

function depthOf(category: CategoryModel, all: Catalogue['categories']): number {
  const parent = all.find(({ id }) => id === category.parentId);
  return parent === undefined ? 0 : 1 + depthOf(parent, all);
}

const slots = catalogue.cmsPages.flatMap((page) =>
  page.sections.flatMap((section) => section.blocks.flatMap((block) => block.slots.map((slot) => ({ page, block, slot })))),
);
const products = new Set(catalogue.products.flatMap((product) => [product.id, ...product.variants.map(({ id }) => id)]));
const categories = new Set(catalogue.categories.map(({ id }) => id));
const pages = new Set(catalogue.cmsPages.map(({ id }) => id));
const media = new Set(catalogue.media.map(({ key }) => key));
const mediaIds = new Set([...catalogue.media, ...(catalogue.files ?? [])].map(({ key }) => mediaId(key)));
const landingPages = new Set(catalogue.landingPages.map(({ id }) => id));

describe('size of the shop', () => {
  it('has at least 120 products with variants, in at least 12 categories over three levels', () => {
    expect(catalogue.products.length).toBeGreaterThanOrEqual(120);
    expect(catalogue.products.flatMap(({ variants }) => variants).length).toBeGreaterThan(300);
    const used = new Set(catalogue.products.flatMap(({ categoryIds }) => categoryIds));
    expect(used.size).toBeGreaterThanOrEqual(12);
    expect(Math.max(...catalogue.categories.map((category) => depthOf(category, catalogue.categories)))).toBe(3);
  });

  it('shows what a shop needs to show', () => {
    const { products: all } = catalogue;
    expect(all.filter(({ pricing }) => pricing.tiers !== undefined).length).toBeGreaterThan(8);
    expect(all.filter(({ pricing }) => pricing.listPrice !== undefined && pricing.regulationPrice !== undefined).length).toBeGreaterThan(8);
    expect(all.some(({ stock, variants }) => stock === 0 && variants.every((variant) => variant.stock === 0))).toBe(true);
    expect(all.some(({ isCloseout, stock }) => isCloseout && stock > 0)).toBe(true);
    expect(all.some(({ minPurchase, purchaseSteps }) => minPurchase > 1 && purchaseSteps > 1)).toBe(true);
    expect(all.some(({ maxPurchase }) => maxPurchase !== null)).toBe(true);
    expect(all.some(({ shippingFree }) => shippingFree)).toBe(true);
    expect(all.some(({ download }) => download !== undefined)).toBe(true);
    expect(all.some(({ referenceUnit, purchaseUnit }) => referenceUnit === 100 && purchaseUnit === 500)).toBe(true);
    expect(all.some(({ restockTime }) => restockTime !== undefined)).toBe(true);
    expect(catalogue.manufacturers.length).toBeGreaterThanOrEqual(8);
    for (const code of CODES)
      expect(all.flatMap(({ reviews }) => reviews).filter(({ languageCode }) => languageCode === code).length, code).toBeGreaterThan(5);
  });

  it('has entries of every type in its navigation', () => {
    expect(new Set(catalogue.categories.map(({ type }) => type))).toEqual(new Set(['page', 'folder', 'link']));
    expect(new Set(catalogue.categories.flatMap(({ link }) => (link === undefined ? [] : [link.type])))).toEqual(
      new Set(['external', 'category', 'product', 'landing_page']),
    );
  });

  it('uses most kinds of blocks', () => {
    expect(new Set(slots.map(({ block }) => block.type)).size).toBeGreaterThanOrEqual(35);
  });

  it('keeps the fixed names of the demo', () => {
    expect(catalogue.salesChannel.accessKey).toBe(ACCESS_KEY);
    expect(ACCESS_KEY).toMatch(/^SWSC[A-Z0-9]{22}$/);
    expect(catalogue.shoppers.map(({ email, password }) => `${email} ${password}`)).toContain('shopper@vitrine.example shopper-demo');
    expect(catalogue.adminUsers.map(({ username, password }) => `${username} ${password}`)).toEqual([
      'guide guide-demo',
      'guide2 guide-demo',
      'guide3 guide-demo',
      'guide4 guide-demo',
    ]);
    expect(catalogue.presentations.map(({ path, isPreview }) => [path, isPreview])).toEqual([
      ['spring-collection', false],
      ['preview-lookbook', true],
      ['selmas-lamps', false],
      ['teos-textiles', false],
    ]);
    expect(catalogue.promotions.map(({ code }) => code)).toEqual(expect.arrayContaining(['WELCOME10', 'SAVE15', 'FREESHIP']));
  });
});

describe('two guides who are no administrators', () => {
  it('have one presentation each that is theirs alone', () => {
    const plain = catalogue.adminUsers.filter(({ admin }) => !admin);
    expect(plain.map(({ username }) => username)).toEqual(['guide3', 'guide4']);
    expect(plain.map(({ id }) => catalogue.presentations.filter(({ guideIds }) => guideIds?.includes(id)).map(({ path }) => path))).toEqual(
      [['selmas-lamps'], ['teos-textiles']],
    );
    for (const { guideIds } of catalogue.presentations) expect(guideIds === undefined || guideIds.length === 1).toBe(true);
  });
});

describe('identity', () => {
  it('is the same at every call', () => {
    expect(createCatalogue()).toEqual(catalogue);
  });

  it('gives every entity an id of its own, 32 hexadecimal digits', () => {
    const seen = new Map<string, string>();
    everywhere(catalogue, ({ id }, place) => {
      if (typeof id !== 'string' || place.endsWith('.target')) return;
      expect(id, place).toMatch(ID);
      expect(seen.get(id), `${place} has the id of another`).toBeUndefined();
      seen.set(id, place);
    });
    expect(seen.size).toBeGreaterThan(1000);
  });

  it('numbers products without repeating itself', () => {
    const numbers = catalogue.products.flatMap((product) => [
      product.productNumber,
      ...product.variants.map(({ productNumber }) => productNumber),
    ]);
    expect(new Set(numbers).size).toBe(numbers.length);
    const eans = catalogue.products.flatMap((product) => [product.ean, ...product.variants.map(({ ean }) => ean)]);
    expect(new Set(eans).size).toBe(eans.length);
    for (const ean of eans) expect(ean).toMatch(/^\d{13}$/);
  });

  it('has paths that are unique in each language, without slashes at the ends', () => {
    for (const code of CODES) {
      const paths = [
        ...catalogue.categories.flatMap(({ seoPath }) => (seoPath === undefined ? [] : [seoPath])),
        ...catalogue.products.map(({ seoPath }) => seoPath),
        ...catalogue.landingPages.map(({ seoPath }) => seoPath),
      ].map((path) => path[code] ?? '');
      expect(new Set(paths).size, code).toBe(paths.length);
      for (const path of paths) expect(path, code).toMatch(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
    }
  });
});

describe('languages', () => {
  it('has every text in all three languages, none of them empty', () => {
    everywhere(catalogue, (value, place) => {
      if (typeof value['en-US'] !== 'string') return;
      for (const code of CODES) expect(typeof value[code] === 'string' && value[code] !== '', `${place} in ${code}`).toBe(true);
    });
  });

  it('translates every slot that has words', () => {
    for (const { page, block, slot } of slots) {
      const spoken =
        ['text', 'html', 'notes', 'form', 'product-slider'].includes(slot.type) &&
        Object.values(slot.config ?? {}).every(({ source }) => source === 'static');
      if (spoken) expect(Object.keys(slot.translations ?? {}).sort(), `${page.name['en-US']} / ${block.type}`).toEqual(['de-DE', 'en-GB']);
    }
  });

  it('says in German what is not English', () => {
    const alike = catalogue.products.filter(({ description }) => description?.['de-DE'] === description?.['en-US']);
    expect(alike).toEqual([]);
  });

  it('spells as the British do', () => {
    expect(british('A gray sweater in a favorite color, for travelers')).toBe('A grey jumper in a favourite colour, for travellers');
    expect(british('Sneakers and throw pillows')).toBe('Trainers and cushions');
    expect(british('parameter, diameter')).toBe('parameter, diameter');
    everywhere(catalogue, (value, place) => {
      const text = value['en-GB'];
      if (typeof text === 'string') expect(text, place).not.toMatch(/\b(color|colors|gray|sweater|sneaker|favorite|jewelry)\b/i);
    });
  });

  it('makes addresses out of German words', () => {
    expect(slug('Größe & Maße: „Übertöpfe“')).toBe('groesse-masse-uebertoepfe');
  });
});

describe('references', () => {
  it('leads from products to categories, makers, options, taxes, times, units and pictures that exist', () => {
    const options = new Map(catalogue.propertyGroups.flatMap((group) => group.options.map(({ id }) => [id, group.id] as const)));
    const makers = new Set(catalogue.manufacturers.map(({ id }) => id));
    const taxes = new Set(catalogue.taxes.map(({ id }) => id));
    const times = new Set(catalogue.deliveryTimes.map(({ id }) => id));
    const units = new Set(catalogue.units.map(({ id }) => id));
    for (const product of catalogue.products) {
      const name = product.name['en-US'];
      expect(product.categoryIds.length, name).toBeGreaterThan(0);
      for (const id of product.categoryIds) expect(categories.has(id), name).toBe(true);
      expect(product.manufacturerId !== null && makers.has(product.manufacturerId), name).toBe(true);
      expect(taxes.has(product.taxId), name).toBe(true);
      expect(product.deliveryTimeId !== null && times.has(product.deliveryTimeId), name).toBe(true);
      if (product.unitId !== undefined) expect(units.has(product.unitId), name).toBe(true);
      for (const id of product.propertyOptionIds) expect(options.has(id), name).toBe(true);
      for (const key of [...product.mediaKeys, ...product.variants.flatMap(({ mediaKeys }) => mediaKeys ?? [])])
        expect(media.has(key), key).toBe(true);
      expect(product.mediaKeys.length, name).toBeGreaterThanOrEqual(3);
      for (const row of product.crossSellings)
        for (const id of row.productIds) expect(products.has(id) && id !== product.id, name).toBe(true);
      for (const variant of product.variants)
        expect(
          variant.optionIds.map((id) => options.get(id)),
          `${name} ${variant.productNumber}`,
        ).toEqual(product.configuratorGroupIds);
      const combinations = product.variants.map(({ optionIds }) => optionIds.join());
      expect(new Set(combinations).size, name).toBe(combinations.length);
      if (product.mainVariantId !== undefined)
        expect(
          product.variants.some(({ id }) => id === product.mainVariantId),
          name,
        ).toBe(true);
    }
  });

  it('leads from categories and landing pages to parents, layouts, pictures and targets that exist', () => {
    for (const category of catalogue.categories) {
      const name = category.name['en-US'];
      expect(category.parentId === null || categories.has(category.parentId), name).toBe(true);
      if (category.type === 'page') expect(category.cmsPageId !== undefined && pages.has(category.cmsPageId), name).toBe(true);
      if (category.mediaKey !== undefined) expect(media.has(category.mediaKey), name).toBe(true);
      const { link } = category;
      if (link?.type === 'category') expect(categories.has(link.targetId), name).toBe(true);
      if (link?.type === 'product') expect(products.has(link.targetId), name).toBe(true);
      if (link?.type === 'landing_page') expect(landingPages.has(link.targetId), name).toBe(true);
    }
    for (const { cmsPageId } of catalogue.landingPages) expect(pages.has(cmsPageId)).toBe(true);
    const { navigationCategoryId, footerCategoryId, serviceCategoryId, homeCmsPageId, productCmsPageId } = catalogue.salesChannel;
    for (const id of [navigationCategoryId, footerCategoryId, serviceCategoryId]) expect(categories.has(id)).toBe(true);
    for (const id of [homeCmsPageId ?? '', productCmsPageId, ...Object.values(catalogue.shopPages)]) expect(pages.has(id)).toBe(true);
  });

  it('leads from slots and backgrounds to products and pictures that exist', () => {
    for (const { page, slot } of slots) {
      const name = `${page.name['en-US']} / ${slot.type}`;
      const { product, products: row, media: picture, sliderItems, previewMedia } = slot.config ?? {};
      if (product?.source === 'static') expect(products.has(String(product.value)), name).toBe(true);
      if (Array.isArray(row?.value)) for (const id of row.value) expect(products.has(String(id)), name).toBe(true);
      if (picture?.source === 'static') expect(mediaIds.has(String(picture.value)), name).toBe(true);
      if (previewMedia !== undefined) expect(mediaIds.has(String(previewMedia.value)), name).toBe(true);
      if (sliderItems?.source === 'static')
        everywhere(sliderItems.value, ({ mediaId: id }) => expect(mediaIds.has(String(id)), name).toBe(true));
    }
    everywhere(catalogue.cmsPages, ({ backgroundMediaKey }, place) => {
      if (typeof backgroundMediaKey === 'string') expect(media.has(backgroundMediaKey), place).toBe(true);
    });
    for (const { mediaKey } of catalogue.manufacturers) expect(media.has(mediaKey ?? '')).toBe(true);
  });

  it('links inside texts only to addresses that exist', () => {
    const known = new Set(
      CODES.flatMap((code) => {
        const prefix = { 'en-US': '', 'en-GB': '/en-GB', 'de-DE': '/de-DE' }[code];
        return [
          ...catalogue.categories.flatMap(({ seoPath }) => (seoPath === undefined ? [] : [seoPath])),
          ...catalogue.products.map(({ seoPath }) => seoPath),
          ...catalogue.landingPages.map(({ seoPath }) => seoPath),
        ].map((path) => `${prefix}/${path[code] ?? ''}`);
      }),
    );
    const links = [
      ...JSON.stringify(catalogue.cmsPages).matchAll(/href=\\"(\/[^"\\]*)\\"|"url":\{"source":"static","value":"(\/[^"]*)"\}/g),
    ].map((match) => match[1] ?? match[2] ?? '');
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect(known.has(link), link).toBe(true);
  });

  it('leads from presentations to slides that exist', () => {
    const targets = { cms_page: pages, product: products, category: categories };
    for (const presentation of catalogue.presentations) {
      expect(pages.has(presentation.endedCmsPageId)).toBe(true);
      for (const { target } of presentation.slides) expect(targets[target.type].has(target.id)).toBe(true);
    }
    expect(catalogue.presentations[0]?.slides.filter(({ target }) => target.type === 'cms_page').length).toBeGreaterThanOrEqual(6);
  });

  it('leads from shoppers and their orders to what exists', () => {
    const countries = new Map(catalogue.countries.map((country) => [country.id, country]));
    for (const shopper of catalogue.shoppers) {
      for (const address of [shopper.address, ...(shopper.furtherAddresses ?? [])]) {
        const country = countries.get(address.countryId);
        expect(country).toBeDefined();
        if (address.countryStateId !== undefined) expect(country?.states.some(({ id }) => id === address.countryStateId)).toBe(true);
      }
      for (const order of shopper.pastOrders ?? [])
        for (const line of order.lines) expect(products.has(line.productId), order.orderNumber).toBe(true);
    }
  });
});

describe('prices', () => {
  it('asks for sensible amounts in every currency', () => {
    for (const { name, pricing, variants } of catalogue.products) {
      for (const { price, listPrice, regulationPrice } of [
        pricing,
        ...variants.flatMap((variant) => (variant.pricing === undefined ? [] : [variant.pricing])),
      ]) {
        for (const code of ['USD', 'GBP', 'EUR'] as const) {
          expect(price[code], name['en-US']).toBeGreaterThanOrEqual(0);
          if (listPrice !== undefined) expect(listPrice[code], name['en-US']).toBeGreaterThan(price[code]);
          // A reduction is measured against the lowest price of the 30 days before it, never against a higher one.
          expect(regulationPrice?.[code], name['en-US']).toBe(listPrice?.[code]);
        }
        expect(price.GBP <= price.EUR && price.EUR <= price.USD, name['en-US']).toBe(true);
      }
    }
  });

  it('begins tiers at one piece, sorts them, and lets them fall', () => {
    for (const { name, pricing } of catalogue.products) {
      const { tiers } = pricing;
      if (tiers === undefined) continue;
      expect(tiers[0]?.quantityStart, name['en-US']).toBe(1);
      expect(tiers[0]?.price, name['en-US']).toEqual(pricing.price);
      tiers.slice(1).forEach((tier, i) => {
        const before = tiers[i];
        expect(tier.quantityStart).toBeGreaterThan(before?.quantityStart ?? 0);
        expect(tier.price.EUR).toBeLessThan(before?.price.EUR ?? 0);
      });
    }
  });

  it('starts shipping prices at nothing and lets dear carts travel for less', () => {
    for (const { prices } of catalogue.shippingMethods) {
      expect(prices[0]?.cartValueStart).toEqual({ USD: 0, GBP: 0, EUR: 0 });
      prices.slice(1).forEach((step, i) => expect(step.price.EUR).toBeLessThanOrEqual(prices[i]?.price.EUR ?? 0));
    }
  });

  it('sells amounts that can be ordered', () => {
    for (const { name, minPurchase, purchaseSteps, maxPurchase } of catalogue.products) {
      expect(minPurchase, name['en-US']).toBeGreaterThanOrEqual(1);
      expect(purchaseSteps, name['en-US']).toBeGreaterThanOrEqual(1);
      if (maxPurchase !== null) expect(maxPurchase, name['en-US']).toBeGreaterThanOrEqual(minPurchase);
    }
  });
});
