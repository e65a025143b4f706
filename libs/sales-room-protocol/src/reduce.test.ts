import { expect, test } from 'vitest';
import { parseAcknowledgement } from './acknowledgement.ts';
import { COMMANDS } from './commands.ts';
import { parseNotification, type RoomNotification } from './notifications.ts';
import { allowedCommands } from './permissions.ts';
import { CHAT_LIMIT, reduceRoom, viewerFacts } from './reduce.ts';
import { type ChatMessage, type RoomAttendee, type RoomSnapshot, roomSnapshotSchema } from './snapshot.ts';

const id = (letter: string) => letter.repeat(32);
const media = { micOn: false, cameraOn: false, screenOn: false, micForcedOff: false, cameraForcedOff: false };
const attendee = (letter: string): RoomAttendee => ({
  attendeeId: id(letter),
  type: 'CLIENT',
  name: letter,
  status: 'joined',
  ...media,
  handRaisedAt: null,
  joinedAt: null,
  insights: null,
});
const producer = {
  producerId: '11111111-1111-4111-8111-111111111111',
  attendeeId: id('a'),
  source: 'mic',
  kind: 'audio',
  paused: false,
} as const;
const message = (number: number): ChatMessage => ({
  id: id('1'),
  commandId: `command-${number}`,
  attendeeId: id('a'),
  type: 'CLIENT',
  name: 'a',
  text: String(number),
  sentAt: '2026-01-01T00:00:00.000Z',
});

const act = {
  id: id('d'),
  number: 1,
  guideName: 'Gina',
  kind: 'cart',
  action: 'add',
  productId: id('e'),
  label: 'Lamp',
  quantityBefore: 0,
  quantityAfter: 1,
  at: '2026-01-01T00:00:00.000Z',
  status: 'done',
} as const;

const base: RoomSnapshot = {
  seq: 5,
  appointment: {
    id: id('0'),
    path: 'spring',
    name: 'Spring',
    status: 'started',
    startedAt: null,
    endedAt: null,
    accessibleFrom: null,
    accessibleTo: null,
    isPreview: false,
    videoAudioSettings: 'both',
    attendeeRestriction: 'open',
    waitingRoom: false,
  },
  self: {
    attendeeId: id('c'),
    type: 'CLIENT',
    role: 'client',
    name: 'c',
    status: 'joined',
    ...media,
    handRaisedAt: null,
    cartAccess: 'none',
    wishlistAccess: 'none',
  },
  attendees: [attendee('a')],
  slides: [],
  currentSlide: 0,
  currentSlidePage: 1,
  viewMode: 'conference',
  broadcastMode: false,
  locked: false,
  shownProductId: null,
  chat: [],
  pinnedMessage: null,
  poll: null,
  likes: [],
  lastSeen: [],
  notes: [],
  control: { controllerId: null, ownerId: null, offeredTo: null },
  acts: [],
  media: { available: true, reason: null, epoch: 1, routerRtpCapabilities: {}, producers: [], activeSpeakerId: null },
  commands: [],
};

const apply = (snapshot: RoomSnapshot, notification: RoomNotification): RoomSnapshot => {
  const reduced = reduceRoom(snapshot, notification);
  if (reduced.outcome !== 'applied') throw new Error(reduced.outcome);
  return reduced.snapshot;
};

test('the next number is applied, an old one is stale, one too far is a gap; nothing is changed in place', () => {
  const before = structuredClone(base);
  expect(reduceRoom(base, { seq: 5, name: 'room.advanced', payload: {} })).toEqual({ outcome: 'stale' });
  expect(reduceRoom(base, { seq: 7, name: 'room.advanced', payload: {} })).toEqual({ outcome: 'gap' });
  expect(apply(base, { seq: 6, name: 'slide.switched', payload: { index: 3, page: 2 } })).toMatchObject({
    seq: 6,
    currentSlide: 3,
    currentSlidePage: 2,
  });
  expect(base).toEqual(before);
});

test('a new snapshot takes the place of the old one unless it is older', () => {
  const snapshot = { ...base, seq: 9 };
  expect(apply(base, { seq: 8, name: 'room.replaced', payload: { snapshot } })).toBe(snapshot);
  expect(reduceRoom(snapshot, { seq: 8, name: 'room.replaced', payload: { snapshot: base } })).toEqual({ outcome: 'stale' });
});

test('a tick moves the number alone', () => {
  expect({ ...apply(base, { seq: 6, name: 'room.advanced', payload: {} }), seq: 5, commands: [] }).toEqual(base);
});

const poll = {
  id: id('f'),
  question: 'Oak or walnut?',
  answers: [
    { text: 'Oak', productId: null },
    { text: 'Walnut', productId: id('e') },
  ],
  status: 'open',
  askedAt: '2026-01-01T00:00:00.000Z',
  votes: null,
  ownAnswer: null,
} as const;
const opened = { ...poll, answers: [...poll.answers] };

test('a poll is open to votes until it is closed; votes of another poll change nothing', () => {
  const open = apply(base, { seq: 6, name: 'poll.changed', payload: { poll: opened } });
  expect(open.poll).toEqual(poll);
  expect(open.commands).toContain('poll.vote');
  const voted = apply(open, { seq: 7, name: 'poll.voted', payload: { pollId: poll.id, votes: [1, 0], ownAnswer: 0 } });
  expect(voted.poll).toEqual({ ...poll, votes: [1, 0], ownAnswer: 0 });
  const other = apply(voted, { seq: 8, name: 'poll.voted', payload: { pollId: id('9'), votes: [0, 5], ownAnswer: 1 } });
  expect(other.poll).toEqual(voted.poll);
  const closed = apply(other, { seq: 9, name: 'poll.changed', payload: { poll: { ...opened, status: 'closed', votes: [1, 0] } } });
  expect(closed.commands).not.toContain('poll.vote');
  expect(apply(closed, { seq: 10, name: 'poll.changed', payload: { poll: null } }).poll).toBeNull();
});

test('a message that is pinned stands until another or none is', () => {
  const pinned = apply(base, { seq: 6, name: 'chat.pinned', payload: { message: message(1) } });
  expect(pinned.pinnedMessage).toEqual(message(1));
  expect(apply(pinned, { seq: 7, name: 'chat.pinned', payload: { message: null } }).pinnedMessage).toBeNull();
});

test('a snapshot of a server without polls and pinned messages has none', () => {
  const { poll: _poll, pinnedMessage: _pinned, ...older } = base;
  expect(roomSnapshotSchema.parse(older)).toMatchObject({ poll: null, pinnedMessage: null });
});

test('media that were restarted take the place of those before, speaker and all', () => {
  const before = { ...base, media: { ...base.media, epoch: 1, producers: [producer], activeSpeakerId: id('a') } };
  const media = { ...base.media, epoch: 2, producers: [], activeSpeakerId: null };
  expect(apply(before, { seq: null, name: 'media.restarted', payload: { media } })).toMatchObject({ seq: before.seq, media });
});

test('commands follow every change', () => {
  const broadcast = apply(base, { seq: 6, name: 'broadcast.changed', payload: { broadcastMode: true, attendees: [], self: null } });
  expect(broadcast.commands).not.toContain('media.set');
  const ended = apply(broadcast, {
    seq: 7,
    name: 'appointment.changed',
    payload: { appointment: { ...base.appointment, status: 'ended' } },
  });
  expect(ended.commands).toEqual(allowedCommands(viewerFacts(ended)));
  expect(ended.commands).not.toContain('chat.send');
  expect(
    apply(base, {
      seq: null,
      name: 'media.restarted',
      payload: { media: { ...base.media, available: false, reason: 'worker-restarting' } },
    }).commands,
  ).not.toContain('media.produce');
});

test.each<[RoomNotification, Partial<RoomSnapshot>]>([
  [{ seq: 6, name: 'self.changed', payload: { self: { ...base.self, name: 'me' } } }, { self: { ...base.self, name: 'me' } }],
  [
    { seq: 6, name: 'slides.changed', payload: { slides: [], currentSlide: 2 } },
    { slides: [], currentSlide: 2 },
  ],
  [{ seq: 6, name: 'view-mode.changed', payload: { viewMode: 'speech' } }, { viewMode: 'speech' }],
  [{ seq: 6, name: 'product.shown', payload: { productId: id('e') } }, { shownProductId: id('e') }],
  [
    { seq: 6, name: 'collection.changed', payload: { likes: [id('e')], lastSeen: [] } },
    { likes: [id('e')], lastSeen: [] },
  ],
])('%j changes what it names, and nothing else', (notification, changes) => {
  expect({ ...apply(base, notification), commands: [] }).toEqual({ ...base, ...changes, seq: 6 });
});

test('a removed message keeps its place and loses its text, once or twice; an unknown one changes nothing', () => {
  let snapshot: RoomSnapshot = { ...base, chat: [message(1), { ...message(2), id: id('2') }] };
  snapshot = apply(snapshot, { seq: 6, name: 'chat.removed', payload: { messageId: id('1') } });
  expect(snapshot.chat).toEqual([
    { ...message(1), text: '', isRemoved: true },
    { ...message(2), id: id('2') },
  ]);
  expect(apply(snapshot, { seq: 7, name: 'chat.removed', payload: { messageId: id('1') } }).chat).toEqual(snapshot.chat);
  expect(apply(snapshot, { seq: 7, name: 'chat.removed', payload: { messageId: id('9') } }).chat).toEqual(snapshot.chat);
});

test('locked follows the status of the appointment', () => {
  expect(
    apply(base, { seq: 6, name: 'appointment.changed', payload: { appointment: { ...base.appointment, status: 'locked' } } }).locked,
  ).toBe(true);
});

test('a presentation that is unlocked is locked no more', () => {
  const locked = { ...base, locked: true, appointment: { ...base.appointment, status: 'locked' as const } };
  expect(apply(locked, { seq: 6, name: 'appointment.changed', payload: { appointment: base.appointment } }).locked).toBe(false);
});

test('attendees come, change and go, in the order of their ids', () => {
  let snapshot = apply(base, {
    seq: 6,
    name: 'attendees.changed',
    payload: { attendees: [attendee('d'), attendee('b')], self: { ...base.self, name: 'me' } },
  });
  expect(snapshot.attendees.map(({ name }) => name)).toEqual(['a', 'b', 'd']);
  expect(snapshot.self.name).toBe('me');
  snapshot = apply(snapshot, { seq: 7, name: 'attendee.changed', payload: { attendee: { ...attendee('b'), name: 'bee' } } });
  snapshot = apply(snapshot, { seq: 8, name: 'attendee.hidden', payload: { attendeeId: id('a') } });
  expect(snapshot.attendees.map(({ name }) => name)).toEqual(['bee', 'd']);
});

test('chat keeps the newest messages', () => {
  let snapshot = base;
  for (let number = 1; number <= CHAT_LIMIT + 5; number += 1)
    snapshot = apply(snapshot, { seq: snapshot.seq + 1, name: 'chat.added', payload: { message: message(number) } });
  expect(snapshot.chat).toHaveLength(CHAT_LIMIT);
  expect(snapshot.chat.at(-1)?.text).toBe(String(CHAT_LIMIT + 5));
});

test('notes are one per slide', () => {
  const note = (text: string) => ({ note: { sectionId: id('5'), text, updatedAt: '2026-01-01T00:00:00.000Z' } });
  const snapshot = apply(apply(base, { seq: 6, name: 'notes.changed', payload: note('one') }), {
    seq: 7,
    name: 'notes.changed',
    payload: note('two'),
  });
  expect(snapshot.notes.map(({ text }) => text)).toEqual(['two']);
});

test('signals change media without a number', () => {
  let snapshot = apply(base, { seq: null, name: 'media.producer-added', payload: { producer } });
  snapshot = apply(snapshot, { seq: null, name: 'media.producer-changed', payload: { producer: { ...producer, paused: true } } });
  snapshot = apply(snapshot, { seq: null, name: 'media.active-speaker', payload: { attendeeId: id('a') } });
  expect(snapshot).toMatchObject({ seq: 5, media: { producers: [{ paused: true }], activeSpeakerId: id('a') } });
  expect(
    apply(snapshot, { seq: null, name: 'media.producer-closed', payload: { producerId: producer.producerId } }).media.producers,
  ).toEqual([]);
  expect(apply(base, { seq: null, name: 'reaction.shown', payload: { attendeeId: id('a'), reaction: 'heart' } })).toBe(base);
});

test('a source that comes, changes or goes leaves those of others', () => {
  const other = { ...producer, producerId: '22222222-2222-4222-8222-222222222222', attendeeId: id('b') };
  const producersAfter = (notification: RoomNotification, from = base) => apply(from, notification).media.producers;
  const both = apply(apply(base, { seq: null, name: 'media.producer-added', payload: { producer } }), {
    seq: null,
    name: 'media.producer-added',
    payload: { producer: other },
  });
  expect(both.media.producers).toEqual([producer, other]);
  const paused = { ...other, paused: true };
  expect(producersAfter({ seq: null, name: 'media.producer-changed', payload: { producer: paused } }, both)).toEqual([producer, paused]);
  expect(producersAfter({ seq: null, name: 'media.producer-closed', payload: { producerId: producer.producerId } }, both)).toEqual([other]);
});

test('a notification is checked; one of a later version is left alone', () => {
  expect(parseNotification({ seq: 6, name: 'slide.switched', payload: { index: 1, page: 1 } })).toMatchObject({ name: 'slide.switched' });
  expect(() => parseNotification({ seq: 6, name: 'slide.switched', payload: { index: -1, page: 1 } })).toThrow();
  expect(parseNotification({ seq: 6, name: 'something.new', payload: {} })).toBeUndefined();
  expect(roomSnapshotSchema.parse(base)).toEqual(base);
});

test('control goes to one guide, and what a guide did is shown newest first, each act once', () => {
  const controlled = apply(base, {
    seq: 6,
    name: 'control.changed',
    payload: { control: { controllerId: id('a'), ownerId: id('b'), offeredTo: null } },
  });
  expect(viewerFacts(controlled)).toMatchObject({
    isController: false,
    isOwner: false,
    isControlOffered: false,
    isControlOpen: false,
    isControllerHere: true,
  });
  const first = apply(controlled, { seq: 7, name: 'act.recorded', payload: { act } });
  const second = apply(first, { seq: 8, name: 'act.recorded', payload: { act: { ...act, id: id('f'), number: 2 } } });
  expect(second.acts.map(({ number }) => number)).toEqual([2, 1]);
  const late = apply(second, { seq: 9, name: 'act.recorded', payload: { act: { ...act, id: id('9'), number: 0 } } });
  expect(late.acts.map(({ number }) => number)).toEqual([2, 1, 0]);
  expect(second.commands).toContain('act.undo');
  const undone = apply(apply(second, { seq: 9, name: 'act.recorded', payload: { act: { ...act, status: 'undone' } } }), {
    seq: 10,
    name: 'act.recorded',
    payload: { act: { ...act, id: id('f'), number: 2, status: 'undone' } },
  });
  expect(undone.acts.map(({ number, status }) => `${number} ${status}`)).toEqual(['2 undone', '1 undone']);
  expect(undone.commands).not.toContain('act.undo');
});

test('a guide is beside whoever has control as long as that one is in the room, whoever else is', () => {
  const withControl = (attendees: RoomAttendee[]) =>
    viewerFacts({ ...base, attendees, control: { controllerId: id('a'), ownerId: null, offeredTo: null } }).isControllerHere;
  expect(withControl([attendee('a'), attendee('b')])).toBe(true);
  expect(withControl([{ ...attendee('a'), status: 'left' }, attendee('b')])).toBe(false);
});

test('one act that is done can be taken back, whatever became of the others', () => {
  const acts = [{ ...act, id: id('1'), status: 'undone' as const }, act];
  expect(viewerFacts({ ...base, acts }).hasActionToUndo).toBe(true);
});

test('an older client ignores what a newer server adds; an older server refuses a newer command whole', () => {
  const newer = parseNotification({ seq: 6, name: 'slide.switched', payload: { index: 1, page: 1, transition: 'fade' }, sentAt: 'now' });
  expect(newer).toEqual({ seq: 6, name: 'slide.switched', payload: { index: 1, page: 1 } });
  expect(parseAcknowledgement('chat.send', { ok: true, seq: 7, result: { messageId: '0'.repeat(32), position: 3 }, took: 5 })).toEqual({
    ok: true,
    seq: 7,
    result: { messageId: '0'.repeat(32) },
  });
  expect(COMMANDS['chat.send'].payload.safeParse({ text: 'Hello', isUrgent: true }).success).toBe(false);
  expect(COMMANDS['slide.switch'].payload.parse({ index: 2 })).toEqual({ index: 2, page: 1 });
});

test.each<[string, string | null, Partial<RoomSnapshot['control']>, object]>([
  ['nobody', null, {}, { isController: false, isOwner: false, isControlOffered: false, isControlOpen: false }],
  [
    'nobody beside a guide',
    null,
    { controllerId: id('a'), ownerId: id('a'), offeredTo: id('a') },
    { isController: false, isOwner: false, isControlOffered: false, isControlOpen: true },
  ],
  [
    'somebody in a room that nobody leads',
    id('c'),
    {},
    { isController: false, isOwner: false, isControlOffered: false, isControlOpen: false },
  ],
  ['who leads', id('c'), { controllerId: id('c'), ownerId: id('a') }, { isController: true, isOwner: false, isControlOffered: false }],
  [
    'whose room it is',
    id('c'),
    { controllerId: id('a'), ownerId: id('c') },
    { isController: false, isOwner: true, isControlOffered: false },
  ],
  [
    'who is offered control',
    id('c'),
    { controllerId: id('a'), offeredTo: id('c') },
    { isController: false, isOwner: false, isControlOffered: true, isControlOpen: true },
  ],
])('control is told apart for %s', (_viewer, attendeeId, control, facts) => {
  const snapshot = { ...base, self: { ...base.self, attendeeId }, control: { ...base.control, ...control } };
  expect(viewerFacts(snapshot)).toMatchObject(facts);
});

test.each<[string, string, RoomAttendee[], boolean]>([
  ['is here where the viewer leads, whoever else is listed', id('c'), [], true],
  ['is here where the guide who leads has joined', id('a'), [attendee('a')], true],
  ['is away where the guide who leads has left', id('a'), [{ ...attendee('a'), status: 'left' }], false],
  ['is away where only others have joined', id('a'), [attendee('b')], false],
])('who controls the room %s', (_case, controllerId, attendees, isControllerHere) => {
  expect(viewerFacts({ ...base, attendees, control: { ...base.control, controllerId } })).toMatchObject({ isControllerHere });
});

test('a new snapshot of the same number takes the place of the old one', () => {
  const snapshot = { ...base, currentSlide: 4 };
  expect(apply(base, { seq: 5, name: 'room.replaced', payload: { snapshot } })).toBe(snapshot);
});

test('who says nothing new of the viewer leaves the viewer as it was', () => {
  const self = { ...base.self, name: 'me' };
  expect(apply(base, { seq: 6, name: 'attendees.changed', payload: { attendees: [], self: null } }).self).toBe(base.self);
  expect(apply(base, { seq: 6, name: 'broadcast.changed', payload: { broadcastMode: true, attendees: [], self: null } }).self).toBe(
    base.self,
  );
  expect(apply(base, { seq: 6, name: 'broadcast.changed', payload: { broadcastMode: true, attendees: [], self } }).self).toBe(self);
});

test('notes of several slides stand in the order of their slides, those of no slide first', () => {
  const note = (sectionId: string | null) => ({ note: { sectionId, text: 'x', updatedAt: '2026-01-01T00:00:00.000Z' } });
  let snapshot = base;
  for (const sectionId of [id('7'), null, id('3')])
    snapshot = apply(snapshot, { seq: snapshot.seq + 1, name: 'notes.changed', payload: note(sectionId) });
  expect(snapshot.notes.map(({ sectionId }) => sectionId)).toEqual([null, id('3'), id('7')]);
});
