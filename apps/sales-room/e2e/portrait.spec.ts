import type { Locator, Page } from '@playwright/test';
import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { sidewaysOverflow } from '@vitrine/e2e-kit/page-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { GUIDE, type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, joinAsGuest, openPanel } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PHONE = { width: 390, height: 844 };
const PORTRAIT_CALL = '**/room-api/guide/portrait';
const SAVED = 'Saved. Attendees see it from now on.';
const NOT_UPLOADED = 'Something didn’t work as expected, and the picture was not uploaded. Please try again.';

// Before everybody's browsers are closed: other tests know this guide by the initials.
test.afterAll(async ({ baseURL }) => {
  await guide.page.request.delete('/room-api/guide/portrait', { headers: { origin: baseURL ?? '' } });
});

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture of one color, as a browser writes it. */
async function picture(type: 'jpeg' | 'png', color: string): Promise<Picture> {
  const url = await guide.page.evaluate(
    ([wanted, fill]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('There is no canvas.');
      brush.fillStyle = fill;
      brush.fillRect(0, 0, 64, 64);
      return canvas.toDataURL(`image/${wanted}`);
    },
    [type, color] as const,
  );
  return {
    name: `me.${type === 'jpeg' ? 'jpg' : type}`,
    mimeType: `image/${type}`,
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  };
}

/** Which of red, green and blue a picture on a page shows; null while it shows nothing. */
const colorOf = (image: Locator): Promise<string | null> =>
  image.evaluate((element: HTMLImageElement) => {
    if (!element.complete || element.naturalWidth === 0) return null;
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const brush = canvas.getContext('2d');
    brush?.drawImage(element, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? [];
    return red > 100 ? 'red' : green > 100 ? 'green' : blue > 100 ? 'blue' : 'none';
  });
const expectColor = (image: Locator, color: string) => expect.poll(() => colorOf(image), { timeout: 30_000 }).toBe(color);

const field = ({ page }: Person): Locator => page.locator('.v-field').filter({ has: page.locator('.v-image-upload') });
const preview = (person: Person): Locator => field(person).getByRole('img', { name: 'Preview of your picture' });
const failure = (person: Person): Locator => field(person).locator('.v-field__error');
const choose = (person: Person, file: Picture) => field(person).locator('input[type=file]').setInputFiles(file);
const expectSaved = (person: Person) => expect(field(person).locator('.v-image-upload__hint')).toHaveText(SAVED);
const presenter = (page: Page): Locator => page.locator('.v-presenter');
const guideTile = ({ page }: Person): Locator => page.getByTestId('stage-tile').filter({ hasText: GUIDE.name });

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'portrait', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null });
  await enterAsGuide(guide, presentation.path);
  await openPanel(guide.page, 'Presentation tools');
  await joinAsGuest(client, presentation.path, 'Cleo');
});

test('a guide without a portrait has a name at the door, and initials there and on the tile', async () => {
  const stranger = await participants.enter({ looks: null, viewport: PHONE });
  const { page } = stranger;
  await page.goto(`/invitation/${presentation.path}`);
  await expect(presenter(page)).toHaveText(/^ME\s*Your guide\s*Mara Ellwood$/);
  await expect(guideTile(client).locator('.v-avatar')).toHaveText('ME');
  await expect(field(guide).getByText('JPG or PNG, at most 5 MB.')).toBeVisible();
  await participants.leave(stranger);
});

for (const [type, color] of [
  ['jpeg', 'red'],
  ['png', 'green'],
] as const)
  test(`a guide's ${type} is seen on the invitation, before the door and at once on the tile`, async () => {
    await choose(guide, await picture(type, color));
    await expectColor(preview(guide), color);
    await expectSaved(guide);
    await expectColor(guideTile(client).locator('.v-avatar img'), color);
    await expectColor(guideTile(guide).locator('.v-avatar img'), color);

    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      const stranger = await participants.enter({ looks: null, viewport });
      const { page, watch } = stranger;
      await watchLayoutShift(page);
      for (const address of [`/invitation/${presentation.path}`, `/presentation/${presentation.path}/prejoin`]) {
        await page.goto(address);
        await expect(presenter(page)).toHaveText(/Your guide\s*Mara Ellwood/);
        // The name stands beside it: the picture says nothing of its own.
        await expect(presenter(page).getByRole('img')).toHaveCount(0);
        await expectColor(presenter(page).locator('img'), color);
        // Before the door the lists of devices come late, whoever presents.
        if (address.startsWith('/invitation')) await expectSteady(page);
        expect(await sidewaysOverflow(page)).toBe(0);
        await expectAccessible(page, `${address} at ${viewport.width}`);
      }
      expect(watch.complaints).toEqual([]);
      await participants.leave(stranger);
    }
  });

test('whoever waits before the start sees for whom, in their own language', async ({ playwright, baseURL }) => {
  const early = await makePresentation(playwright.request, baseURL ?? '', 'portrait-early', { hasOnlyProducts: true });
  const stranger = await participants.enter({ looks: null, viewport: PHONE, locale: 'de-DE' });
  const { page } = stranger;
  await page.goto(`/de-DE/presentation/${early.path}/prejoin`);
  await page.locator('input[name=attendeeName]').fill('Clara');
  await page.locator('.v-prejoin__form .v-choice__box').click();
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(page).toHaveURL(`/de-DE/presentation/${early.path}/waiting`);
  await expect(presenter(page)).toHaveText(/Ihre Moderation\s*Mara Ellwood/);
  await expectColor(presenter(page).locator('img'), 'green');
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, 'the waiting page with a portrait');
  await participants.leave(stranger);
});

test('what is no JPG or PNG of at most 5 MB is refused in words; the one before stays, nothing is sent', async () => {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.url().endsWith('/room-api/guide/portrait')) sent.push(request.method());
  };
  guide.page.on('request', note);
  const png = await picture('png', 'blue');
  for (const [file, message] of [
    [{ ...png, buffer: Buffer.concat([png.buffer, Buffer.alloc(6 * 1024 * 1024)]) }, 'The picture may have at most 5 MB.'],
    [{ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }, 'Please choose a picture as JPG or PNG.'],
    [
      { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
      'Please choose a picture as JPG or PNG.',
    ],
  ] as const) {
    await choose(guide, file);
    await expect(failure(guide)).toHaveText(message);
    await expectColor(preview(guide), 'green');
  }
  guide.page.off('request', note);
  expect(sent).toEqual([]);
});

for (const [what, cut, color] of [
  ['is cut off', (page: Page) => page.route(PORTRAIT_CALL, (route) => route.abort('connectionreset'), { times: 1 }), 'blue'],
  ['meets a broken server', (page: Page) => page.route(PORTRAIT_CALL, (route) => route.fulfill({ status: 500 }), { times: 1 }), 'red'],
] as const)
  test(`an upload that ${what} says so, keeps the picture, and works on the next press`, async () => {
    const before = await colorOf(guideTile(client).locator('.v-avatar img'));
    await cut(guide.page);
    await choose(guide, await picture('png', color));
    await expect(failure(guide)).toHaveText(NOT_UPLOADED);
    await expectColor(preview(guide), color);
    expect(await colorOf(guideTile(client).locator('.v-avatar img'))).toBe(before);
    await expectAccessible(guide.page, 'a failed upload');
    await field(guide).getByRole('button', { name: 'Try again' }).click();
    await expectSaved(guide);
    await expect(failure(guide)).toHaveCount(0);
    await expectColor(guideTile(client).locator('.v-avatar img'), color);
  });

test('the server itself refuses a client, a picture that is none, and one that is too large', async ({ baseURL }) => {
  const put = async ({ page }: Person, data: Buffer) => {
    const answer = await page.request.put('/room-api/guide/portrait', {
      headers: { origin: baseURL ?? '', 'content-type': 'image/png' },
      data,
    });
    return [answer.status(), ((await answer.json()) as { error?: { code: string } }).error?.code];
  };
  const { buffer } = await picture('png', 'green');
  expect(await put(client, buffer)).toEqual([401, 'unauthenticated']);
  expect(await put(guide, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toEqual([
    415,
    'unsupported-media-type',
  ]);
  expect(await put(guide, Buffer.concat([buffer, Buffer.alloc(6 * 1024 * 1024)]))).toEqual([413, 'too-large']);
  await expectColor(guideTile(client).locator('.v-avatar img'), 'red');
});

test('a picture that cannot be removed stays; a removed one gives way to initials until "Undo"', async () => {
  const remove = field(guide).getByRole('button', { name: 'Remove picture' });
  await guide.page.route(PORTRAIT_CALL, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await remove.click();
  await expect(failure(guide)).toHaveText('The picture could not be removed. Please try again.');
  await expectColor(preview(guide), 'red');
  await remove.click();
  await expect(field(guide).getByText('Picture removed.').first()).toBeVisible();
  await expect(failure(guide)).toHaveCount(0);
  await expect(guideTile(client).locator('.v-avatar')).toHaveText('ME');
  await expect(field(guide).getByRole('button', { name: 'Undo' })).toBeFocused();
  await guide.page.keyboard.press('Enter');
  await expectSaved(guide);
  await expectColor(guideTile(client).locator('.v-avatar img'), 'red');
});

test('a portrait that does not load leaves the initials', async () => {
  const stranger = await participants.enter({ looks: null });
  const { page } = stranger;
  await page.route('**/room-api/portraits/*', (route) => route.abort());
  await page.goto(`/invitation/${presentation.path}`);
  // The page rests until somebody is there.
  await page.mouse.move(200, 200);
  await expect(presenter(page).locator('.v-avatar')).toHaveText('ME');
  await expect(presenter(page).locator('img')).toHaveCount(0);
  await participants.leave(stranger);
});

test('on a phone the guide sees the saved picture, and replaces it', async () => {
  const phone = await participants.enter({ looks: null, viewport: PHONE });
  await enterAsGuide(phone, presentation.path);
  await openPanel(phone.page, 'Presentation tools');
  await field(phone).scrollIntoViewIfNeeded();
  await expectColor(preview(phone), 'red');
  await choose(phone, await picture('jpeg', 'blue'));
  await expectSaved(phone);
  await expectColor(guideTile(client).locator('.v-avatar img'), 'blue');
  expect(await sidewaysOverflow(phone.page)).toBe(0);
  await expectAccessible(phone.page, "the guide's tools on a phone");
});
