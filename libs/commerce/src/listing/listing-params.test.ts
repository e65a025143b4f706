import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterChoices, totalPages } from './listing-facts.ts';
import { listingRequest, listingSearch, type ListingState, parseListingState } from './listing-params.ts';

const id = (letter: string) => letter.repeat(32);
const hexId = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const state: fc.Arbitrary<ListingState> = fc.record({
  order: fc.option(fc.constantFrom('name-asc', 'price-desc', 'topseller')),
  page: fc.integer({ min: 1, max: 10_000 }),
  manufacturer: fc.uniqueArray(hexId, { maxLength: 3 }),
  properties: fc.uniqueArray(hexId, { maxLength: 3 }),
  minPrice: fc.option(fc.integer({ min: 0, max: 9_999 })),
  maxPrice: fc.option(fc.integer({ min: 0, max: 9_999 })),
  rating: fc.option(fc.integer({ min: 0, max: 5 })),
  isShippingFree: fc.boolean(),
});

describe('the address of a listing', () => {
  it('holds its whole state: what is written is read again', () => {
    fc.assert(
      fc.property(state, (value) => {
        expect(parseListingState(new URLSearchParams(listingSearch(value).toString()))).toEqual(value);
      }),
    );
  });
  it('survives anything that somebody types into it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseListingState(new URLSearchParams(text));
        expect(parsed.page).toBeGreaterThanOrEqual(1);
        expect([...parsed.properties, ...parsed.manufacturer].every((entry) => /^[0-9a-f]{32}$/.test(entry))).toBe(true);
      }),
    );
  });
  it('takes several fields of one name, as a form without scripts sends them', () => {
    expect(parseListingState(new URLSearchParams(`properties=${id('a')}&properties=${id('b')}`)).properties).toEqual([id('a'), id('b')]);
  });
});

describe('a listing request', () => {
  it('counts pages by p, and leaves out what is not chosen', () => {
    expect(listingRequest(parseListingState(new URLSearchParams('p=3&min-price=10&shipping-free=1')))).toEqual({
      p: 3,
      'min-price': 10,
      'shipping-free': true,
    });
  });
});

describe('pages total', () => {
  it.each([
    [0, 24, 0],
    [24, 24, 1],
    [25, 24, 2],
    [25, 0, 3],
  ])('is the ceiling of total (%i) divided by limit (%i, 10 by default): %i', (total, limit, pages) => {
    expect(totalPages({ total, limit })).toBe(pages);
  });
});

describe('filter choices', () => {
  it('read amounts that servers send as text, and offer nothing without data', () => {
    expect(
      filterChoices({ price: { min: '19.9000', max: '120.5000' }, 'shipping-free': { max: '1' }, rating: { max: null }, properties: {} }),
    ).toEqual({
      manufacturers: [],
      properties: [],
      price: { min: 19, max: 121 },
      hasRating: false,
      hasShippingFree: true,
    });
  });
  it('leave out what the merchant has switched off', () => {
    expect(filterChoices({ price: { min: 1, max: 9 }, rating: { max: 5 } }, { filters: ['rating-filter'] })).toMatchObject({
      price: null,
      hasRating: true,
    });
  });
});
