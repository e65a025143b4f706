import type { Locator, Page } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { choose, enterAsGuide, joinAsGuest } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { putSpeech, removeSpeech, speak } from './support/speech.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const HOSTILE = '<img src=x onerror="document.title=1"> {{name}}';

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let phone: Person;

const captionsOf = ({ page }: Person): Locator => page.getByTestId('captions');
const boxOf = (person: Person): Locator => captionsOf(person).locator('.v-captions__speaker');
const micOf = ({ page }: Person): Locator => page.getByRole('button', { name: /^Turn microphone (?:on|off)/ });
const switchOf = (page: Page): Locator => page.getByRole('checkbox', { name: 'Caption what I say' });

async function turnCaptionsOnByMenu({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn captions on' }).click();
}

async function closeDialog({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'captions', { isStarted: true });
  [guide, phone] = await Promise.all([
    participants.enter({ looks: 'blue', viewport: { width: 1440, height: 900 } }),
    participants.enter({ looks: null, viewport: { width: 390, height: 844 }, hasTouch: true }),
  ]);
  await guide.context.addInitScript(putSpeech);
  await phone.context.addInitScript(removeSpeech);
  await enterAsGuide(guide, presentation.path);
  await joinAsGuest(phone, presentation.path, 'Cleo');
  await micOf(guide).click();
  await expect(micOf(guide)).toHaveAccessibleName('Turn microphone off');
});

test('nobody listens and nobody reads before they have asked for it', async () => {
  expect(await speak(guide.page, 'Good evening', false)).toBe('unheard');
  await expect(captionsOf(phone)).toHaveCount(0);
  await turnCaptionsOnByMenu(phone);
  await expect(captionsOf(phone)).toContainText('Nobody’s words are captioned right now.');
});

test('a browser without a recogniser says so and offers no switch', async () => {
  await phone.page.getByRole('button', { name: 'Menu' }).click();
  await phone.page.getByRole('menuitem', { name: 'Media settings' }).click();
  await expect(phone.page.getByRole('dialog')).toContainText('this browser does not turn speech into text');
  await expect(switchOf(phone.page)).toHaveCount(0);
  await closeDialog(phone);
});

test('a viewer reads what the guide says as it grows, by name, beside nothing that is touched', async () => {
  await guide.page.getByRole('button', { name: 'Media settings' }).click();
  await expect(guide.page.getByRole('dialog')).toContainText('recognition service of its maker');
  await choose(switchOf(guide.page));
  await closeDialog(guide);
  await expect.poll(() => speak(guide.page, 'Welcome to', false)).toBe('heard');
  await expect(boxOf(phone)).toHaveText(/Mara Ellwood\s*Welcome to$/);
  await speak(guide.page, 'Welcome to our spring.', true);
  await expect(boxOf(phone)).toHaveText(/Mara Ellwood\s*Welcome to our spring\.$/);
  await expect(boxOf(phone)).toBeInViewport({ ratio: 1 });
  await expect(captionsOf(phone).getByRole('log')).toHaveText('Mara Ellwood: Welcome to our spring.');
  await expect(captionsOf(guide), 'the guide has not asked for captions').toHaveCount(0);
});

test('hostile speech is text, and as much of it as fits in two lines', async () => {
  await speak(guide.page, HOSTILE, true);
  await expect(boxOf(phone)).toContainText(HOSTILE);
  await expect(captionsOf(phone).locator('img')).toHaveCount(0);
  await speak(guide.page, 'a long sentence without an end '.repeat(30), false);
  await expect(boxOf(phone)).toContainText('a long sentence without an end');
  const [box, toolbar] = await Promise.all([boxOf(phone).boundingBox(), phone.page.locator('.v-room-toolbar').boundingBox()]);
  expect(box?.height).toBeLessThan(90);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(toolbar?.y ?? 0);
});

test('a speaker who is muted is not listened to, and is again once they are heard', async () => {
  await micOf(guide).click();
  await expect(micOf(guide)).toHaveAccessibleName('Turn microphone on');
  expect(await speak(guide.page, 'This is for nobody', true)).toBe('unheard');
  await micOf(guide).click();
  await expect.poll(() => speak(guide.page, 'Here I am again.', true)).toBe('heard');
  await expect(boxOf(phone)).toContainText('Here I am again.');
  await expect(captionsOf(phone)).not.toContainText('This is for nobody');
});

test('words pass; a key turns captions off, and the choice outlives a reload', async () => {
  await expect(boxOf(phone)).toHaveCount(0);
  await phone.page.keyboard.press('u');
  await expect(captionsOf(phone)).toHaveCount(0);
  await phone.page.keyboard.press('u');
  await expect(captionsOf(phone)).toHaveCount(1);
  await phone.page.reload();
  await expect(captionsOf(phone)).toHaveCount(1);
});
