import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterChoices, hasChoices, totalPages } from './listing-facts.ts';
import { countFilters, hasFilters, listingRequest, listingSearch, type ListingState, parseListingState } from './listing-params.ts';

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
  it.each([
    ['min-price=-5', null],
    ['min-price=cheap', null],
    ['min-price=', null],
    ['min-price=Infinity', null],
    ['min-price=0', 0],
    ['min-price=19,5', 19.5],
  ])('reads %s as the price %s', (address, price) => {
    expect(parseListingState(new URLSearchParams(address)).minPrice).toBe(price);
  });
  it.each([
    ['', 1],
    ['p=0', 1],
    ['p=1.5', 1],
    ['p=2', 2],
    ['p=10000', 10_000],
    ['p=10001', 1],
  ])('reads "%s" as page %i', (address, page) => {
    expect(parseListingState(new URLSearchParams(address)).page).toBe(page);
  });
  it('leaves the defaults out of the address', () => {
    expect(listingSearch(parseListingState(new URLSearchParams('p=1'))).toString()).toBe('');
    expect(listingSearch(parseListingState(new URLSearchParams('p=2')), 'oak').toString()).toBe('search=oak&p=2');
  });
  it('takes several fields of one name, as a form without scripts sends them', () => {
    expect(parseListingState(new URLSearchParams(`properties=${id('a')}&properties=${id('b')}`)).properties).toEqual([id('a'), id('b')]);
  });
});

describe('a listing request', () => {
  it("says all that is chosen in the store's words", () => {
    const address = `order=price-desc&manufacturer=${id('a')}&properties=${id('b')}&min-price=1,5&max-price=9&rating=9`;
    expect(listingRequest(parseListingState(new URLSearchParams(address)))).toEqual({
      p: 1,
      order: 'price-desc',
      manufacturer: [id('a')],
      properties: [id('b')],
      'min-price': 1.5,
      'max-price': 9,
      rating: 5,
    });
  });
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

describe('the filters of a listing', () => {
  it.each([
    ['', 0],
    ['order=name-asc&p=3', 0],
    [`manufacturer=${id('a')}|${id('b')}&properties=${id('c')}`, 3],
    ['min-price=0', 1],
    ['max-price=9', 1],
    ['min-price=1&max-price=9', 1],
    ['rating=4&shipping-free=1', 2],
  ])('in ?%s are %i: both ends of the price are one, sorting and page are none', (address, count) => {
    const parsed = parseListingState(new URLSearchParams(address));
    expect([countFilters(parsed), hasFilters(parsed)]).toEqual([count, count > 0]);
  });
  it('are offered as soon as there is data for one of them', () => {
    expect(hasChoices(filterChoices({}))).toBe(false);
    for (const aggregations of [
      { manufacturer: { entities: [{ id: 'a' }] } },
      { properties: { entities: [{ id: 'a', options: [{ id: 'b' }] }] } },
      { price: { min: 1, max: 2 } },
      { rating: { max: 4 } },
      { 'shipping-free': { max: '1' } },
    ] as Parameters<typeof filterChoices>[0][])
      expect(hasChoices(filterChoices(aggregations)), JSON.stringify(aggregations)).toBe(true);
  });
  it.each([
    [0, false],
    [1, true],
    [null, false],
    ['x', false],
    ['Infinity', false],
  ])('offer stars and free shipping where the best is %j: %s', (max, expected) => {
    const aggregations = { rating: { max }, 'shipping-free': { max } } as unknown as Parameters<typeof filterChoices>[0];
    expect(filterChoices(aggregations)).toMatchObject({ hasRating: expected, hasShippingFree: expected });
    expect(filterChoices({})).toMatchObject({ hasRating: false, hasShippingFree: false });
  });
  it('offer no price where all products cost the same', () => {
    expect(filterChoices({ price: { min: '9.90', max: '9.90' } }).price).toBeNull();
  });
  it('offer properties that have options, and of those what the merchant lists', () => {
    const group = (name: string, options: object[]) => ({ id: name, options });
    const properties = { entities: [group('color', [{ id: 'red' }]), group('size', [{ id: 's' }]), group('empty', [])] };
    const offered = (propertyWhitelist?: string[]) =>
      filterChoices({ properties } as Parameters<typeof filterChoices>[0], { propertyWhitelist }).properties.map((entry) => entry.id);
    expect([offered(), offered([]), offered(['size', 'empty'])]).toEqual([['color', 'size'], ['color', 'size'], ['size']]);
  });
});
