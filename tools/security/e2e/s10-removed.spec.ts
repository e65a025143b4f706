import { expect, test } from '@playwright/test';
import { codesOf, command, openRoom, personAt } from './support/room-people.ts';

const ATTENDEE_COOKIE = 'vitrine-attendee';

test("a removed customer without the attendee's cookie is recognized by account, in a new session too", async () => {
  const room = await openRoom('removed', '127.0.0.70');
  const login = { username: 'trade@vitrine.example', password: 'trade-demo' };
  const customer = personAt('127.0.0.71');
  const signedIn = await customer.call('POST', '/store-api/account/login', login);
  expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
  expect((await customer.join(room.path, 'Tara')).status).toBe(200);
  const { socket, answer } = await customer.enter(room.path, 'client');
  if (!answer.ok) throw new Error(answer.error.code);
  const { attendeeId } = (answer.result['snapshot'] as { self: { attendeeId: string } }).self;
  await room.run('attendee.remove', { attendeeId });
  socket.close();

  customer.cookies.delete(ATTENDEE_COOKIE);
  const again = await customer.join(room.path, 'Somebody else');
  expect([again.status, codesOf(again)]).toEqual([403, ['SALES_ROOM__BLOCKED']]);
  const elsewhere = personAt('127.0.0.72');
  await elsewhere.call('POST', '/store-api/account/login', login);
  expect((await elsewhere.join(room.path, 'Somebody else')).status).toBe(403);
  room.socket.close();
});

test("a removed guest is recognized by the shop's session; where newcomers are admitted, a stranger waits", async () => {
  const room = await openRoom('sent-away', '127.0.0.73');
  const guest = personAt('127.0.0.74');
  expect((await guest.join(room.path, 'Mallory')).status).toBe(200);
  const { socket, answer } = await guest.enter(room.path, 'client');
  if (!answer.ok) throw new Error(answer.error.code);
  const { attendeeId } = (answer.result['snapshot'] as { self: { attendeeId: string } }).self;
  await room.run('attendee.remove', { attendeeId });
  socket.close();
  guest.cookies.delete(ATTENDEE_COOKIE);
  expect((await guest.join(room.path, 'Mallory')).status).toBe(403);

  await room.run('appointment.lock');
  guest.cookies.clear();
  expect((await guest.join(room.path, 'Malory')).status).toBe(200);
  const stranger = await guest.enter(room.path, 'client');
  expect(stranger.answer).toMatchObject({ ok: true, result: { snapshot: { self: { role: 'client-waiting' } } } });
  expect(await command(stranger.socket, 'chat.send', { text: 'Hello' })).toMatchObject({ ok: false });
  stranger.socket.close();
  room.socket.close();
});

test('a guide who removes somebody is offered to let newcomers in one by one, and one press does it', async ({ page }) => {
  const room = await openRoom('offered', '127.0.0.75');
  const guest = personAt('127.0.0.76');
  await guest.join(room.path, 'Mallory');
  const { socket } = await guest.enter(room.path, 'client');
  await page.goto(`/guide/${room.path}/login`);
  await page.getByLabel('User name').fill('guide');
  await page.getByLabel('Password', { exact: true }).fill('guide-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('toolbar', { name: 'Presentation controls' })
    .getByRole('button', { name: /^Participants\b/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Actions for Mallory' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Admit one by one' }).click();
  const stranger = personAt('127.0.0.77');
  await expect
    .poll(async () => {
      await stranger.join(room.path, 'Newcomer');
      const entered = await stranger.enter(room.path, 'client');
      entered.socket.close();
      return entered.answer.ok
        ? (entered.answer.result['snapshot'] as { appointment: { status: string } }).appointment.status
        : entered.answer.error.code;
    })
    .toBe('locked');
  socket.close();
});
