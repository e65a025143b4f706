import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashSecret } from '../identifiers.ts';
import { readIdentities } from '../rooms/store-identity.ts';
import { PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { type Every, learnIdentity } from './session-checks.ts';

const MINUTE = 60_000;

/** A clock that goes on only when it is told to. */
function createClock(): { every: Every; advance(milliseconds: number): void } {
  let now = 0;
  const jobs = new Set<{ step: number; next: number; work: () => void }>();
  return {
    every(step, work) {
      const job = { step, next: now + step, work };
      jobs.add(job);
      return () => void jobs.delete(job);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const job of jobs) {
        for (; job.next <= now; job.next += job.step) job.work();
      }
    },
  };
}

const clock = createClock();
let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture({ limits: { every: clock.every } });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setDefinition({});
  await room.setAppointment("status = 'started'");
});

const guideVisitor = async (name: string): Promise<Visitor> => {
  const visitor = room.visitor();
  await visitor.signIn(name);
  return visitor;
};

describe('every 30 minutes', () => {
  test('a client who is not in the room any more is closed', async () => {
    const client = await room.visitor().enterAsClient('Cleo');
    await room.services.database.query('delete from attendee');
    clock.advance(30 * MINUTE);
    expect(await client.heard('session.closed')).toEqual({ reason: 'session-expired' });
  });

  test('in a room for customers a client who is logged in no more is closed, and one who is stays', async () => {
    await room.setDefinition({ attendeeRestriction: 'customer' });
    const customer = await room.visitor({ shop: 'customer-ada' }).enterAsClient('Ada');
    const visitor = room.visitor({ shop: 'customer-bea' });
    await visitor.join('Bea');
    const stale = await visitor.connect();
    await stale.enter(PATH, 'client');
    // Bea's session at the store has ended in the meantime.
    const connection = room.services.connections.all().find(({ attendeeId }) => attendeeId === stale.snapshot().self.attendeeId);
    if (connection === undefined) throw new Error('Bea is not connected.');
    connection.session = await room.services.host.resolveSession({
      headers: new Headers({ cookie: 'shop=guest-bea' }),
      url: 'http://room.test/',
    });
    clock.advance(30 * MINUTE);
    expect(await stale.heard('session.closed')).toEqual({ reason: 'session-expired' });
    await customer.run('chat.send', { text: 'Still here' });
    customer.close();
  });
});

test('a check that fails sends nobody away, and is noted for the shop’s people', async () => {
  const client = await room.visitor().enterAsClient('Cleo');
  vi.spyOn(room.services.database, 'query').mockRejectedValueOnce(new Error('The database is gone for a moment.'));
  clock.advance(30 * MINUTE);
  await vi.waitFor(() => expect(room.logs.join('')).toContain('session.recheck-failed'));
  await client.run('chat.send', { text: 'Still here' });
  client.close();
});

describe('who somebody is', () => {
  /** An attendee in the room, what they are known by, and how often the store has been asked since. */
  const enter = async () => {
    const visitor = room.visitor({ shop: 'customer-ada' });
    const client = await visitor.enterAsClient('Ada');
    const who = { appointmentId: await room.appointmentId(), attendeeId: client.snapshot().self.attendeeId ?? '' };
    const sessionOf = (shop: string) =>
      room.services.host.resolveSession({ headers: new Headers({ cookie: `shop=${shop}` }), url: 'http://room.test/' });
    const learn = async (shop: string) => {
      const session = await sessionOf(shop);
      const asked = vi.spyOn(session.client, 'request');
      await learnIdentity(room.services, who, session);
      return asked.mock.calls.length;
    };
    return { client, learn, known: async () => (await readIdentities(room.services.database, who.attendeeId)).now };
  };

  test('is asked of the store before they allow something, where it has not said so yet, and not again', async () => {
    const { client, learn, known } = await enter();
    await room.services.database.query('update attendee set customer_id = null');
    expect(await known()).toMatchObject({ customerId: undefined });
    expect(await learn('customer-ada')).toBe(1);
    expect(await known()).toEqual({ sessionKey: hashSecret('customer-ada'), customerId: expect.any(String) });
    expect(await learn('customer-ada')).toBe(0);
    client.close();
  });

  test('is asked of the store again with another session', async () => {
    const { client, learn, known } = await enter();
    await learn('customer-ada');
    expect(await learn('guest-after')).toBe(1);
    expect(await known()).toEqual({ sessionKey: hashSecret('guest-after'), customerId: null });
    client.close();
  });
});

describe('when the session of the browser changes, in this tab or another', () => {
  const tell = (visitor: Visitor) => visitor.call('POST', `/room-api/rooms/${PATH}/session`, {});

  test('who signs out of a room for customers is out at once', async () => {
    await room.setDefinition({ attendeeRestriction: 'customer' });
    const visitor = room.visitor({ shop: 'customer-ada' });
    const client = await visitor.enterAsClient('Ada');
    expect((await tell(visitor)).status).toBe(204);
    await client.run('chat.send', { text: 'Here' });
    visitor.cookies.set('shop', 'guest-after');
    await tell(visitor);
    expect(await client.heard('session.closed')).toEqual({ reason: 'logged-out' });
  });

  test('in an open room the call goes on with the new session, and what a guide was allowed ends', async () => {
    const visitor = room.visitor({ shop: 'guest-before' });
    const client = await visitor.enterAsClient('Cleo');
    await tell(visitor);
    const guide = await (await guideVisitor('gina')).enterAsGuide();
    const attendeeId = client.snapshot().self.attendeeId ?? '';
    await guide.run('access.request', { attendeeId, kind: 'cart' });
    await client.run('access.answer', { kind: 'cart', granted: true });
    expect((await guide.run('cart.read', { attendeeId })).cart.lines).toHaveLength(1);
    // The same person again changes nothing: another currency, a renewed cookie.
    await tell(visitor);
    expect((await client.run('room.snapshot', {})).snapshot.self.cartAccess).toBe('granted');
    visitor.cookies.set('shop', 'customer-cleo');
    await tell(visitor);
    await client.until(({ self }) => self.cartAccess === 'none');
    const answer = await guide.send('cart.read', { attendeeId });
    expect(answer).toMatchObject({ ok: false, error: { code: 'consent-missing' } });
    // The socket speaks to the store as the new session.
    await guide.run('access.request', { attendeeId, kind: 'cart' });
    await client.run('access.answer', { kind: 'cart', granted: true });
    await client.run('chat.send', { text: 'Still here' });
    client.close();
    guide.close();
  });

  test("it is nobody else's: without the attendee's own cookie nothing changes", async () => {
    const client = await room.visitor({ shop: 'guest-own' }).enterAsClient('Cleo');
    expect((await tell(room.visitor({ shop: 'customer-other' }))).status).toBe(204);
    const connection = room.services.connections.ofAttendee(client.snapshot().self.attendeeId ?? '');
    expect(connection?.session.sessionKey).toBe(hashSecret('guest-own'));
    expect((await room.visitor().call('POST', `/room-api/rooms/${PATH}/session`, {}, { origin: 'https://evil.test' })).status).toBe(403);
    client.close();
  });
});
