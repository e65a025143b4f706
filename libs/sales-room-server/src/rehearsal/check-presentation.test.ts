import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PresentationCheck, PresentationInput } from '@vitrine/sales-room-protocol';
import type { StoredSlide } from '../rooms/records.ts';
import { codeOf, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB, STUB_GERMAN } from '../testing/room-store.ts';
import { CHECK_LIMITS, type CheckLimits, checkPresentation } from './check-presentation.ts';
import { createGate } from './gate.ts';

type Json = Record<string, unknown>;
type Slides = PresentationInput['slides'];

let site: Server;
let origin: string;
let room: RoomFixture;
let gina: Visitor;
let otto: Visitor;
/** What was asked of the site that has pictures and pages. */
const looked: string[] = [];
const undo: (() => void)[] = [];

const HOSTILE = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? '';
    looked.push(path);
    if (path.startsWith('/slow')) return;
    if (path === '/gone.jpg' || path === '/gone') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': path.endsWith('.jpg') ? 'image/jpeg' : 'text/html' }).end('.');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  room = await startRoomFixture({ publicOrigin: origin, presentation: { guideIds: [STUB.guide] } });
  [gina, otto] = [room.visitor(), room.visitor()];
  const headers = { origin };
  await gina.call('POST', '/room-api/guide/login', { username: 'gina', password: 'right' }, headers);
  await otto.call('POST', '/room-api/guide/login', { username: 'otto', password: 'right' }, headers);
  alterProducts((each) => each);
  undo.length = 0;
});
afterAll(async () => {
  await room.close();
  site.closeAllConnections();
  site.close();
});
afterEach(() => {
  for (const back of undo.splice(0)) back();
  looked.length = 0;
  room.store.requests.length = 0;
});

const cover = (path: string): Json => ({ apiAlias: 'product_media', media: { apiAlias: 'media', url: `${origin}${path}` } });

/** Changes what the store answers to calls of a path, by language. */
function alter(path: string, change: (body: Json, language: string) => Json): void {
  undo.push(
    room.store.intercept(
      async (request, goOn) => {
        const response = await goOn();
        if (!response.ok) return response;
        const language = request.headers.get('sw-language-id') === STUB_GERMAN ? 'de-DE' : 'en-US';
        return Response.json(change((await response.json()) as Json, language), response);
      },
      { method: 'POST', path },
    ),
  );
}
const alterProducts = (change: (product: Json, language: string) => Json | null): void =>
  alter('/product', (body, language) => ({
    ...body,
    elements: (body['elements'] as Json[])
      .map((each) => change({ ...each, cover: cover('/fine.jpg') }, language))
      .filter((each) => each !== null),
  }));

/** Slides as the database has them: also those that no editor would have kept. */
const keptSlides = (slides: Slides): StoredSlide[] =>
  slides.map((slide, index) => ({ ...slide, id: String(index + 1).padStart(32, '0'), sectionId: 'x', isInstantListing: false }));

async function check(slides: Slides | undefined, guide = gina): Promise<{ status: number; body: unknown }> {
  if (slides !== undefined) await room.setDefinition({ slides: keptSlides(slides) });
  return guide.call('GET', `/room-api/presentations/${await room.appointmentId()}/check`);
}
/** What is wrong, as lines: slide, language, fault, what it is about. */
async function faultsOf(slides: Slides): Promise<string[]> {
  const { status, body } = await check(slides);
  expect(status).toBe(200);
  return (body as PresentationCheck).faults.map(({ slide, locale, code, product, address }) =>
    [slide, locale, code, product?.number ?? product?.id, address?.replace(origin, '')].filter((part) => part !== undefined).join(' '),
  );
}
const product = (name: string, productId: string): Slides[number] => ({ kind: 'product', name, productId });
const PAGE = { kind: 'cms', name: 'Welcome', cmsPageId: STUB.cmsPage } as const;

/** The page of content with these elements instead of its own. */
const pageOf = (slots: (language: string) => Json[]): void =>
  alter('/cms/*', (page, language) => ({
    ...page,
    sections: [
      {
        id: 'a'.repeat(32),
        type: 'default',
        position: 0,
        blocks: [{ type: 'x', position: 0, slots: slots(language).map((slot) => ({ id: 'b'.repeat(32), slot: 'content', ...slot })) }],
      },
    ],
  }));

test('a presentation in which everything is there has no fault, in any language of the shop', async () => {
  const { body } = await check([
    PAGE,
    product('Lamp', STUB.lamp),
    { kind: 'category', name: { 'en-US': 'Lamps', 'de-DE': 'Lampen' }, categoryId: STUB.category },
    { kind: 'listing', name: 'Picked', productIds: [STUB.table, STUB.lamp] },
    { kind: 'search', name: 'Found', search: 'chair', filters: { minPrice: 5 } },
    { kind: 'landing-page', name: 'Landing', landingPageId: STUB.landingPage },
  ]);
  expect(body).toMatchObject({ locales: ['en-US', 'de-DE'], faults: [] });
  expect((body as PresentationCheck).slides.map(({ name }) => name)).toEqual(['Welcome', 'Lamp', 'Lamps', 'Picked', 'Found', 'Landing']);
});

test('a broken presentation yields exactly its faults, by slide and language', async () => {
  alterProducts((each, language) => {
    const isGerman = language === 'de-DE';
    switch (each['id']) {
      case STUB.lamp:
        return {
          ...each,
          ...(isGerman ? { calculatedPrice: { apiAlias: 'calculated_price', unitPrice: 0, totalPrice: 0, quantity: 1 } } : {}),
        };
      case STUB.chair:
        return { ...each, available: false, cover: null };
      case STUB.table:
        return isGerman ? null : { ...each, isCloseout: true, availableStock: 0, cover: cover('/gone.jpg') };
    }
    return each;
  });
  const unknown = '0'.repeat(31);
  expect(
    await faultsOf([
      product('Lamp', STUB.lamp),
      { kind: 'listing', name: 'Picked', productIds: [STUB.chair, STUB.lamp, STUB.table, STUB.missing] },
      product('Gone', STUB.missing),
      { kind: 'category', name: 'No category', categoryId: `${unknown}1` },
      { kind: 'cms', name: 'No page', cmsPageId: `${unknown}2` },
      { kind: 'landing-page', name: 'No landing page', landingPageId: `${unknown}3` },
      { kind: 'search', name: 'Nothing', search: 'zeppelin' },
    ]),
  ).toEqual([
    '0 de-DE product-without-price P10',
    '1 en-US product-sold-out P20',
    '1 en-US picture-missing P20',
    '1 en-US product-sold-out P30',
    `1 en-US product-unknown ${STUB.missing}`,
    '1 en-US picture-broken P30 /gone.jpg',
    '1 de-DE product-sold-out P20',
    '1 de-DE picture-missing P20',
    '1 de-DE product-without-price P10',
    `1 de-DE product-unknown ${STUB.table}`,
    `1 de-DE product-unknown ${STUB.missing}`,
    ...['en-US', 'de-DE'].map((locale) => `2 ${locale} product-unknown ${STUB.missing}`),
    ...['en-US', 'de-DE'].map((locale) => `3 ${locale} category-unknown`),
    ...['en-US', 'de-DE'].map((locale) => `4 ${locale} page-unknown`),
    ...['en-US', 'de-DE'].map((locale) => `5 ${locale} page-unknown`),
    ...['en-US', 'de-DE'].map((locale) => `6 ${locale} no-products`),
  ]);
});

test('a product is named as the store names it in that language, hostile words included', async () => {
  alterProducts((each) => ({ ...each, available: false, translated: { name: HOSTILE } }));
  const { body } = await check([product('Lamp', STUB.lamp)]);
  const [first] = (body as PresentationCheck).faults;
  expect(first?.product).toMatchObject({ number: 'P10', name: expect.stringContaining(HOSTILE) as string });
});

test('of a product with variants one that can be bought is enough', async () => {
  const family = (buyable: string[]): void =>
    alter('/product', (body) => {
      const isVariants = (body['elements'] as Json[]).length !== 1;
      return isVariants
        ? { ...body, elements: buyable.map((parentId, index) => ({ id: String(index).padStart(32, 'd'), parentId })) }
        : {
            ...body,
            elements: (body['elements'] as Json[]).map((each) => ({
              ...each,
              childCount: 2,
              available: false,
              cover: cover('/fine.jpg'),
            })),
          };
    });
  family([STUB.lamp]);
  expect(await faultsOf([product('Lamp', STUB.lamp)])).toEqual([]);
  undo.splice(0).forEach((back) => back());
  family([]);
  expect(await faultsOf([product('Lamp', STUB.lamp)])).toEqual(['0 en-US product-sold-out P10', '0 de-DE product-sold-out P10']);
});

test('a category whose layout lists products has some; one of content alone needs none', async () => {
  const category = (slots: Json[]): void =>
    alter('/category/*', (body) => ({
      ...body,
      cmsPage: {
        id: 'a'.repeat(32),
        type: 'product_list',
        sections: [{ type: 'default', position: 0, blocks: [{ type: 'x', position: 0, slots }] }],
      },
    }));
  const slides: Slides = [{ kind: 'category', name: 'Lamps', categoryId: STUB.category }];
  category([{ id: 'b'.repeat(32), type: 'product-listing', slot: 'content', data: { listing: { elements: [], total: 0 } } }]);
  expect(await faultsOf(slides)).toEqual(['0 en-US no-products', '0 de-DE no-products']);
  undo.splice(0).forEach((back) => back());
  category([{ id: 'b'.repeat(32), type: 'text', slot: 'content', data: { content: '<p>About us</p>' } }]);
  expect(await faultsOf(slides)).toEqual([]);
});

test('pictures and links of a page are looked at; links out of the shop and into the mail are not', async () => {
  pageOf((language) => [
    { type: 'image', data: { media: { url: `${origin}/fine.jpg` }, url: '/gone' } },
    { type: 'image-slider', data: { sliderItems: [{ media: { url: '/gone.jpg' }, url: null }, { media: { url: '/page-as-picture' } }] } },
    {
      type: 'text',
      data: {
        content: `<p><a href="${language === 'de-DE' ? '/gone?a=1&amp;b=2#top' : '/here'}">x</a>
          <a href="https://elsewhere.example/gone">y</a> <a href='mailto:a@b.example'>z</a> <a href="/here" title="${HOSTILE}">q</a></p>`,
      },
    },
  ]);
  expect(await faultsOf([PAGE])).toEqual([
    '0 en-US picture-broken /gone.jpg',
    '0 en-US picture-broken /page-as-picture',
    '0 en-US link-broken /gone',
    '0 de-DE picture-broken /gone.jpg',
    '0 de-DE picture-broken /page-as-picture',
    '0 de-DE link-broken /gone',
  ]);
  expect(looked.toSorted()).toEqual(['/fine.jpg', '/gone', '/gone.jpg', '/gone?a=1&b=2', '/here', '/page-as-picture'].toSorted());
});

test("a text's picture is looked at where the shop or the store's media are, and nowhere else", async () => {
  // The same machine under a name that neither the shop nor the store's media have.
  const inside = origin.replace('127.0.0.1', 'localhost');
  const media = { type: 'image', data: { media: { url: `${origin}/fine.jpg` }, url: null } };
  const text = `<img src="${inside}/secret.jpg"><img src="//${new URL(inside).host}/other.jpg"><img src="/gone.jpg">`;
  pageOf(() => [media, { type: 'text', data: { content: text } }]);
  expect(await faultsOf([PAGE])).toEqual(['0 en-US picture-broken /gone.jpg', '0 de-DE picture-broken /gone.jpg']);
  expect(looked.toSorted()).toEqual(['/fine.jpg', '/gone.jpg']);
  pageOf(() => [
    { type: 'image', data: { media: { url: `${inside}/fine.jpg` }, url: null } },
    { type: 'text', data: { content: text } },
  ]);
  looked.length = 0;
  await faultsOf([PAGE]);
  expect(looked.toSorted()).toEqual(['/fine.jpg', '/gone.jpg', '/other.jpg', '/secret.jpg']);
});

/** The same check with less patience than the server has. */
async function impatientCheck(limits: CheckLimits): Promise<PresentationCheck> {
  const sessions = await room.services.host.resolveEachLanguage({ headers: new Headers(), url: origin });
  const slides = keptSlides([product('Lamp', STUB.lamp)]);
  const gates = { store: createGate(2), addresses: createGate(2) };
  return checkPresentation({ slides, sessions, locale: 'en-US', origin, gates, limits });
}

test('a picture that does not answer in time could not be checked, and is said to be so', async () => {
  alterProducts((each) => ({ ...each, cover: cover('/slow.jpg') }));
  for (const limits of [
    { storeMs: 5_000, totalMs: 5_000, addressMs: 50 },
    { storeMs: 5_000, totalMs: 300, addressMs: 60_000 },
  ]) {
    const { faults } = await impatientCheck(limits);
    expect(faults.map(({ code, address }) => [code, address])).toEqual(
      ['en-US', 'de-DE'].map(() => ['picture-unanswered', `${origin}/slow.jpg`]),
    );
  }
});

test('a hundred products are asked for in one call for each language, and each picture once', async () => {
  const ids = Array.from({ length: 97 }, (_, index) => String(index).padStart(32, 'e'));
  await check([{ kind: 'listing', name: 'Many', productIds: [...ids, STUB.lamp, STUB.chair, STUB.table] }, product('Lamp', STUB.lamp)]);
  expect(room.store.count('POST', '/product')).toBe(2);
  expect(looked).toEqual(['/fine.jpg']);
});

test('a store that is away, or refuses, is no pass: the check says that it could not be made', async () => {
  for (const fault of [
    () => new Response('', { status: 503 }),
    () => Response.json({ errors: [{ status: '403', code: 'FORBIDDEN', detail: 'No.' }] }, { status: 403 }),
  ]) {
    const back = room.store.intercept(fault, { method: 'POST', path: '/product' });
    const answer = await check([PAGE, product('Lamp', STUB.lamp)]);
    expect([answer.status, codeOf(answer)]).toEqual([502, 'store-unavailable']);
    back();
  }
});

test('a store that is slow is no pass either, and is given up in time', async () => {
  const held = room.store.hold({ method: 'POST', path: '/product' });
  await expect(impatientCheck({ storeMs: 50, totalMs: 5_000, addressMs: 5_000 })).rejects.toMatchObject({ code: 'TIMEOUT' });
  held.release();
  // The answer comes before its caller stops waiting.
  expect(CHECK_LIMITS.totalMs).toBeLessThan(10_000);
});

test('only a guide who may present it gets the check: others find nothing, strangers are to sign in', async () => {
  expect((await check(undefined, gina)).status).toBe(200);
  await room.setDefinition({ guideIds: [STUB.guide] });
  const id = await room.appointmentId();
  await room.services.database.query('update appointment set made_by = $2 where id = $1', [id, STUB.guide]);
  const refused = await check(undefined, otto);
  expect([refused.status, codeOf(refused)]).toEqual([404, 'not-found']);
  const stranger = await check(undefined, room.visitor());
  expect([stranger.status, codeOf(stranger)]).toEqual([401, 'unauthenticated']);
  expect((await gina.call('GET', `/room-api/presentations/${STUB.missing}/check`)).status).toBe(404);
});
