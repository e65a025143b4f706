import { describe, expect, it } from 'vitest';
import type { CmsElement, CmsPageModel } from '@vitrine/cms-blocks';
import type { ContentPage } from '../page/content-page.ts';
import { pageTags } from './page-tags.ts';

const product = (id: string, parentId: string | null = null) => ({ id, parentId });
const pageOf = (...elements: readonly unknown[]): CmsPageModel => {
  const slots = elements.map((element) => ({ element: element as CmsElement }));
  return { sections: [{ blocks: [{ slots: slots.slice(0, 1) }, { slots: slots.slice(1) }] }] } as unknown as CmsPageModel;
};
const tagsOf = (content: object): string[] =>
  pageTags({
    routeName: 'frontend.navigation.page',
    id: 'c1',
    page: null,
    product: null,
    category: null,
    ...content,
  } as unknown as ContentPage);

describe('what a page is forgotten by', () => {
  it.each([
    ['frontend.detail.page', 'product-x'],
    ['frontend.navigation.page', 'category-x'],
    ['frontend.landing.page', 'landing-page-x'],
  ])('is what it is about: %s', (routeName, tag) => {
    expect(tagsOf({ routeName, id: 'x' })).toEqual([tag]);
  });

  it('is its category, told once', () => {
    expect(tagsOf({ category: { id: 'c1' } })).toEqual(['category-c1']);
  });

  it('is its product, and the main product of a variant', () => {
    expect(tagsOf({ routeName: 'frontend.detail.page', id: 'v', product: product('v', 'm') })).toEqual(['product-v', 'product-m']);
  });

  it.each<[string, object]>([
    ['a listing', { type: 'product-listing', listing: { elements: [product('p')] } }],
    ['a slider', { type: 'product-slider', products: [product('p')] }],
    ['a box', { type: 'product-box', product: product('p') }],
    ['a buy box', { type: 'buy-box', product: product('p') }],
    ['rows of related products', { type: 'cross-selling', groups: [{ products: [product('p')] }] }],
  ])('is every product of %s', (_what, element) => {
    expect(tagsOf({ page: pageOf({ type: 'text' }, element, element) })).toEqual(['category-c1', 'product-p']);
  });

  it('is nothing that is not there', () => {
    expect(
      tagsOf({
        page: pageOf(
          { type: 'product-listing', listing: null },
          { type: 'product-box', product: null },
          { type: 'buy-box', product: null },
          { type: 'product-slider', products: [] },
        ),
      }),
    ).toEqual(['category-c1']);
  });
});
