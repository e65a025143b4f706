import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATH, startRoomFixture, type RoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/stub-store.ts';

type Schema = Record<string, unknown>;
const types = join(dirname(createRequire(import.meta.url).resolve('@shopware/api-client')), '..', 'api-types');

/** The vendor's schema of one side; `required` inside properties is no JSON schema and is left out, and type errors in examples too. */
function load(file: string): Ajv {
  const document = JSON.parse(readFileSync(join(types, file), 'utf8'), (key, value: unknown) => (key === 'required' && typeof value === 'boolean' ? undefined : key === 'example' ? undefined : value)) as Schema;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'api');
  return ajv;
}
const store = load('storeApiSchema.json');
const admin = load('adminApiSchema.json');

let room: RoomFixture;
let client: Visitor;
let guide: Visitor;
let appointmentId: string;
beforeAll(async () => {
  room = await startRoomFixture();
  appointmentId = await room.appointmentId();
  guide = room.visitor();
  const socket = await guide.enterAsGuide();
  await socket.run('appointment.start', {});
  await socket.run('slide.switch', { index: 3 });
  socket.close();
  client = room.visitor();
  await client.join('Cleo');
  await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.lamp}`);
});
afterAll(() => room.close());

function expectFits(ajv: Ajv, schema: string, body: unknown): void {
  const validate = ajv.getSchema(`api#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`The official schema has no ${schema}.`);
  // The vendor's own example has null here, which the vendor's schema forbids: the example is what clients have seen.
  validate(JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'currentDynamicPage' && value === null ? undefined : value)));
  expect(validate.errors ?? []).toEqual([]);
}

test.each([
  ['JoinAppointmentResponse', 'POST', `/store-api/dsr/appointment/${PATH}/join-as-client`],
  ['AppointmentBasicSettingResponse', 'GET', `/store-api/dsr/appointment/${PATH}/basic-setting`],
  ['PresentationStructure', 'GET', '/store-api/dsr/appointment/presentation'],
  ['ClientPresentationStateResponse', 'GET', '/store-api/dsr/appointment/presentation/state'],
  ['AttendeeProductCollectionResponse', 'GET', '/store-api/dsr/appointment/collection/liked'],
  ['AttendeeProductCollectionLastSeenResponse', 'GET', '/store-api/dsr/appointment/collection/last-seen'],
])('the answer fits the official %s', async (schema, method, path) => {
  const { status, body } = await client.call(method, path, method === 'POST' ? {} : undefined);
  expect(status).toBe(200);
  expectFits(store, schema, body);
});

test('the answer to an invitation fits the official schema', async () => {
  const { token } = (await guide.call('POST', `/room-api/presentations/${appointmentId}/invitations`, { name: 'Ivy' })).body as { token: string };
  const { body } = await client.call('PATCH', `/store-api/dsr/appointment/${appointmentId}/attendee/respond-invitation`, { token, answer: 'accepted' });
  expectFits(store, 'AttendeeRespondInvitationResponse', body);
});

test.each([
  ['JoinAppointmentResponse', 'POST', 'join-as-guide'],
  ['GetAttendeeInsightsResponse', 'GET', 'widgets/attendee-insights'],
])('the guide\'s answer fits the official %s', async (schema, method, path) => {
  const { status, body } = await guide.call(method, `/api/_action/dsr/appointment/${appointmentId}/${path}`);
  expect(status).toBe(200);
  expectFits(admin, schema, body);
});

test('the guides\' state has the shape of the vendor\'s own example: people by their id', async () => {
  const { body } = await guide.call('GET', `/api/_action/dsr/appointment/${appointmentId}/presentation/state`);
  const { stateForAll, stateForGuides } = body as { stateForAll: Schema; stateForGuides: Schema };
  expectFits(admin, 'StateForAll', stateForAll);
  expect(Object.keys(stateForGuides).sort()).toEqual(['clients', 'extensions', 'guides', 'inactiveClients', 'quickViewState', 'videoGuideToken']);
  for (const [id, person] of Object.entries(stateForGuides['clients'] as Schema)) expect(person).toEqual({ attendeeId: id, attendeeName: 'Cleo', videoUserId: null, hasJoined: true });
});
