import { expect, test } from '@playwright/test';
import { command, openRoom, personAt } from './support/room-people.ts';

test('a guest who shares a cart and then logs in shares neither cart from the next call on', async () => {
  const room = await openRoom('consent', '127.0.0.60');
  const guest = personAt('127.0.0.61');
  expect((await guest.join(room.path, 'Cleo')).status).toBe(200);
  const { socket, answer } = await guest.enter(room.path, 'client');
  if (!answer.ok) throw new Error(answer.error.code);
  const { attendeeId } = (answer.result['snapshot'] as { self: { attendeeId: string } }).self;
  await room.run('access.request', { attendeeId, kind: 'cart' });
  expect(await command(socket, 'access.answer', { kind: 'cart', granted: true })).toMatchObject({ ok: true });
  await room.run('cart.read', { attendeeId });

  const login = await guest.call('POST', '/store-api/account/login', { username: 'shopper@vitrine.example', password: 'shopper-demo' });
  expect(login.status).toBe(200);
  const state = await guest.call('GET', '/store-api/dsr/appointment/presentation/state', undefined, {
    'x-vitrine-presentation': room.path,
    'x-vitrine-viewer': 'client',
  });
  expect(state.status).toBe(200);
  expect(await command(room.socket, 'cart.read', { attendeeId })).toMatchObject({ ok: false, error: { code: 'consent-missing' } });
  expect(await command(room.socket, 'cart.act', { attendeeId, action: { type: 'add', productId: 'a'.repeat(32) } })).toMatchObject({
    ok: false,
    error: { code: 'consent-missing' },
  });
  socket.close();
  room.socket.close();
});
