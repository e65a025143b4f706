import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, errorsOf, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
let slow: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture({ limits: { maxBodyBytes: 20_000, appointments: 2, attendeesPerRoom: 2 } });
  slow = await startRoomFixture({ limits: { requestsPerSecond: 0.5 } });
});
afterAll(async () => {
  await slow.close();
  await room.close();
});

/** Behind the proxy: an address of its own for each use. */
let used = 0;
const fresh = () => ({ 'x-forwarded-for': `203.0.113.${(used += 1)}` });

test('an address that asks too much is told when to come back; others and health are always answered', async () => {
  const headers = fresh();
  const entry = (to: Record<string, string>) => slow.visitor().call('GET', '/room-api/rooms/spring/entry', undefined, to);
  const statuses = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await entry(headers)).status);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  const refused = await (async () => {
    for (;;) {
      const answer = await entry(headers);
      if (answer.status === 429) return answer;
    }
  })();
  expect(codeOf(refused)).toBe('rate-limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const official = await (async () => {
    for (;;) {
      const answer = await slow.visitor().call('GET', '/store-api/dsr/appointment/spring/basic-setting', undefined, headers);
      if (answer.status === 429) return answer;
    }
  })();
  expect(errorsOf(official)[0]).toMatchObject({ code: 'SALES_ROOM__RATE_LIMITED', status: '429' });
  expect((await entry(fresh())).status).toBe(200);
  // The product's own pages ask from this machine, for everybody.
  for (let count = 0; count < 8; count += 1) expect((await entry({})).status).toBe(200);
  expect((await slow.visitor().call('GET', '/health', undefined, headers)).status).toBe(200);
});

test('a body past the limit that was set is refused', async () => {
  const answer = await room
    .visitor()
    .call('POST', '/store-api/dsr/appointment/spring/join-as-client', { attendeeName: 'x'.repeat(20_000) });
  expect(answer.status).toBe(413);
  expect(errorsOf(answer)[0]).toMatchObject({ code: 'SALES_ROOM__TOO_LARGE' });
});

test('appointments and invitations are limited by setting, too', async () => {
  const guide = room.visitor();
  await guide.signIn('ada');
  const make = (path: string) =>
    guide.call('POST', '/room-api/presentations', { path, name: path, slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }] });
  const made = await make('second');
  expect(made.status).toBe(201);
  const full = await make('third');
  expect([full.status, codeOf(full)]).toEqual([409, 'limit-reached']);
  const file = await guide.call('POST', '/room-api/presentations/import', {
    presentations: [{ path: 'fourth', name: 'Fourth', slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }] }],
  });
  expect(codeOf(file)).toBe('limit-reached');
  const { id } = (made.body as { presentation: { id: string } }).presentation;
  const invite = () => guide.call('POST', `/room-api/presentations/${id}/invitations`, { name: 'Guest' });
  expect([(await invite()).status, (await invite()).status]).toEqual([201, 201]);
  expect(codeOf(await invite())).toBe('limit-reached');
});

test('a guide holds 20 sign-ins at once: the oldest end', async () => {
  const first = room.visitor();
  await first.signIn('ida');
  for (let count = 0; count < 20; count += 1) await room.visitor().signIn('ida');
  expect((await first.call('GET', '/room-api/guide/me')).status).toBe(401);
  expect(await room.services.database.query('select count(*) as count from guide_session where user_id = $1', [STUB.thirdGuide])).toEqual([
    { count: 20 },
  ]);
});
