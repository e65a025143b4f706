// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { SLIDE_ERROR_CODES } from '@vitrine/sales-room-protocol';
import { createStoreApiClient } from '@vitrine/store-api-client';
import type { RoomIdentity } from '../room/room-provider.tsx';
import { slideQueries } from './slide-queries.ts';

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
const id = (digit: string) => digit.repeat(32);
let asked: Asked[];
let answer: (asked: Asked) => Response;
const store = createStoreApiClient({
  endpoint: 'https://shop.example/store-api',
  accessKey: 'k',
  retry: { limit: 0 },
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const call = { path: new URL(request.url).pathname, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
    asked.push(call);
    return answer(call);
  },
});
const client = () => store;
const refusal = (status: number, code = 'REFUSED') =>
  Response.json({ errors: [{ status: String(status), code, title: '', detail: '' }] }, { status });
const product = (changes: object = {}) => ({
  id: id('c'),
  translated: { name: 'Mug', description: '<p onclick="x()">Fine</p>' },
  ...changes,
});
const [CLIENT, GUIDE]: readonly [RoomIdentity, RoomIdentity] = [
  { path: 'spring', viewerType: 'client' },
  { path: 'spring', viewerType: 'guide' },
];
const SLIDE = { groupId: id('e'), sectionId: id('0') };
let queries: QueryClient;
beforeEach(() => {
  asked = [];
  answer = () => refusal(404);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const slotOf = (type: string, content: string) => ({
  id: type,
  type,
  slot: 'content',
  config: { content: { source: 'static', value: content } },
  translated: [],
  data: null,
});
const cmsPage = {
  id: id('f'),
  apiAlias: 'cms_page',
  type: 'presentation',
  translated: [],
  sections: [
    {
      id: 's',
      type: 'default',
      position: 0,
      sizingMode: 'boxed',
      mobileBehavior: 'wrap',
      visibility: null,
      blocks: [
        { id: 'b', type: 'text', position: 0, sectionPosition: 'main', slots: [slotOf('text', '<p>Words</p>')], visibility: null },
        { id: 'n', type: 'text', position: 1, sectionPosition: 'main', slots: [slotOf('notes', '<p>Whisper</p>')], visibility: null },
      ],
    },
  ],
};

describe('a slide', () => {
  const read = (identity = CLIENT) => queries.fetchQuery(slideQueries.slide(client, identity, SLIDE));

  it('is drawn from its page; the notes reach guides alone', async () => {
    answer = () => Response.json({ cmsPage });
    expect(JSON.stringify((await read()).page)).toContain('Words');
    expect(JSON.stringify((await read()).page)).not.toContain('Whisper');
    expect(JSON.stringify((await read(GUIDE)).page)).toContain('Whisper');
    expect(asked[0]?.path).toContain(`${SLIDE.groupId}/${SLIDE.sectionId}`.slice(0, 32));
  });

  it('without a product has no words of one, no category and no variants', async () => {
    answer = () => Response.json({ cmsPage });
    expect(await read()).toMatchObject({ product: null, description: null, configurator: [], category: null, missing: null });
  });

  it('has product, variants and category with what is said of it, made safe', async () => {
    answer = () => Response.json({ cmsPage, product: product(), configurator: [{ id: 'g' }], category: { id: 'x' } });
    expect(await read()).toMatchObject({
      product: { id: id('c') },
      configurator: [{ id: 'g' }],
      category: { id: 'x' },
      description: '<p>Fine</p>',
    });
  });

  it.each([
    ['in another language', { translated: {}, description: '<p>Own</p>' }, '<p>Own</p>'],
    ['empty', { translated: { description: '' }, description: '<p>Own</p>' }, null],
    ['nothing', { translated: {}, description: null }, null],
  ])('says of its product what there is: %s', async (_, changes, expected) => {
    answer = () => Response.json({ cmsPage, product: product(changes) });
    expect((await read()).description).toBe(expected);
  });

  it.each([
    [SLIDE_ERROR_CODES.missingProduct, 'product'],
    [SLIDE_ERROR_CODES.missingProducts, 'products'],
  ])('whose products this viewer cannot see says so: %s', async (code, missing) => {
    answer = () => refusal(404, code);
    expect(await read()).toEqual({ page: null, product: null, configurator: [], category: null, description: null, missing });
  });

  it('that cannot be read is an error, to be tried again', async () => {
    answer = () => refusal(500);
    await expect(read()).rejects.toThrow();
  });

  it('is kept for each viewer and each slide, and found by its section', async () => {
    answer = () => Response.json({ cmsPage });
    await read();
    await read();
    expect(asked).toHaveLength(1);
    await read(GUIDE);
    await queries.fetchQuery(slideQueries.slide(client, CLIENT, { ...SLIDE, sectionId: id('1') }));
    expect(asked).toHaveLength(3);
    expect(slideQueries.sectionOf(slideQueries.slide(client, CLIENT, SLIDE).queryKey)).toBe(SLIDE.sectionId);
    expect(slideQueries.sectionOf(slideQueries.listing(client, CLIENT, SLIDE, 2, 24).queryKey)).toBe(SLIDE.sectionId);
  });
});

describe('a product of a presentation', () => {
  const options = (productId: string | null) => slideQueries.product(client, CLIENT, productId);
  const read = () => queries.fetchQuery(options(id('c')));

  it('has its variants and what is said of it, made safe', async () => {
    answer = () => Response.json({ product: product(), configurator: [{ id: 'g' }] });
    expect(await read()).toMatchObject({ product: { id: id('c') }, configurator: [{ id: 'g' }], description: '<p>Fine</p>' });
  });

  it('without variants and words has none', async () => {
    answer = () => Response.json({ product: product({ translated: {} }), configurator: null });
    expect(await read()).toMatchObject({ configurator: [], description: null });
  });

  it('that this viewer cannot see is none; one that cannot be read now is an error', async () => {
    expect(await read()).toEqual({ product: null, configurator: [], description: null });
    queries.clear();
    answer = () => refusal(500);
    await expect(read()).rejects.toThrow();
  });

  it('is asked for where one is named alone', () => {
    expect([options(null).enabled, options(id('c')).enabled]).toEqual([false, true]);
  });
});

describe('products of a presentation by their ids', () => {
  const options = (ids: readonly string[]) => slideQueries.products(client, CLIENT, ids);

  it('are asked for in their order, a hundred at most', async () => {
    answer = () => Response.json({ elements: [product()], total: 1 });
    const ids = Array.from({ length: 120 }, (_, index) => index.toString(16).padStart(32, '0'));
    expect(await queries.fetchQuery(options(ids))).toMatchObject([{ id: id('c') }]);
    expect(asked[0]?.body).toMatchObject({ ids: ids.slice(0, 100), limit: 100, useIdSorting: true });
    await queries.fetchQuery(options(ids.slice(0, 2)));
    expect(asked[1]?.body).toMatchObject({ ids: ids.slice(0, 2), limit: 2 });
  });

  it('are not asked for where there are none', () => {
    expect([options([]).enabled, options([id('c')]).enabled]).toEqual([false, true]);
  });
});

it('a further page of a slide’s listing is asked for by its number and length', async () => {
  answer = () =>
    Response.json({ elements: [product()], total: 30, page: 2, limit: 24, aggregations: {}, sorting: '', availableSortings: [] });
  const listing = await queries.fetchQuery(slideQueries.listing(client, CLIENT, SLIDE, 2, 24));
  expect(listing.total).toBe(30);
  expect(asked[0]?.body).toMatchObject({ p: 2, limit: 24 });
});
