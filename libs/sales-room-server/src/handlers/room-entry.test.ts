import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoomEntry } from '@vitrine/sales-room-protocol';
import { PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';

let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setDefinition({});
  await room.setAppointment("status = 'started', started_at = now()");
});

describe('which screen a visitor belongs to', () => {
  const entry = async (visitor: Visitor, as = 'client', path = PATH) =>
    ((await visitor.call('GET', `/room-api/rooms/${path}/entry?as=${as}`)).body as RoomEntry).screen;

  test('a client, by the state of the appointment and of their own', async () => {
    const visitor = room.visitor();
    expect(await entry(visitor, 'client', 'unknown')).toBe('not-found');
    await room.setAppointment("status = 'not-started'");
    expect(await entry(visitor)).toBe('prejoin');
    const early = room.visitor();
    await early.join('Early');
    expect(await entry(early)).toBe('waiting');
    await room.setDefinition({ accessibleFrom: '2999-01-01T00:00:00Z' });
    expect(await entry(visitor)).toBe('not-started');
    await room.setDefinition({ attendeeRestriction: 'customer' });
    expect(await entry(visitor)).toBe('login');
    await room.setDefinition({ isPreview: true });
    expect(await entry(visitor)).toBe('denied');
    await room.setDefinition({});
    await room.setAppointment("status = 'started'");
    expect(await entry(visitor)).toBe('prejoin');
    await visitor.join('Cleo');
    expect(await entry(visitor)).toBe('room');
    await room.setAppointment("status = 'locked'");
    expect(await entry(visitor)).toBe('room');
    const late = room.visitor();
    expect(await entry(late)).toBe('prejoin');
    await late.join('Late');
    expect(await entry(late)).toBe('waiting');
    await room.services.database.query("update attendee set status = 'blocked' where name = 'Late'");
    expect(await entry(late)).toBe('denied');
    await room.setAppointment("status = 'ended'");
    expect(await entry(visitor)).toBe('ended');
  });

  test('a guide: login first, then the room or not-found', async () => {
    const guide = room.visitor();
    expect(await entry(guide, 'guide')).toBe('login');
    expect(await entry(guide, 'guide', 'unknown')).toBe('login');
    await guide.signIn();
    expect(await entry(guide, 'guide')).toBe('room');
    expect(await entry(guide, 'guide', 'unknown')).toBe('not-found');
  });

  test('a guide who looks at the page of clients is nobody there yet, also while they are in the room', async () => {
    const guide = room.visitor();
    const socket = await guide.enterAsGuide();
    const { body } = await guide.call('GET', `/room-api/rooms/${PATH}/entry?as=client`);
    expect(body).toMatchObject({ screen: 'prejoin', attendee: null });
    socket.close();
  });
});
