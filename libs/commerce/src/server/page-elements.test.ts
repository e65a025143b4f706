import { describe, expect, it } from 'vitest';
import type { CmsPageModel } from '@vitrine/cms-blocks';
import { hasConfigurator, listingOf } from './page-elements.ts';

const pageOf = (...elements: object[]) =>
  ({ sections: [{ blocks: [] }, { blocks: elements.map((element) => ({ slots: [{ element }] })) }] }) as unknown as CmsPageModel;
const TEXT = { type: 'text', configurator: [{ id: 'color' }], listing: { total: 1 } };

describe('the layout of a page', () => {
  it.each([
    ['a buy box that brings its configurator', pageOf(TEXT, { type: 'buy-box', configurator: [{ id: 'color' }] }), true],
    ['a buy box without one', pageOf({ type: 'buy-box', configurator: [] }), false],
    ['no buy box', pageOf(TEXT), false],
    ['no elements', pageOf(), false],
    ['none at all', null, false],
  ])('says whether variants can be chosen in it: %s', (_what, page, expected) => {
    expect(hasConfigurator(page)).toBe(expected);
  });
  it.each([
    ['a listing', pageOf(TEXT, { type: 'product-listing', listing: { total: 30 } }), { total: 30 }],
    ['a listing without data', pageOf({ type: 'product-listing', listing: null }), null],
    ['no listing', pageOf(TEXT), null],
    ['none at all', null, null],
  ])('has the products of its category where it has %s', (_what, page, expected) => {
    expect(listingOf(page)).toEqual(expected);
  });
});
