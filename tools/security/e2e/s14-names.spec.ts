import { expect, test } from '@playwright/test';
import { codesOf, command, openRoom, personAt } from './support/room-people.ts';

/** The name of the demo's guide, as strangers would imitate it. */
const IMITATIONS = [
  'Mara Ellwood',
  'mara ellwood',
  'Mara\u200B Ellwood',
  'M\u0430r\u0430 Ellw\u043E\u043Ed',
  '\uFF2D\uFF41\uFF52\uFF41 Ellwood',
  'Mara EI1wood',
];

test("nobody comes in under the guide's name, however it is written", async () => {
  const room = await openRoom('names', '127.0.0.90');
  const guest = personAt('127.0.0.91');
  for (const name of IMITATIONS) {
    const answer = await guest.join(room.path, name);
    expect([name, answer.status, codesOf(answer)]).toEqual([name, 409, ['SALES_ROOM__NAME_TAKEN']]);
  }
  expect((await guest.join(room.path, 'Юлия Семёнова')).status).toBe(200);
  const { socket } = await guest.enter(room.path, 'client');
  expect(await command(socket, 'attendee.rename', { name: 'M\u0430ra Ellwood' })).toMatchObject({
    ok: false,
    error: { code: 'name-taken' },
  });

  const namesake = personAt('127.0.0.92');
  expect((await namesake.join(room.path, 'Юлия\u2060 Семенова')).status).toBe(200);
  const entered = await namesake.enter(room.path, 'client');
  expect(entered.answer).toMatchObject({ ok: true, result: { snapshot: { self: { name: 'Юлия Семенова (2)' } } } });
  entered.socket.close();
  socket.close();
  room.socket.close();
});

test('a person who is refused their name in the browser is told what to do', async ({ page }) => {
  const room = await openRoom('name-form', '127.0.0.93');
  await page.goto(`/presentation/${room.path}/prejoin`);
  await page.locator('input[name=attendeeName]').fill('M\u0430ra Ellwood');
  await page.locator('.v-prejoin__form .v-choice__box').click();
  await expect(page.locator('input[name=privacy]')).toBeChecked();
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(page.getByText('A guide has this name, or one that looks like it. Please add an initial or your company.')).toBeVisible();
  room.socket.close();
});
