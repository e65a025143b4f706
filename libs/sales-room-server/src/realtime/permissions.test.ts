import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  COMMAND_NAMES,
  type CommandName,
  VIEWER_ROLES,
  type ViewerRole,
} from '@vitrine/sales-room-protocol';
import { newSecret } from '../identifiers.ts';
import { PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';

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
  'room.prepare': { presentationPath: PATH },
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
  'attendee.unblock': { attendeeId: STUB.lamp },
  'control.offer': { attendeeId: STUB.lamp },
  'control.cancel': {},
  'control.answer': { accepted: true },
  'control.claim': {},
  'attendee.mute': { attendeeId: STUB.lamp, kinds: ['audio'] },
  'attendee.mute-all': {},
  'attendee.allow-unmute': {},
  'slide.switch': { index: 1 },
  'slide.scroll': { sectionId: STUB.lamp, page: 1, anchor: { kind: 'slide', id: STUB.lamp }, offset: 0, line: 0 },
  'slide.point': { sectionId: STUB.lamp, page: 1, anchor: { kind: 'slide', id: STUB.lamp }, x: 0, y: 0 },
  'caption.say': { utteranceId: 'u1', text: 'Hello', isFinal: true, language: 'en-US' },
  'view-mode.set': { viewMode: 'speech' },
  'broadcast.set': { on: true },
  'product.show': { productId: STUB.lamp },
  'chat.send': { text: 'Hi' },
  'chat.remove': { messageId: STUB.lamp },
  'chat.pin': { messageId: null },
  'poll.ask': { question: 'Oak or walnut?', answers: [{ text: 'Oak' }, { text: 'Walnut' }] },
  'poll.vote': { pollId: STUB.lamp, answer: 0 },
  'poll.close': { pollId: STUB.lamp },
  'poll.dismiss': { pollId: STUB.lamp },
  'like.set': { productId: STUB.lamp, liked: true },
  'notes.set': { sectionId: null, text: 'Note' },
  'hand.set': { raised: true },
  'reaction.send': { reaction: 'heart' },
  'access.request': { attendeeId: STUB.lamp, kind: 'cart' },
  'access.answer': { kind: 'cart', granted: true },
  'access.withdraw': { kind: 'cart' },
  'cart.read': { attendeeId: STUB.lamp },
  'cart.act': { attendeeId: STUB.lamp, action: { type: 'add', productId: STUB.lamp } },
  'wishlist.read': { attendeeId: STUB.lamp },
  'wishlist.act': { attendeeId: STUB.lamp, productId: STUB.lamp, listed: true },
  'act.undo': { actId: STUB.lamp },
  'interaction.record': { name: 'product.viewed', productId: STUB.lamp },
  'cart.report': {},
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
  await database.query("update appointment set status = 'started', definition = definition || $1::jsonb, broadcast_mode = false", [
    JSON.stringify({ isPreview: false }),
  ]);
  const visitor: Visitor = room.visitor();
  if (isGuide) await visitor.signIn();
  else if (role !== 'visitor') await visitor.join('Somebody');
  // The waiting room keeps those who wait from being let in when they connect.
  await database.query('update appointment set status = $1, definition = definition || $2::jsonb', [
    status,
    JSON.stringify({ isPreview: role === 'guide-preview', waitingRoom: role === 'client-waiting' }),
  ]);
  if (!isGuide && role !== 'visitor') await database.query('update attendee set status = $1', [STATUS_OF[role]]);
  const socket = await visitor.connect();
  await socket.enter(PATH, isGuide ? 'guide' : 'client');
  return socket;
}

async function state(): Promise<string> {
  const { database } = room.services;
  const tables = ['appointment', 'attendee', 'chat_message', 'guide_note', 'attendee_product', 'poll', 'poll_vote'];
  return JSON.stringify(await Promise.all(tables.map((table) => database.query(`select * from ${table} order by 1`))));
}

/**
 * The rules of the specification in their own words, one for each command: who, and while the appointment is how. The
 * table of the protocol is written as a table; this is not, so that a slip in one of them shows.
 */
const isAnyGuide = (role: ViewerRole) => role.startsWith('guide');
const isRunning = (status: AppointmentStatus) => status === 'started' || status === 'locked';
const isOver = (status: AppointmentStatus) => status === 'ended';
const isIn = (role: ViewerRole) => role === 'client' || role === 'guide';
const leads = (role: ViewerRole, status: AppointmentStatus) => isAnyGuide(role) && !isOver(status);
const guideWhileRunning = (role: ViewerRole, status: AppointmentStatus) => role === 'guide' && isRunning(status);
const insideWhileRunning = (role: ViewerRole, status: AppointmentStatus) => isIn(role) && isRunning(status);
const collects = (role: ViewerRole, status: AppointmentStatus) => role === 'client' || leads(role, status);
const everybody = () => true;
type Rule = (role: ViewerRole, status: AppointmentStatus) => boolean;

const RULES: Record<CommandName, Rule> = {
  // Whoever is at the door may look at it and go away again.
  'room.enter': everybody,
  'room.snapshot': everybody,
  'room.leave': everybody,
  // At the door of a running room people get ready for its media.
  'room.prepare': (role, status) => (role === 'visitor' || role === 'client-waiting') && isRunning(status),
  'room.request-access': (role, status) => role === 'client-waiting' && isRunning(status),
  // A guide starts and ends; a preview can't be started; a locked room is a started one.
  'appointment.start': (role, status) => role === 'guide' && status === 'not-started',
  'appointment.lock': (role, status) => role === 'guide' && status === 'started',
  'appointment.unlock': (role, status) => role === 'guide' && status === 'locked',
  'appointment.end': guideWhileRunning,
  'attendee.rename': (role, status) => (role === 'client' || role === 'client-waiting') && !isOver(status),
  'attendee.admit': guideWhileRunning,
  'attendee.admit-all': guideWhileRunning,
  'attendee.refuse': guideWhileRunning,
  'attendee.remove': (role, status) => role === 'guide' && !isOver(status),
  'attendee.unblock': (role, status) => role === 'guide' && !isOver(status),
  'attendee.mute': guideWhileRunning,
  'attendee.mute-all': guideWhileRunning,
  'attendee.allow-unmute': guideWhileRunning,
  // Passing control needs somebody to pass it to: a preview has nobody, but a second guide may take it over.
  'control.offer': (role, status) => role === 'guide' && !isOver(status),
  'control.cancel': (role, status) => role === 'guide' && !isOver(status),
  'control.answer': (role, status) => role === 'guide' && !isOver(status),
  'control.claim': leads,
  'slide.switch': leads,
  // Who guides scrolls for those who follow; a client points back.
  'slide.scroll': guideWhileRunning,
  'slide.point': insideWhileRunning,
  // With the microphone off it is refused for the moment, not for the role.
  'caption.say': insideWhileRunning,
  'view-mode.set': leads,
  'broadcast.set': guideWhileRunning,
  'product.show': (role, status) => guideWhileRunning(role, status) || (role === 'guide-preview' && !isOver(status)),
  'chat.send': (role, status) => insideWhileRunning(role, status) || (role === 'guide' && status === 'not-started'),
  // What was written may hurt after the end, too.
  'chat.remove': (role) => role === 'guide',
  'chat.pin': (role, status) => role === 'guide' && !isOver(status),
  // A guide asks, and never votes.
  'poll.ask': guideWhileRunning,
  'poll.vote': (role, status) => role === 'client' && isRunning(status),
  'poll.close': guideWhileRunning,
  'poll.dismiss': guideWhileRunning,
  // Attendees keep cart and likes after the end.
  'like.set': collects,
  'interaction.record': collects,
  'cart.report': (role) => role === 'client',
  'act.undo': (role, status) => role === 'client' && status !== 'not-started',
  'notes.set': isAnyGuide,
  'hand.set': insideWhileRunning,
  'reaction.send': insideWhileRunning,
  // Only in a running room does a guide ask for anything, and it ends with the room.
  'access.request': guideWhileRunning,
  'access.answer': (role, status) => role === 'client' && isRunning(status),
  'access.withdraw': (role, status) => role === 'client' && isRunning(status),
  'cart.read': guideWhileRunning,
  'cart.act': guideWhileRunning,
  'wishlist.read': guideWhileRunning,
  'wishlist.act': guideWhileRunning,
  'media.create-transport': insideWhileRunning,
  'media.connect-transport': insideWhileRunning,
  'media.close-transport': insideWhileRunning,
  'media.restart-ice': insideWhileRunning,
  'media.produce': insideWhileRunning,
  'media.close-producer': insideWhileRunning,
  'media.set': insideWhileRunning,
  'media.consume': insideWhileRunning,
  'media.resume-consumer': insideWhileRunning,
  'media.pause-consumer': insideWhileRunning,
  'media.close-consumer': insideWhileRunning,
  'media.set-layers': insideWhileRunning,
};

/** How a refusal by role and status reads; anything else is about what the payload names, or about the moment. */
function refusalByRule(command: CommandName, role: ViewerRole, status: AppointmentStatus): string[] {
  if (role === 'client-blocked') return ['blocked'];
  if (command === 'appointment.start' && role === 'guide-preview') return ['preview-cannot-start'];
  if (!APPOINTMENT_STATUSES.some((each) => RULES[command](role, each))) return ['not-permitted'];
  if (isOver(status)) return ['ended'];
  if (command === 'appointment.start') return ['already-started'];
  return status === 'not-started' ? ['not-started'] : ['wrong-state'];
}

/** Refusals of a permitted command for what its payload names, for want of media, or since nothing like it is going on. */
const NOT_ABOUT_THE_ROLE = ['not-found', 'transport-not-found', 'media-unavailable', 'wrong-state'];

const CELLS = VIEWER_ROLES.flatMap((role) => APPOINTMENT_STATUSES.map((status) => [role, status] as const));

describe.each(CELLS)('%s while %s', (role, status) => {
  test("the server accepts or refuses each command by the specification's rules; a refusal changes nothing", async () => {
    let socket: RoomSocket | undefined;
    for (const command of COMMAND_NAMES) {
      const isAllowed = RULES[command](role, status);
      // Entering again and leaving would end what this test looks at; the journey tests them.
      if (isAllowed && (command === 'room.enter' || command === 'room.leave')) continue;
      socket ??= await enterAs(role, status);
      expect(socket.snapshot()).toMatchObject({ self: { role }, appointment: { status } });
      const before = await state();
      const answer = await socket.send(command, PAYLOADS[command] as never, newSecret());
      const code = answer.ok ? 'accepted' : answer.error.code;
      if (isAllowed) expect(['accepted', ...NOT_ABOUT_THE_ROLE], `${command}: ${code}`).toContain(code);
      else {
        expect(refusalByRule(command, role, status), command).toContain(code);
        expect(await state(), command).toBe(before);
        expect(socket.snapshot().commands, command).not.toContain(command);
        continue;
      }
      // What was accepted may have changed the room: the next command finds a fresh one.
      socket.close();
      socket = undefined;
    }
    socket?.close();
  }, 60_000);
});

test('a snapshot offers exactly what the server accepts, whoever looks', async () => {
  for (const [role, status] of CELLS) {
    const socket = await enterAs(role, status);
    const snapshot = socket.snapshot();
    for (const command of snapshot.commands) expect(RULES[command](role, status), `${role} ${status} ${command}`).toBe(true);
    for (const command of COMMAND_NAMES) {
      if (snapshot.commands.includes(command) || !RULES[command](role, status)) continue;
      // Consented in general, and not now: the server says the same.
      const answer = await socket.send(command, PAYLOADS[command] as never, newSecret());
      expect(answer.ok ? 'accepted' : answer.error.code, `${role} ${status} ${command}`).toMatch(
        /^(wrong-state|media-unavailable|not-in-control)$/,
      );
    }
    socket.close();
  }
}, 60_000);

test('who was removed may not come back in, by socket or by HTTP, until a guide lifts it', async () => {
  const { database } = room.services;
  await database.query('delete from attendee');
  await database.query("update appointment set status = 'started', definition = definition || $1::jsonb", [
    JSON.stringify({ isPreview: false, waitingRoom: false }),
  ]);
  const guide = await room.visitor().enterAsGuide();
  const visitor = room.visitor();
  const client = await visitor.enterAsClient('Cleo');
  const attendeeId = client.snapshot().self.attendeeId ?? '';
  await guide.run('attendee.remove', { attendeeId });
  await client.until((snapshot) => snapshot.self.role === 'client-blocked');
  expect(client.snapshot()).toMatchObject({ slides: [], chat: [], attendees: [], media: { available: false } });
  expect((await visitor.join('Cleo')).status).toBe(403);
  const again = await visitor.connect();
  expect((await again.enter(PATH, 'client')).self.role).toBe('client-blocked');
  expect(await again.refused('chat.send', { text: 'Let me in' })).toBe('blocked');
  await guide.run('attendee.unblock', { attendeeId });
  await again.until((snapshot) => snapshot.self.role === 'visitor');
  expect((await visitor.join('Cleo')).status).toBe(200);
  await again.until((snapshot) => snapshot.self.role === 'client');
  expect(await guide.refused('attendee.unblock', { attendeeId })).toBe('wrong-state');
  for (const socket of [guide, client, again]) socket.close();
});
