import { describe, expect, it } from 'vitest';
import type { CmsElement } from '../model/element-types.ts';
import type { CmsBlockModel } from '../model/page-types.ts';
import { presentationStub } from '../testing/commerce-stub.tsx';
import { isBlank, isEmpty, needsWhatIsNotThere } from './is-empty.ts';
import { createCmsRegistry } from './registry.ts';

const element = (type: CmsElement['type'], fields: object = {}) => ({ type, ...fields }) as CmsElement;
const [MEDIA, PRODUCT] = [{ id: 'm' }, { id: 'p' }];

describe('an element has nothing to show', () => {
  it.each<[CmsElement['type'], object, object]>([
    ['text', { content: '' }, { content: 'x' }],
    ['html', { content: '' }, { content: 'x' }],
    ['product-name', { content: '' }, { content: 'x' }],
    ['notes', { content: '' }, { content: 'x' }],
    ['image', { media: null }, { media: MEDIA }],
    ['manufacturer-logo', { media: null, manufacturer: null }, { media: MEDIA, manufacturer: null }],
    ['manufacturer-logo', { media: null, manufacturer: null }, { media: null, manufacturer: { name: 'Nordwerk' } }],
    ['image-slider', { items: [] }, { items: [MEDIA] }],
    ['image-gallery', { items: [] }, { items: [MEDIA] }],
    ['spatial-viewer', { media: null, poster: null }, { media: MEDIA, poster: null }],
    ['spatial-viewer', { media: null, poster: null }, { media: null, poster: MEDIA }],
    ['cross-selling', { groups: [] }, { groups: [{}] }],
  ])('%s: without %o, and has something with %o', (type, nothing, something) => {
    for (const isPresentation of [false, true]) {
      expect(isEmpty(element(type, nothing), isPresentation)).toBe(true);
      expect(isEmpty(element(type, something), isPresentation)).toBe(false);
    }
  });

  it.each<[CmsElement['type'], object, object]>([
    ['product-box', { product: null }, { product: PRODUCT }],
    ['product-slider', { products: [] }, { products: [PRODUCT] }],
  ])('%s: without a product on a page of the shop; a slide says that it is gone', (type, nothing, something) => {
    expect(isEmpty(element(type, nothing), false)).toBe(true);
    expect(isEmpty(element(type, nothing), true)).toBe(false);
    expect(isEmpty(element(type, something), false)).toBe(false);
  });

  it('never where what it shows comes from elsewhere', () => {
    for (const type of ['product-listing', 'buy-box', 'form', 'category-navigation'] as const)
      expect(isEmpty(element(type), false)).toBe(false);
  });
});

describe('an element waits for what is not there', () => {
  const room = createCmsRegistry({ presentation: presentationStub });
  const shop = createCmsRegistry();
  const waits = (type: CmsElement['type'], fields: object, { hasProduct = false, isPresentation = false, registry = room } = {}) =>
    needsWhatIsNotThere(element(type, fields), registry, hasProduct, isPresentation);

  it('a buy box for a product of its own or of the page; a slide says that it is gone', () => {
    expect(waits('buy-box', { product: null })).toBe(true);
    expect(waits('buy-box', { product: PRODUCT })).toBe(false);
    expect(waits('buy-box', { product: null }, { hasProduct: true })).toBe(false);
    expect(waits('buy-box', { product: null }, { isPresentation: true })).toBe(false);
  });

  it('a description for a product, a text or reviews', () => {
    const nothing = { productId: null, description: '', reviews: null };
    expect(waits('product-description-reviews', nothing)).toBe(true);
    expect(waits('product-description-reviews', nothing, { hasProduct: true })).toBe(false);
    for (const some of [{ productId: 'p' }, { description: 'x' }, { reviews: {} }])
      expect(waits('product-description-reviews', { ...nothing, ...some })).toBe(false);
  });

  it('a heart for a room, and for a product', () => {
    expect(waits('like', { productId: 'p' })).toBe(false);
    expect(waits('like', { productId: null }, { hasProduct: true })).toBe(false);
    expect(waits('like', { productId: null })).toBe(true);
    expect(waits('like', { productId: 'p' }, { registry: shop, hasProduct: true })).toBe(true);
  });

  it('notes for a room', () => {
    expect([waits('notes', { content: 'x' }), waits('notes', { content: 'x' }, { registry: shop })]).toEqual([false, true]);
  });

  it('anything else for nothing', () => {
    expect(waits('text', { content: '' }, { registry: shop })).toBe(false);
  });
});

describe('a block of which nothing would be seen', () => {
  const block = (elements: readonly CmsElement[], background: object | null = null) =>
    ({ background, slots: elements.map((each) => ({ element: each })) }) as unknown as CmsBlockModel;
  const [empty, full] = [element('text', { content: '' }), element('text', { content: 'x' })];
  const unknown = element('unknown' as never, { name: 'extension' });
  const shop = createCmsRegistry();
  const isLeftOut = (of: CmsBlockModel, { registry = shop, isDevelopment = false, isPresentation = false } = {}) =>
    isBlank(of, registry, isDevelopment, isPresentation);

  it('has only slots without anything', () => {
    expect(isLeftOut(block([empty, empty]))).toBe(true);
    expect(isLeftOut(block([empty, full]))).toBe(false);
    expect(isLeftOut(block([]))).toBe(true);
  });

  it('has no background either', () => {
    expect(isLeftOut(block([empty], { id: 'm' }))).toBe(false);
  });

  it('has nothing that the shop draws itself, nor what is unknown during development', () => {
    expect(isLeftOut(block([unknown]))).toBe(true);
    expect(isLeftOut(block([unknown]), { isDevelopment: true })).toBe(false);
    expect(isLeftOut(block([unknown]), { registry: createCmsRegistry({ elements: { extension: () => null } }) })).toBe(false);
  });

  it('has no product that a slide would say is gone', () => {
    const box = block([element('product-box', { product: null })]);
    expect([isLeftOut(box), isLeftOut(box, { isPresentation: true })]).toEqual([true, false]);
  });
});
