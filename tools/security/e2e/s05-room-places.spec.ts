import { expect, test } from '@playwright/test';
import { codesOf, openRoom, personAt } from './support/room-people.ts';

test('an address that floods a room with joins is told to wait, and a guest of another address gets in', async () => {
  const room = await openRoom('flooded', '127.0.0.50');
  const statuses: number[] = [];
  let refusal: Awaited<ReturnType<ReturnType<typeof personAt>['join']>> | undefined;
  let isOver = false;
  const attack = async () => {
    while (!isOver) {
      const answer = await personAt('127.0.0.51').join(room.path, 'Mallory');
      statuses.push(answer.status);
      if (answer.status === 429) refusal ??= answer;
    }
  };
  const attackers = Array.from({ length: 12 }, attack);
  try {
    await expect.poll(() => refusal?.status, { timeout: 90_000, message: 'the attacker is refused' }).toBe(429);
    expect(refusal && codesOf(refusal)).toEqual(['SALES_ROOM__RATE_LIMITED']);
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0);
    // Far fewer than a room has places.
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(200);

    const guest = personAt('127.0.0.52');
    expect((await guest.join(room.path, 'Clara')).status).toBe(200);
    const { socket, answer } = await guest.enter(room.path, 'client');
    expect(answer).toMatchObject({ ok: true, result: { snapshot: { self: { role: 'client', name: 'Clara' } } } });
    socket.close();
  } finally {
    isOver = true;
    await Promise.all(attackers);
    room.socket.close();
  }
});

test("a removed attendee's place is free at once, and invitations work in a room under attack", async () => {
  const room = await openRoom('invited', '127.0.0.53');
  const invitation = await room.guide.call('POST', `/room-api/presentations/${room.id}/invitations`, { name: 'Vera' });
  expect(invitation.status).toBe(201);
  const guest = personAt('127.0.0.54');
  expect((await guest.join(room.path, undefined, (invitation.body as { token: string }).token)).status).toBe(200);
  const { socket, answer } = await guest.enter(room.path, 'client');
  expect(answer).toMatchObject({ ok: true, result: { snapshot: { self: { name: 'Vera', role: 'client' } } } });
  socket.close();
  room.socket.close();
});
