import fc from 'fast-check';
import type { AddressInput, Criteria, Filter, ListingCriteria } from '@vitrine/store-api-client';

/** What callers may hand to operations: values of the client's own types, odd texts included. */

export const id = fc.stringMatching(/^[0-9a-f]{32}$/);
export const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.constantFrom('Käse & Brot', '日本', "O'Neil", 'a|b', '<b>x</b>'),
);
export const email = fc.emailAddress();
const field = fc.constantFrom('id', 'name', 'productNumber', 'manufacturer.name', 'price', 'active', 'seoPathInfo', 'foreignKey');
const scalar = fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null));
const bound = fc.double({ min: -1e6, max: 1e6, noNaN: true });

const leafFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ type: fc.constant('equals' as const), field, value: scalar }),
  fc.record({
    type: fc.constant('equalsAny' as const),
    field,
    value: fc.array(id, { minLength: 1, maxLength: 3 }).map((ids) => ids.join('|')),
  }),
  fc.record({ type: fc.constantFrom('contains' as const, 'prefix' as const, 'suffix' as const), field, value: words }),
  fc.record({ type: fc.constant('range' as const), field, parameters: fc.record({ gte: bound, lt: bound }, { requiredKeys: ['gte'] }) }),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: leafFilter },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('multi' as const),
      operator: fc.constantFrom('and' as const, 'or' as const, 'xor' as const),
      queries: fc.array(leafFilter, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('not' as const),
      operator: fc.constantFrom('and' as const, 'or' as const),
      queries: fc.array(leafFilter, { minLength: 1, maxLength: 3 }),
    }),
  },
);
const associations = fc.dictionary(
  fc.constantFrom('media', 'manufacturer', 'lineItems', 'states', 'seoUrls'),
  fc.record({ limit: fc.integer({ min: 1, max: 100 }), associations: fc.constant({ cover: {} }) }, { requiredKeys: [] }),
  { maxKeys: 3 },
);

const criteriaParts = {
  filter: fc.array(filter, { maxLength: 3 }),
  'post-filter': fc.array(filter, { maxLength: 2 }),
  ids: fc.array(id, { minLength: 1, maxLength: 3 }),
  term: words,
  sort: fc.array(
    fc.record(
      { field, order: fc.constantFrom('ASC' as const, 'DESC' as const), naturalSorting: fc.boolean() },
      { requiredKeys: ['field'] },
    ),
    { maxLength: 2 },
  ),
  associations,
  includes: fc.dictionary(fc.constantFrom('product', 'category', 'media'), fc.array(field, { minLength: 1, maxLength: 4 }), { maxKeys: 2 }),
  aggregations: fc.array(
    fc.oneof(
      fc.record({
        name: fc.constant('prices'),
        type: fc.constantFrom('avg' as const, 'min' as const, 'max' as const, 'stats' as const, 'sum' as const, 'count' as const),
        field,
      }),
      fc.record({ name: fc.constant('makers'), type: fc.constant('terms' as const), field, limit: fc.integer({ min: 1, max: 50 }) }),
      fc.record({
        name: fc.constant('entities'),
        type: fc.constant('entity' as const),
        definition: fc.constant('product_manufacturer'),
        field,
      }),
    ),
    { maxLength: 2 },
  ),
  grouping: fc.array(field, { maxLength: 2 }),
  'total-count-mode': fc.constantFrom('none' as const, 'exact' as const, 'next-pages' as const),
};

export const criteria: fc.Arbitrary<Criteria> = fc.record(
  { page: fc.integer({ min: 1, max: 500 }), limit: fc.integer({ min: 1, max: 100 }), ...criteriaParts },
  { requiredKeys: [] },
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 5 });

export const listing: fc.Arbitrary<ListingCriteria> = fc.record(
  {
    ...criteriaParts,
    order: maybe(fc.constantFrom('name-asc', 'price-desc', 'topseller')),
    p: maybe(fc.integer({ min: 1, max: 500 })),
    limit: maybe(fc.integer({ min: 1, max: 100 })),
    manufacturer: maybe(fc.array(id, { maxLength: 3 })),
    properties: maybe(fc.array(id, { maxLength: 3 })),
    'min-price': maybe(fc.integer({ min: 0, max: 10_000 })),
    'max-price': maybe(fc.integer({ min: 0, max: 10_000 })),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    'shipping-free': maybe(fc.boolean()),
    'reduce-aggregations': maybe(fc.boolean()),
    'no-aggregations': maybe(fc.boolean()),
    'only-aggregations': maybe(fc.boolean()),
    'manufacturer-filter': maybe(fc.boolean()),
    'price-filter': maybe(fc.boolean()),
    'property-filter': maybe(fc.boolean()),
  },
  { requiredKeys: [] },
);

export const address: fc.Arbitrary<AddressInput> = fc.record(
  {
    firstName: words,
    lastName: words,
    street: words,
    zipcode: words,
    city: words,
    countryId: id,
    countryStateId: maybe(id),
    salutationId: maybe(id),
    title: words,
    company: words,
    department: words,
    phoneNumber: words,
    additionalAddressLine1: words,
    additionalAddressLine2: words,
  },
  { requiredKeys: ['firstName', 'lastName', 'street', 'zipcode', 'city', 'countryId'] },
);

export const quantity = fc.integer({ min: 1, max: 500 });
/** Text that the servers' mails carry in their links. */
export const hash = fc.stringMatching(/^[0-9A-Za-z]{32}$/);
