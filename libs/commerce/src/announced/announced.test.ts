import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Announced, announcedFor, readAnnounced } from './announced.ts';

const presentation = (change: Partial<Announced> = {}): Announced => ({
  path: 'autumn',
  name: '<b>Autumn</b>',
  startsAt: '2026-11-28T16:00:00.000Z',
  isRunning: false,
  guideNames: ['Mara'],
  productIds: ['lamp'],
  ...change,
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what the room server announces', () => {
  it('is read as it is', () => {
    expect(readAnnounced({ presentations: [presentation()] })).toEqual([presentation()]);
  });

  it.each([null, 'no', [], {}, { presentations: {} }])('is nothing in an answer that is none: %j', (body) => {
    expect(readAnnounced(body)).toBeNull();
  });

  it.each([
    null,
    'autumn',
    { ...presentation(), path: 1 },
    { ...presentation(), name: undefined },
    { ...presentation(), startsAt: 'soon' },
    { ...presentation(), isRunning: 'yes' },
    { ...presentation(), guideNames: [null] },
    { ...presentation(), productIds: 'lamp' },
  ])('leaves out what is no presentation: %j', (strange) => {
    expect(readAnnounced({ presentations: [strange, presentation()] })).toEqual([presentation()]);
  });

  it('is asked for once while an answer is fresh, and again in another language', async () => {
    const { loadAnnounced } = await import('./announced.ts');
    const fetch = vi.fn(async (_address: string) => Response.json({ presentations: [presentation()] }));
    vi.stubGlobal('fetch', fetch);
    const { signal } = new AbortController();
    for (const locale of ['en-US', 'en-US', 'de-DE']) expect(await loadAnnounced(locale, signal)).toHaveLength(1);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/room-api/announced-presentations?locale=en-US',
      '/room-api/announced-presentations?locale=de-DE',
    ]);
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => Promise.resolve(new Response('{}', { status: 429 }))],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('is nothing where its server %s', async (_, answer) => {
    const { loadAnnounced } = await import('./announced.ts');
    vi.stubGlobal('fetch', answer);
    expect(await loadAnnounced('en-US', new AbortController().signal)).toBeNull();
  });
});

describe('what a page shows of it', () => {
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((path) => presentation({ path })) as [
    Announced,
    Announced,
    Announced,
    Announced,
  ];

  it('is the first three, on a page without a product', () => {
    expect(announcedFor([one, two, three, four], undefined)).toEqual([one, two, three]);
  });

  it('is two at most on a product’s page: those that show the product, or the one that it is a variant of', () => {
    const other = presentation({ path: 'other', productIds: ['mug'] });
    expect(announcedFor([other, one, two, three], { id: 'lamp' })).toEqual([one, two]);
    expect(announcedFor([other, one], { id: 'small', parentId: 'mug' })).toEqual([other]);
    expect(announcedFor([other, one], { id: 'vase', parentId: null })).toEqual([]);
  });
});
