import { expect, test } from '@playwright/test';
import { command, openRoom, personAt } from './support/room-people.ts';

test('who loses the socket again and again keeps the newest transports alone, and can take those up', async () => {
  const room = await openRoom('transports', '127.0.0.80');
  const guest = personAt('127.0.0.81');
  await guest.join(room.path, 'Restless');
  let { socket } = await guest.enter(room.path, 'client');
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const made = await command(socket, 'media.create-transport', { direction: 'send' });
    if (!made.ok) throw new Error(made.error.code);
    ids.push(made.result['id'] as string);
    socket.close();
    ({ socket } = await guest.enter(room.path, 'client'));
  }
  expect(await command(socket, 'media.restart-ice', { transportId: ids[0] })).toMatchObject({
    ok: false,
    error: { code: 'transport-not-found' },
  });
  expect(await command(socket, 'media.restart-ice', { transportId: ids[3] })).toMatchObject({
    ok: false,
    error: { code: 'transport-not-found' },
  });
  expect(await command(socket, 'media.restart-ice', { transportId: ids.at(-1) })).toMatchObject({ ok: true });
  socket.close();
  room.socket.close();
});
