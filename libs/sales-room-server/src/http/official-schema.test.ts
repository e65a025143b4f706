import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';
import { HTTP_CALLS } from './calls.ts';

type Schema = Record<string, unknown>;
interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Document extends Schema {
  paths: Record<string, Record<string, Operation>>;
}
const types = join(dirname(createRequire(import.meta.url).resolve('@shopware/api-client')), '..', 'api-types');

/** The vendor's schema of one side; `required` inside properties is no JSON schema and is left out, and type errors in examples too. */
function load(file: string): { ajv: Ajv; document: Document } {
  const document = JSON.parse(readFileSync(join(types, file), 'utf8'), (key, value: unknown) =>
    key === 'required' && typeof value === 'boolean' ? undefined : key === 'example' ? undefined : value,
  ) as Document;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, verbose: true });
  ajv.addSchema(document, 'api');
  return { ajv, document };
}
const store = load('storeApiSchema.json');
const admin = load('adminApiSchema.json');

let room: RoomFixture;
let client: Visitor;
let guide: Visitor;
/** What the paths' parameters stand for. */
let ids: Record<string, string>;
beforeAll(async () => {
  room = await startRoomFixture({ shopPages: { tosPage: STUB.cmsPage } });
  const appointmentId = await room.appointmentId();
  guide = room.visitor();
  const socket = await guide.enterAsGuide();
  await socket.run('appointment.start', {});
  await socket.run('slide.switch', { index: 3 });
  client = room.visitor({ shop: 'customer-0001' });
  const entered = await client.enterAsClient('Cleo');
  await entered.run('like.set', { productId: STUB.lamp, liked: true });
  await entered.run('interaction.record', { name: 'product.viewed', productId: STUB.chair });
  await entered.run('cart.report', {});
  const attendeeId = entered.snapshot().self.attendeeId ?? '';
  await socket.run('access.request', { attendeeId, kind: 'cart' });
  await entered.run('access.answer', { kind: 'cart', granted: true });
  const slide = entered.snapshot().slides[0];
  const made = await guide.call('POST', `/api/_action/dsr/appointment/${appointmentId}/instant-listing`, { productIds: [STUB.lamp] });
  const { token } = (await guide.call('POST', `/room-api/presentations/${appointmentId}/invitations`, { name: 'Ivy' })).body as {
    token: string;
  };
  ids = {
    presentationPath: PATH,
    appointmentId,
    attendeeId,
    presentationCmsPageId: slide?.groupId ?? '',
    sectionId: slide?.sectionId ?? '',
    alias: 'liked',
    productId: STUB.lamp,
    cmsPageLayoutId: STUB.cmsPage,
    layoutName: 'tosPage',
    instantListing: (made.body as { extensions: { vitrine: { id: string } } }).extensions.vitrine.id,
    token,
  };
});
afterAll(() => room.close());

/** The official paths that this server answers: `_action/dsr` and the search of one side, `dsr` of the other. */
const OFFICIAL = [
  ...Object.entries(store.document.paths).map(([path, item]) => ({
    side: store,
    as: 'client' as const,
    path,
    url: `/store-api${path}`,
    item,
  })),
  ...Object.entries(admin.document.paths).map(([path, item]) => ({ side: admin, as: 'guide' as const, path, url: `/api${path}`, item })),
]
  .filter(({ url }) => /^\/store-api\/dsr\/|^\/api\/_action\/dsr\/|^\/api\/search\/dsr-/.test(url))
  .flatMap((row) =>
    Object.keys(row.item)
      .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => ({ ...row, method })),
  );

const keyOf = (method: string, url: string) => `${method.toUpperCase()} ${url.replace(/\{[^}]+\}/g, '{}')}`;
const answered = new Set(HTTP_CALLS.filter(({ official }) => official).map(({ method, path }) => keyOf(method, path)));

/** Official calls that this server leaves out; the README says why. */
const LEFT_OUT = [
  'POST /store-api/dsr/account/update-default-info',
  'POST /store-api/dsr/appointment/request',
  'POST /store-api/dsr/customer/automatic-login',
  'POST /store-api/dsr/customer/generate-login-token',
  'POST /store-api/dsr/customer/migrate-visitor-session',
  'GET /store-api/dsr/appointment/{}/shopping-lists',
  'POST /api/_action/dsr/appointment/{}/shopping-lists/{}',
  'POST /api/_action/dsr/appointment/{}/video-room',
  'DELETE /api/_action/dsr/appointment/{}/video-room',
  'POST /api/_action/dsr/appointment/attendee/{}/add-cart-discount',
  'POST /api/_action/dsr/appointment/attendee/{}/add-temp-discount',
  'POST /api/_action/dsr/appointment/attendee/{}/apply-temp-discount',
  'POST /api/_action/dsr/appointment/attendee/{}/remove-temp-discount',
  'GET /api/_action/dsr/appointment/attendee/{}/load-temp-cart',
  'POST /api/search/dsr-appointment-attendee',
  'POST /api/search/dsr-appointment-request',
  'POST /api/search/dsr-appointment-video-chat',
  'POST /api/search/dsr-attendee-product-collection',
  'POST /api/search/dsr-cms-slide',
  'POST /api/search/dsr-interaction',
  'POST /api/search/dsr-presentation',
  'POST /api/search/dsr-presentation-cms-page',
];

test('every official call is answered, or left out by name; none of ours falsely claims to be official', () => {
  const official = OFFICIAL.map(({ method, url }) => keyOf(method, url));
  expect(official.filter((key) => !answered.has(key)).toSorted()).toEqual(LEFT_OUT.toSorted());
  // The POST form of the guides' state is that of the schema of 2024.
  expect([...answered].filter((key) => !official.includes(key))).toEqual(['POST /api/_action/dsr/appointment/{}/presentation/state']);
});

test('the README names every official call that is left out, and every one that is answered', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const rows = new Set(
    [...readme.matchAll(/^\| `(GET|POST|PUT|PATCH|DELETE) ([^`]+)` \|/gm)].map(([, method = '', path = '']) => keyOf(method, path)),
  );
  for (const { method, url } of OFFICIAL) expect([...rows], `the README's table lacks ${method} ${url}`).toContain(keyOf(method, url));
});

/** Bodies of the calls that need one. */
const bodies = (): Record<string, unknown> => ({
  'PATCH /store-api/dsr/appointment/{}/attendee/respond-invitation': { token: ids['token'], answer: 'accepted' },
  'POST /store-api/dsr/appointment/{}/download-ics': { token: ids['token'] },
  'PATCH /store-api/dsr/appointment/attendee': { attendeeName: 'Cleopatra' },
  'POST /store-api/dsr/interaction': {
    name: 'product.viewed',
    payload: { productId: STUB.table },
    triggeredAt: '2026-05-04T16:00:00Z',
    lifeTimeInSeconds: -1,
  },
  'POST /store-api/dsr/appointment/presentation/{}/slide/{}/products': { interaction: true, loadAllIds: true },
  'POST /store-api/dsr/product-listing': { interaction: true, loadAllIds: true, search: 'chair' },
  'POST /api/_action/dsr/appointment/{}/instant-listing': { productIds: [STUB.table], pageName: 'For you' },
  'PATCH /api/_action/dsr/appointment/{}/instant-listing': {
    currentPageGroupId: ids['instantListing'],
    addProductIds: [STUB.chair],
    removeProductIds: [],
  },
  'POST /api/search/dsr-appointment': { filter: [{ type: 'equals', field: 'presentationPath', value: PATH }] },
});

/** What must come last, because it ends what the others need. */
const LAST = ['POST /api/_action/dsr/appointment/attendee/{}/remove', 'POST /api/_action/dsr/appointment/{}/end'];
const CALLS = OFFICIAL.filter(({ method, url }) => answered.has(keyOf(method, url))).toSorted(
  (a, b) => LAST.indexOf(keyOf(a.method, a.url)) - LAST.indexOf(keyOf(b.method, b.url)),
);

/** The vendor's own examples hold null and `[]` where the vendor's schema has neither: the examples are what clients have seen. */
function asSeen(key: string, value: unknown): unknown {
  if (key === 'currentDynamicPage' && value === null) return undefined;
  if (['clients', 'inactiveClients', 'guides', 'quickViewState', 'attendees'].includes(key) && Array.isArray(value) && value.length === 0)
    return undefined;
  // The schema of one asks for an object and an array at once, that of the other for a single group where the call gives a list of them.
  if (key === 'pickedProductIds' || (key === 'configurator' && Array.isArray(value))) return undefined;
  // A store answers an object of aggregations by name, which the schema calls an array.
  if (key === 'aggregations' && !Array.isArray(value)) return undefined;
  return value;
}

/** Whether that place of an answer lies in an entity that the store made. */
function isOfStore(body: unknown, instancePath: string): boolean {
  let place = body;
  for (const key of instancePath.split('/').slice(1)) {
    if (typeof place !== 'object' || place === null) return false;
    if ('apiAlias' in place) return true;
    place = (place as Record<string, unknown>)[key];
  }
  return false;
}

/** What of an answer is not as the schema says. A real store answers null in its entities where the schema wants a text: that is no fault. */
function faultsOf(validate: ValidateFunction, body: unknown): string[] {
  const seen: unknown = JSON.parse(JSON.stringify(body), asSeen);
  validate(seen);
  return (validate.errors ?? [])
    .filter(({ keyword, data, instancePath }) => !(['type', 'enum'].includes(keyword) && data === null && isOfStore(seen, instancePath)))
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`);
}

test.each(CALLS.map((call) => [keyOf(call.method, call.url), call] as const))(
  '%s answers with the official status and shape',
  async (key, { side, as, path, url, method, item }) => {
    if (key === 'POST /api/_action/dsr/appointment/{}/start') await room.setAppointment("status = 'not-started'");
    const visitor = as === 'guide' ? guide : client;
    const address = url.replace(/\{([^}]+)\}/g, (_whole, name: string) => ids[name] ?? name);
    const { status, body } = await visitor.call(method.toUpperCase(), address, bodies()[key] ?? (method === 'post' ? {} : undefined));
    if (key.endsWith('/sw-context-token')) {
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('customer-0001')]);
      return;
    }
    const responses = Object.entries(item[method]?.responses ?? {}).filter(([code]) => code.startsWith('2'));
    expect(
      responses.map(([code]) => code),
      `${key}: ${JSON.stringify(body).slice(0, 300)}`,
    ).toContain(String(status));
    expect(JSON.stringify(body)).not.toContain('customer-0001');
    const schema = item[method]?.responses[String(status)]?.content?.['application/json']?.schema;
    if (schema === undefined) return;
    const pointer = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = side.ajv.getSchema(`api#/${pointer}`);
    if (validate === undefined) throw new Error(`The schema of ${key} can't be read.`);
    expect(faultsOf(validate, body)).toEqual([]);
  },
);

test('a join names no Mercure hub and hands out no token; what is ours stands under `extensions`', async () => {
  await room.setAppointment("status = 'started'");
  const { body } = await room.visitor({ shop: 'vip-0002' }).join('Dora');
  expect(body).toMatchObject({
    newContextToken: '',
    mercureHubPublicUrl: null,
    mercurePublisherTopic: null,
    mercureSubscriberTopics: [],
    JWTMercurePublisherToken: null,
    JWTMercureSubscriberToken: null,
    extensions: { vitrine: expect.any(Object) },
  });
  expect(JSON.stringify(body)).not.toContain('vip-0002');
});

test('every slide of each kind, as each viewer reads it, has the official shape', async () => {
  await room.setAppointment("status = 'started'");
  const viewer = room.visitor({ shop: 'vip-0001' });
  await viewer.join('Vip');
  const { navigation } = (await viewer.call('GET', '/store-api/dsr/appointment/presentation')).body as {
    navigation: { groupId: string; sectionId: string; groupName: string }[];
  };
  const validate = store.ajv.getSchema('api#/components/schemas/PresentationSlideData');
  if (validate === undefined) throw new Error('The schema of a slide cannot be read.');
  let read = 0;
  for (const { groupId, sectionId, groupName } of navigation) {
    const { status, body } = await viewer.call('GET', `/store-api/dsr/appointment/presentation/${groupId}/slide/${sectionId}`);
    if (status === 404) continue;
    read += 1;
    expect([groupName, faultsOf(validate, body)]).toEqual([groupName, []]);
  }
  expect(read).toBeGreaterThanOrEqual(6);
});
