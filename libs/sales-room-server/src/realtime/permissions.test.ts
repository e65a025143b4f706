import { APPOINTMENT_STATUSES, COMMAND_NAMES, VIEWER_ROLES, isPermitted, refusalOf, viewerFacts, type AppointmentStatus, type CommandName, type ViewerRole } from '@vitrine/sales-room-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../identifiers.ts';
import { PATH, startRoomFixture, type RoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/stub-store.ts';

let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());

const uuid = '11111111-1111-4111-8111-111111111111';
/** A well-formed payload for each command, so that nothing but the table refuses it. */
const PAYLOADS: Record<CommandName, unknown> = {
  'room.enter': { presentationPath: PATH, as: 'client' },
  'room.snapshot': {},
  'room.leave': {},
  'room.request-access': {},
  'appointment.start': {},
  'appointment.lock': {},
  'appointment.unlock': {},
  'appointment.end': {},
  'attendee.rename': { name: 'New' },
  'attendee.admit': { attendeeId: STUB.lamp },
  'attendee.admit-all': {},
  'attendee.refuse': { attendeeId: STUB.lamp },
  'attendee.remove': { attendeeId: STUB.lamp },
  'attendee.mute': { attendeeId: STUB.lamp, kinds: ['audio'] },
  'attendee.mute-all': {},
  'attendee.allow-unmute': {},
  'slide.switch': { index: 1 },
  'view-mode.set': { viewMode: 'speech' },
  'broadcast.set': { on: true },
  'product.show': { productId: STUB.lamp },
  'chat.send': { text: 'Hi' },
  'like.set': { productId: STUB.lamp, liked: true },
  'notes.set': { sectionId: null, text: 'Note' },
  'hand.set': { raised: true },
  'reaction.send': { reaction: 'heart' },
  'access.request': { attendeeId: STUB.lamp, kind: 'cart' },
  'access.answer': { kind: 'cart', granted: true },
  'access.withdraw': { kind: 'cart' },
  'interaction.record': { name: 'product.viewed', productId: STUB.lamp },
  'cart.changed': {},
  'media.create-transport': { direction: 'send' },
  'media.connect-transport': { transportId: uuid, dtlsParameters: {} },
  'media.close-transport': { transportId: uuid },
  'media.restart-ice': { transportId: uuid },
  'media.produce': { transportId: uuid, kind: 'audio', source: 'mic', rtpParameters: {} },
  'media.close-producer': { producerId: uuid },
  'media.set': { source: 'mic', on: true },
  'media.consume': { transportId: uuid, producerId: uuid, rtpCapabilities: {} },
  'media.resume-consumer': { consumerId: uuid },
  'media.pause-consumer': { consumerId: uuid },
  'media.close-consumer': { consumerId: uuid },
  'media.set-layers': { consumerId: uuid, spatialLayer: 0 },
};

const STATUS_OF: Partial<Record<ViewerRole, string>> = { client: 'joined', 'client-waiting': 'waiting', 'client-blocked': 'blocked' };

/** A socket of somebody in this role while the appointment is in this status. */
async function enterAs(role: ViewerRole, status: AppointmentStatus) {
  const { database } = room.services;
  await database.query('delete from attendee');
  const isGuide = role === 'guide' || role === 'guide-preview';
  await database.query("update appointment set status = 'started', definition = definition || $1::jsonb, broadcast_mode = false", [JSON.stringify({ isPreview: false })]);
  const visitor: Visitor = room.visitor();
  if (isGuide) await visitor.signIn();
  else if (role !== 'visitor') await visitor.join('Somebody');
  // The waiting room keeps those who wait from being let in when they connect.
  await database.query('update appointment set status = $1, definition = definition || $2::jsonb', [status, JSON.stringify({ isPreview: role === 'guide-preview', waitingRoom: role === 'client-waiting' })]);
  if (!isGuide && role !== 'visitor') await database.query('update attendee set status = $1', [STATUS_OF[role]]);
  const socket = await visitor.connect();
  await socket.enter(PATH, isGuide ? 'guide' : 'client');
  return socket;
}

async function state(): Promise<string> {
  const { database } = room.services;
  const tables = ['appointment', 'attendee', 'chat_message', 'guide_note', 'attendee_product'];
  return JSON.stringify(await Promise.all(tables.map((table) => database.query(`select * from ${table} order by 1`))));
}

describe.each(VIEWER_ROLES.map((role) => [role]))('%s', (role) => {
  test.each(APPOINTMENT_STATUSES.map((status) => [status]))('while %s: each command that the table does not list is refused by the server, and changes nothing', async (status) => {
    const socket = await enterAs(role, status);
    expect(socket.snapshot()).toMatchObject({ self: { role }, appointment: { status } });
    const facts = viewerFacts(socket.snapshot());
    const before = await state();
    const refused = COMMAND_NAMES.filter((command) => refusalOf(command, facts) !== undefined);
    for (const command of refused) {
      expect(await socket.refused(command, PAYLOADS[command] as never), command).toBe(refusalOf(command, facts));
    }
    expect(await state()).toBe(before);
    expect(socket.snapshot().commands).toEqual(COMMAND_NAMES.filter((command) => !refused.includes(command)));
    // No cell that the table forbids is missing from the refused ones.
    expect(refused).toEqual(expect.arrayContaining(COMMAND_NAMES.filter((command) => !isPermitted(command, role, status))));
    socket.close();
  });
});

test('each command that the table lists is carried out, or refused only for what it names', async () => {
  const namesSomethingElse = new Set(['not-found', 'transport-not-found', 'media-unavailable', 'wrong-state']);
  for (const role of ['client', 'guide', 'guide-preview', 'client-waiting'] as const) {
    for (const status of ['not-started', 'started', 'locked'] as const) {
      for (const command of COMMAND_NAMES) {
        if (!isPermitted(command, role, status) || command.startsWith('room.') || command.startsWith('media.')) continue;
        const socket = await enterAs(role, status);
        const answer = await socket.send(command, PAYLOADS[command] as never, newSecret());
        if (!answer.ok) expect([...namesSomethingElse], `${role} ${status} ${command}`).toContain(answer.error.code);
        socket.close();
      }
    }
  }
}, 60_000);
