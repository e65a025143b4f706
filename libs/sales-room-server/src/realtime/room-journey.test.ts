import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepSilent } from '../connections/presence.ts';
import { PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
const open: RoomSocket[] = [];
const track = (socket: RoomSocket) => {
  open.push(socket);
  return socket;
};
const asGuide = async (visitor: Visitor = room.visitor()) => track(await visitor.enterAsGuide());
const asClient = async (name: string, visitor: Visitor = room.visitor()) => track(await visitor.enterAsClient(name));

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query('delete from guide_note');
  await room.services.database.query(
    "update appointment set status = 'not-started', started_at = null, ended_at = null, current_slide = 0, current_slide_page = 1, view_mode = 'content', broadcast_mode = false, shown_product_id = null",
  );
});
afterEach(() => {
  for (const socket of open.splice(0)) {
    expect(socket.gaps, 'numbers of changes have no gap').toEqual([]);
    socket.close();
  }
});

describe('before the start', () => {
  test('a visitor learns only where the appointment stands, and of the start', async () => {
    const guide = await asGuide();
    const visitor = track(await room.visitor().connect());
    const snapshot = await visitor.enter(PATH, 'client');
    expect(snapshot).toMatchObject({
      self: { attendeeId: null, role: 'visitor' },
      attendees: [],
      slides: [],
      chat: [],
      notes: [],
      media: { available: false, reason: 'no-worker' },
    });
    expect(snapshot.commands).toEqual(['room.enter', 'room.snapshot', 'room.leave']);
    await guide.run('appointment.start', {});
    await visitor.until(({ appointment }) => appointment.status === 'started');
    expect(visitor.snapshot().slides).toEqual([]);
  });

  test('a visitor may leave, which stores nothing; any other command is refused to them', async () => {
    const visitor = track(await room.visitor().connect());
    const { seq } = await visitor.enter(PATH, 'client');
    expect(await visitor.refused('hand.set', { raised: true })).toBe('not-permitted');
    expect(await visitor.refused('cart.report', {})).toBe('not-permitted');
    expect(await visitor.send('room.leave', {})).toEqual({ ok: true, seq, result: {} });
    expect(await room.services.database.query('select 1 from attendee')).toEqual([]);
  });

  test('a client who joins waits, sees no content, and is let in by the start', async () => {
    const guide = await asGuide();
    const client = await asClient('Cleo');
    expect(client.snapshot()).toMatchObject({
      self: { role: 'client-waiting', status: 'waiting', name: 'Cleo' },
      slides: [],
      attendees: [],
    });
    await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Cleo' && status === 'waiting'));
    await guide.run('appointment.start', {});
    const inside = await client.until(({ self }) => self.role === 'client');
    expect(inside.slides).toHaveLength(8);
    expect(inside.attendees.map(({ type }) => type)).toEqual(['GUIDE']);
    await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Cleo' && status === 'joined'));
  });
});

describe('while the presentation runs', () => {
  let guide: RoomSocket;
  let client: RoomSocket;
  beforeEach(async () => {
    guide = await asGuide();
    await guide.run('appointment.start', {});
    client = await asClient('Cleo');
    expect(client.snapshot().self.role).toBe('client');
  });

  test('every client follows the slide of the guide; notes reach guides alone', async () => {
    expect(guide.snapshot().slides[0]?.notes).toBe('Say hello');
    expect(client.snapshot().slides.every(({ notes }) => notes === null)).toBe(true);
    await guide.run('slide.switch', { index: 3, page: 2 });
    await client.until(({ currentSlide, currentSlidePage }) => currentSlide === 3 && currentSlidePage === 2);
    expect(await guide.refused('notes.set', { sectionId: 'f'.repeat(32), text: 'Of no slide' })).toBe('not-found');
    await guide.run('notes.set', { sectionId: null, text: 'They like lamps' });
    await guide.until(({ notes }) => notes.some(({ text }) => text === 'They like lamps'));
    await client.run('room.snapshot', {});
    expect(JSON.stringify(client.notifications)).not.toContain('They like lamps');
    expect(JSON.stringify(client.snapshot())).not.toContain('They like lamps');
  });

  test('chat reaches both ways, in one order for everybody, with the id of the command that sent it', async () => {
    await client.run('chat.send', { text: 'Hello' }, 'command-hello');
    await guide.run('chat.send', { text: 'Welcome' });
    const texts = ['Hello', 'Welcome'];
    for (const socket of [client, guide]) {
      const { chat } = await socket.until(({ chat: messages }) => messages.length === 2);
      expect(chat.map(({ text }) => text)).toEqual(texts);
      expect(chat[0]).toMatchObject({ commandId: 'command-hello', name: 'Cleo', type: 'CLIENT' });
    }
  });

  test('a command sent again with the same id is done once and answered alike', async () => {
    const first = await client.run('chat.send', { text: 'Once' }, 'command-once');
    const again = await client.run('chat.send', { text: 'Once' }, 'command-once');
    expect(again).toEqual(first);
    await client.run('room.snapshot', {});
    expect((await guide.until(({ chat }) => chat.length > 0)).chat).toHaveLength(1);
    expect(await client.refused('chat.send', { text: '   ' })).toBe('invalid-payload');
  });

  test('view mode and a product that is held up reach everybody; the product is put away with the slide', async () => {
    await guide.run('view-mode.set', { viewMode: 'speech' });
    await guide.run('product.show', { productId: STUB.chair });
    await client.until(({ viewMode, shownProductId }) => viewMode === 'speech' && shownProductId === STUB.chair);
    await guide.run('slide.switch', { index: 1 });
    await client.until(({ shownProductId }) => shownProductId === null);
  });

  test('mute all switches every client off, counts them, and switches nobody on', async () => {
    await room.services.database.query("update attendee set mic_on = true, camera_on = true where type = 'CLIENT'");
    const { count } = await guide.run('attendee.mute-all', {});
    expect(count).toBe(1);
    await client.until(({ self }) => !self.micOn && self.cameraOn && !self.micForcedOff);
    const again = await guide.run('attendee.mute-all', {});
    expect(again.count).toBe(0);
  });

  test("who is kept off can't switch on again until the guide allows it", async () => {
    const clientId = client.snapshot().self.attendeeId ?? '';
    await guide.run('attendee.mute', { attendeeId: clientId, kinds: ['audio', 'video'], keepOff: true });
    await client.until(({ self }) => self.micForcedOff && self.cameraForcedOff);
    await guide.run('attendee.allow-unmute', {});
    const { self } = await client.until(({ self: now }) => !now.micForcedOff && !now.cameraForcedOff);
    expect(self.micOn).toBe(false);
  });

  test('broadcast mode switches the clients off and nobody on again', async () => {
    await room.services.database.query('update attendee set mic_on = true, camera_on = true');
    await guide.run('broadcast.set', { on: true });
    const { self } = await client.until(({ broadcastMode }) => broadcastMode);
    expect(self).toMatchObject({ micOn: false, cameraOn: false });
    await guide.run('broadcast.set', { on: false });
    expect((await client.until(({ broadcastMode }) => !broadcastMode)).self).toMatchObject({ micOn: false, cameraOn: false });
  });

  test("likes and last seen products are the client's own, and statistics for the guide", async () => {
    const other = await asClient('Otis');
    await client.run('like.set', { productId: STUB.lamp, liked: true });
    await client.run('interaction.record', { name: 'product.viewed', productId: STUB.lamp });
    await client.run('interaction.record', { name: 'product.viewed', productId: STUB.chair });
    await client.until(({ likes, lastSeen }) => likes.length === 1 && lastSeen.join() === [STUB.chair, STUB.lamp].join());
    const { attendees } = await guide.until(({ attendees: all }) => all.some(({ insights }) => insights?.lastSeenProductIds.length === 2));
    expect(attendees.find(({ name }) => name === 'Cleo')?.insights?.likedProductIds).toEqual([STUB.lamp]);
    expect(JSON.stringify([other.snapshot(), other.notifications])).not.toContain(STUB.lamp);
    await client.run('like.set', { productId: STUB.lamp, liked: false });
    await client.until(({ likes }) => likes.length === 0);
  });

  test('the guide asks for the cart; the client grants and withdraws; nobody else hears of it', async () => {
    const other = await asClient('Otis');
    const clientId = client.snapshot().self.attendeeId ?? '';
    expect(client.snapshot().commands).not.toContain('access.answer');
    await guide.run('access.request', { attendeeId: clientId, kind: 'cart' });
    const asked = await client.until(({ self }) => self.cartAccess === 'requested');
    expect(asked.commands).toContain('access.answer');
    expect(await client.refused('access.answer', { kind: 'wishlist', granted: true })).toBe('wrong-state');
    await client.run('access.answer', { kind: 'cart', granted: true });
    await guide.until(({ attendees }) => attendees.some(({ insights }) => insights?.cartAccess === 'granted'));
    await client.run('access.withdraw', { kind: 'cart' });
    await guide.until(({ attendees }) => attendees.some(({ insights }) => insights?.cartAccess === 'withdrawn'));
    expect(JSON.stringify([other.snapshot(), other.notifications])).not.toMatch(/granted|requested|withdrawn/);
  });

  test('hands are raised by their owners and lowered by a guide; reactions pass by', async () => {
    await client.run('hand.set', { raised: true });
    const clientId = client.snapshot().self.attendeeId ?? '';
    await guide.until(({ attendees }) => attendees.some(({ handRaisedAt }) => handRaisedAt !== null));
    await guide.run('hand.set', { raised: false, attendeeId: clientId });
    await client.until(({ self }) => self.handRaisedAt === null);
    expect(await guide.refused('hand.set', { raised: true, attendeeId: clientId })).toBe('not-permitted');
    await client.run('reaction.send', { reaction: 'heart' });
    expect(await guide.heard('reaction.shown')).toEqual({ attendeeId: clientId, reaction: 'heart' });
  });

  test('a guide lowers all hands at once; a client lowers none but their own', async () => {
    const other = await asClient('Otis');
    for (const socket of [other, client]) await socket.run('hand.set', { raised: true });
    const isUp = (isRaised: boolean) =>
      guide.until(({ attendees }) => attendees.every(({ handRaisedAt }) => (handRaisedAt !== null) === isRaised));
    const { attendees } = await isUp(true);
    const at = (socket: RoomSocket) =>
      attendees.find(({ attendeeId }) => attendeeId === socket.snapshot().self.attendeeId)?.handRaisedAt ?? '';
    expect(at(other) <= at(client), 'who raised first is known').toBe(true);
    expect(await client.refused('hand.set', { raised: false, attendeeId: null })).toBe('not-permitted');
    expect(await guide.refused('hand.set', { raised: true, attendeeId: null })).toBe('not-permitted');
    await isUp(true);
    await guide.run('hand.set', { raised: false, attendeeId: null });
    await isUp(false);
    for (const socket of [other, client]) await socket.until(({ self }) => self.handRaisedAt === null);
  });

  test('the cart of a client is read with their own session; the guide sees its sum, never a token', async () => {
    const shopper = await asClient('Vip', room.visitor({ shop: 'vip-token' }));
    await shopper.run('cart.report', {});
    const { attendees } = await guide.until(({ attendees: all }) =>
      all.some(({ insights }) => insights?.turnover !== null && insights?.turnover !== undefined),
    );
    expect(attendees.find(({ name }) => name === 'Vip')?.insights?.turnover).toEqual({
      cartSum: 60,
      currencyIsoCode: 'EUR',
      productCount: 3,
      lineItemCount: 1,
    });
    expect(JSON.stringify([guide.notifications, guide.snapshot(), shopper.notifications])).not.toContain('vip-token');
  });

  test('a guest without a shop session gets one, so that their cart is seen; a later session replaces it', async () => {
    const guest = room.visitor();
    const socket = await asClient('Guest', guest);
    expect(guest.cookies.get('shop')).toMatch(/^guest-/);
    const sumOf = (wanted: number) =>
      guide.until(({ attendees }) => attendees.some(({ name, insights }) => name === 'Guest' && insights?.turnover?.cartSum === wanted));
    await socket.run('cart.report', {});
    await sumOf(30);
    guest.cookies.set('shop', 'vip-token');
    await guest.call('GET', '/store-api/dsr/appointment/collection/last-seen');
    await socket.run('cart.report', {});
    await sumOf(60);
  });

  test('lock keeps newcomers waiting until a guide lets them in; who was in comes back', async () => {
    await guide.run('appointment.lock', {});
    const late = await asClient('Late');
    expect(late.snapshot()).toMatchObject({ self: { role: 'client-waiting' }, slides: [], locked: true });
    await late.run('room.request-access', {});
    const { attendees } = await guide.until(({ attendees: all }) => all.some(({ status }) => status === 'requested'));
    await guide.run('attendee.admit', { attendeeId: attendees.find(({ status }) => status === 'requested')?.attendeeId ?? '' });
    expect((await late.until(({ self }) => self.role === 'client')).slides).toHaveLength(8);

    const refused = await asClient('Refused');
    await refused.run('room.request-access', {});
    const waiting = await guide.until(({ attendees: all }) => all.some(({ name, status }) => name === 'Refused' && status === 'requested'));
    await guide.run('attendee.refuse', { attendeeId: waiting.attendees.find(({ name }) => name === 'Refused')?.attendeeId ?? '' });
    await refused.until(({ self }) => self.role === 'client-blocked' && self.status === 'refused');
  });

  test("a removed client loses the room at once and can't join again", async () => {
    const visitor = room.visitor();
    const unwanted = await asClient('Mallory', visitor);
    await client.until(({ attendees }) => attendees.some(({ name }) => name === 'Mallory'));
    await guide.run('attendee.remove', { attendeeId: unwanted.snapshot().self.attendeeId ?? '' });
    expect(await unwanted.until(({ self }) => self.role === 'client-blocked')).toMatchObject({ slides: [], attendees: [], chat: [] });
    await client.until(({ attendees }) => attendees.every(({ name }) => name !== 'Mallory'));
    expect(await unwanted.refused('chat.send', { text: 'Hi' })).toBe('blocked');
    expect((await visitor.join('Mallory')).status).toBe(403);
  });

  test('a lost connection shows as inactive; the same browser returns with the same name, mute and likes', async () => {
    const visitor = room.visitor();
    const first = await asClient('Bea', visitor);
    await first.run('like.set', { productId: STUB.table, liked: true });
    await guide.run('attendee.mute', { attendeeId: first.snapshot().self.attendeeId ?? '', kinds: ['audio'], keepOff: true });
    await first.until(({ self }) => self.micForcedOff);
    first.close();
    await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Bea' && status === 'inactive'));
    const second = track(await visitor.connect());
    const back = await second.enter(PATH, 'client');
    expect(back.self).toMatchObject({ attendeeId: first.snapshot().self.attendeeId, name: 'Bea', status: 'joined', micForcedOff: true });
    expect(back.likes).toEqual([STUB.table]);
  });

  test('a newer socket of the same person closes the older one, without a moment of absence', async () => {
    const visitor = room.visitor();
    const first = await asClient('Bea', visitor);
    const second = track(await visitor.connect());
    await second.enter(PATH, 'client');
    expect(await first.heard('session.closed')).toEqual({ reason: 'replaced' });
    await second.run('hand.set', { raised: true });
    const seen = guide.notifications.filter((each) => each.name === 'attendee.changed' && each.payload.attendee.name === 'Bea');
    expect(seen.some((each) => each.name === 'attendee.changed' && each.payload.attendee.status === 'inactive')).toBe(false);
  });

  test('who leaves is a visitor again, and may rejoin', async () => {
    const visitor = room.visitor();
    const leaving = await asClient('Bea', visitor);
    await leaving.run('room.leave', {});
    expect(await leaving.heard('session.closed')).toEqual({ reason: 'left' });
    await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Bea' && status === 'left'));
    await client.until(({ attendees }) => attendees.every(({ name }) => name !== 'Bea'));
    expect((await asClient('Bea', visitor)).snapshot().self).toMatchObject({
      role: 'client',
      attendeeId: leaving.snapshot().self.attendeeId,
    });
  });

  test('the end stops what was on, takes back every access, and leaves likes and cart', async () => {
    const clientId = client.snapshot().self.attendeeId ?? '';
    await guide.run('access.request', { attendeeId: clientId, kind: 'cart' });
    await client.until(({ self }) => self.cartAccess === 'requested');
    await client.run('access.answer', { kind: 'cart', granted: true });
    await guide.run('appointment.end', {});
    const ended = await client.until(({ appointment }) => appointment.status === 'ended');
    expect(ended.self).toMatchObject({ role: 'client', cartAccess: 'none' });
    expect(ended.commands).toEqual(['room.enter', 'room.snapshot', 'room.leave', 'like.set', 'interaction.record', 'cart.report']);
    await client.run('like.set', { productId: STUB.chair, liked: true });
    expect(await client.refused('chat.send', { text: 'Hello?' })).toBe('ended');
    expect((await room.visitor().join('Too late')).status).toBe(409);
  });

  test('what a reducer made of the changes equals a fresh snapshot', async () => {
    await guide.run('slide.switch', { index: 2 });
    await client.run('chat.send', { text: 'Nice' });
    await client.run('hand.set', { raised: true });
    await guide.run('attendee.mute-all', { keepOff: true });
    await guide.run('broadcast.set', { on: true });
    await guide.run('notes.set', { sectionId: guide.snapshot().slides[1]?.sectionId ?? null, text: 'Two' });
    await client.run('like.set', { productId: STUB.lamp, liked: true });
    for (const socket of [guide, client]) {
      const { snapshot } = await socket.run('room.snapshot', {});
      expect(await socket.until(({ seq }) => seq === snapshot.seq)).toEqual(snapshot);
    }
  });

  test('a joiner by the official calls alone is inactive after two missed keep-alives', async () => {
    const visitor = room.visitor();
    await visitor.join('Plain');
    const { database } = room.services;
    const sweep = () => sweepSilent(room.services);
    expect(await sweep()).toBe(0);
    await database.query("update attendee set last_active_at = now() - interval '61 seconds'");
    expect(await sweep()).toBe(1);
    await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Plain' && status === 'inactive'));
    expect(client.snapshot().self.status).toBe('joined');
    await visitor.call('POST', '/store-api/dsr/interaction', { name: 'keep.alive' });
    await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Plain' && status === 'joined'));
    expect(await sweep()).toBe(0);
  });
});
