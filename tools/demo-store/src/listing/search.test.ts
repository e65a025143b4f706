import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue, type DemoStore, startDemoStore } from '../index.ts';
import { at, createVisitor, type Json, listAt, pluck, type Visitor } from '../testing/shop.ts';

/** The search of the demo shop, with its real texts in three languages. */

let shop: DemoStore;
let visitor: Visitor;
const catalogue = createCatalogue();
const language = Object.fromEntries(catalogue.languages.map(({ code, id }) => [code, id]));

beforeAll(async () => {
  shop = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost:3000', dataDir: ':memory:' });
  visitor = createVisitor(shop.url, null, catalogue.salesChannel.accessKey);
});
afterAll(() => shop.close());

const search = async (term: string, code = 'en-US', path = '/search', more: Json = {}): Promise<Json> =>
  (await visitor.post(path, { search: term, limit: 100, ...more }, { 'sw-language-id': language[code] ?? '' })).body;
const names = async (term: string, code?: string): Promise<unknown[]> => pluck(await search(term, code), 'elements', 'translated.name');

describe('search', () => {
  it.each([
    ['lapm', 'Porto table lamp', 'neighbours swapped'],
    ['vaze', 'Moon vase', 'a wrong letter'],
    ['armchiar', 'Pebble armchair', 'swapped in a long word'],
    ['turtlenek', 'Aran turtleneck', 'a letter too few'],
  ])('%s finds the same as without the slip (%s: %s)', async (slip, example) => {
    const found = (await names(slip)).map((name) => String(name).toLowerCase());
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((name) => name.includes(example.split(' ').at(-1)?.toLowerCase() ?? ''))).toBe(true);
  });

  it('a word that something holds is taken as it is written', async () => {
    const lamps = await search('lamp');
    expect(at(lamps, 'total')).toBe(at(await search('lapm'), 'total'));
    const mugs = (await names('mug')).map(String);
    expect(mugs.some((name) => /\bmug/i.test(name))).toBe(true);
    expect(mugs.filter((name) => /\brug/i.test(name))).toEqual([]);
  });

  it('finds by the beginning of a word, and ranks the name before the description', async () => {
    const [first] = await names('tripod');
    expect(first).toBe('Tres tripod lamp');
    expect(await names('trip')).toContain('Tres tripod lamp');
    const scores = listAt(await search('lamp'), 'elements').map((product) => Number(at(product, 'extensions.search._score')));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(at(await search('lamp'), 'elements.0.translated.name')).toMatch(/lamp/i);
  });

  it.each([
    ['Stühle', 'stuhle', 'stuehle', 'STÜHLE'],
    ['Küche', 'kuche', 'kueche', 'KÜCHE'],
  ])('umlauts may be left out, spelled out or shouted: %s, %s, %s, %s', async (...spellings) => {
    const totals = await Promise.all(spellings.map(async (word) => at(await search(word, 'de-DE'), 'total')));
    expect(totals[0]).toBeGreaterThan(0);
    expect(new Set(totals).size).toBe(1);
  });

  it.each([
    ['Leuchte', /leuchte/i],
    ['Kissen', /kissen/i],
    ['Sessel', /sessel/i],
    ['Teppich', /teppich|läufer/i],
  ])('German compounds are found by the word they end in: %s', async (word, expected) => {
    const found = (await names(word, 'de-DE')).map(String);
    const compounds = found.filter((name) => expected.test(name) && !new RegExp(`(^|\\s)${word}`).test(name));
    expect(compounds.length).toBeGreaterThan(0);
  });

  it('each language has its own words', async () => {
    expect(at(await search('Tischleuchte', 'de-DE'), 'total')).toBeGreaterThan(0);
    expect(await names('sneaker', 'en-US')).not.toEqual([]);
    expect((await names('trainer', 'en-GB')).length).toBeGreaterThan(0);
  });

  it('finds a product number whole, a manufacturer, and every word of several', async () => {
    const { products } = catalogue;
    const [lamp] = products;
    expect((await names(lamp?.productNumber ?? ''))[0]).toBe(lamp?.name['en-US']);
    expect(at(await search('Lumoa'), 'aggregations.manufacturer.entities.0.name')).toBe('Lumoa');
    const both = await search('oak lamp');
    expect(Number(at(both, 'total'))).toBeLessThan(Number(at(await search('lamp'), 'total')));
    expect(Number(at(both, 'total'))).toBeGreaterThan(0);
  });

  it('hostile or empty words are no error', async () => {
    for (const term of ['"', '<script>', '***', 'a'.repeat(2000), '%00', '()', 'zzzzqqqq'])
      expect((await visitor.post('/search', { search: term })).status).toBe(200);
    expect(await search('zzzzqqqq')).toMatchObject({ total: 0, elements: [] });
  });

  it('suggests while a word is being typed, in the form of a listing', async () => {
    const suggested = await search('va', 'en-US', '/search-suggest', { limit: 10 });
    expect(suggested).toMatchObject({ apiAlias: 'product_listing', sorting: 'score', limit: 10 });
    expect(pluck(suggested, 'elements', 'translated.name').some((name) => /vase/i.test(String(name)))).toBe(true);
    expect(Object.keys(at(suggested, 'currentFilters') as Json)).toEqual([
      'manufacturer',
      'price',
      'rating',
      'shipping-free',
      'properties',
    ]);
  });

  it('a search can be filtered, sorted and paged like any listing', async () => {
    const all = await search('lamp', 'en-US', '/search', { order: 'price-asc' });
    const prices = listAt(all, 'elements').map((product) => Number(at(product, 'calculatedCheapestPrice.unitPrice')));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const cheap = await search('lamp', 'en-US', '/search', { 'max-price': 200 });
    expect(Number(at(cheap, 'total'))).toBeLessThan(Number(at(all, 'total')));
    expect(at(await search('lamp', 'en-US', '/search', { p: 2, limit: 5 }), 'elements.0.id')).toBe(
      at(await search('lamp'), 'elements.5.id'),
    );
  });
});
