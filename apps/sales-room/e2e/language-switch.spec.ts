import type { Page } from '@playwright/test';
import { languageLink, screenOf, switchTo } from '@vitrine/e2e-kit/language-switch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  chatLines,
  enterAsGuide,
  expectConnection,
  expectSlide,
  fillPrejoin,
  joinAsGuest,
  openPanel,
  say,
  takeSeat,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** From the default language through the others and back. */
const WAY = ['de-DE', 'en-GB', 'en-US'] as const;
const PREFIXES: Readonly<Record<(typeof WAY)[number], string>> = { 'de-DE': '/de-DE', 'en-GB': '/en-GB', 'en-US': '' };

const participants = useParticipants();
let running: MadePresentation;
let waiting: MadePresentation;
let later: MadePresentation;
let guide: Person;
let client: Person;

test.beforeAll(async ({ playwright, baseURL }) => {
  const make = (name: string, options = {}) => makePresentation(playwright.request, baseURL ?? '', name, options);
  running = await make('switch-running', { isStarted: true, hasOnlyProducts: true });
  waiting = await make('switch-waiting');
  later = await make('switch-later', { accessibleFrom: '2999-01-01T00:00:00.000Z' });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null });
});

/** Goes through all languages from where the page is; `arrived` waits for what comes after a page has come. */
async function expectEachLanguage(
  page: Page,
  userType: 'guide' | 'client',
  arrived: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await arrived();
  const screen = await screenOf(page);
  const { pathname, search, hash } = new URL(page.url());
  for (const locale of WAY) {
    await switchTo(page, locale);
    await arrived();
    const url = new URL(page.url());
    expect([url.pathname, url.search, url.hash], `in ${locale}`).toEqual([PREFIXES[locale] + pathname, search, hash]);
    expect(await screenOf(page), `the screen in ${locale}`).toBe(screen);
    await expect(page.locator('html')).toHaveAttribute('data-user-type', userType);
  }
}

/** Opens a page in English and waits until its scripts have taken over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A door rests until somebody is there.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('nav.v-language-switch a')].some((link) => Object.keys(link).some((key) => key.startsWith('__react'))),
  );
}

test('the language is switched on the same screen of a client, with query and hash', async () => {
  const { page } = client;
  await takeSeat(client, waiting.path, 'Cleo');
  for (const path of [
    `/invitation/${waiting.path}`,
    `/presentation/${running.path}/prejoin`,
    `/presentation/${running.path}/login`,
    `/presentation/${running.path}/register`,
    `/presentation/${waiting.path}/waiting`,
    `/presentation/${later.path}/not-started`,
    '/presentation/nowhere',
    '/presentation/preview-lookbook',
    '/invitation/nowhere',
    `/invitation/${waiting.path}/more`,
    `/presentation/${running.path}/no-such-page`,
  ]) {
    await test.step(path, async () => {
      await open(page, `${path}?token=a.b&x=%C3%A4#main`);
      await expectEachLanguage(page, 'client');
      expect(new URL(page.url()).search).toBe('?token=a.b&x=%C3%A4');
    });
  }
});

test('the same on the screens of a guide', async () => {
  const { page } = guide;
  for (const path of [`/guide/${running.path}/login`, `/guide/${running.path}/no-such-page`]) {
    await test.step(path, async () => {
      await open(page, `${path}?x=1#main`);
      await expectEachLanguage(page, 'guide');
    });
  }
});

test('a language is remembered across both apps: the root path leads to it', async ({ baseURL }) => {
  const { page, context } = client;
  await open(page, `/invitation/${waiting.path}`);
  await switchTo(page, 'de-DE');
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('de-DE');
  await page.goto('/?ref=letter#main');
  await expect(page).toHaveURL(`${baseURL ?? ''}/de-DE?ref=letter#main`);
  await page.goto(`/presentation/${running.path}/prejoin`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a name that was typed before the door goes along', async () => {
  const { page } = client;
  await open(page, `/presentation/${running.path}/prejoin`);
  await fillPrejoin(page, 'Cleo <b>');
  await switchTo(page, 'de-DE');
  await expect(page.locator('input[name=attendeeName]')).toHaveValue('Cleo <b>');
  await expect(page.locator('input[name=privacy]')).toBeChecked();
});

test('in the presentation nothing is lost: place, slide, chat and a message that is being written', async () => {
  await enterAsGuide(guide, running.path);
  await joinAsGuest(client, running.path, 'Cleo');
  const { page } = client;
  await say(page, 'Said in English');
  await guide.page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(page, 1);
  const arrived = async (): Promise<void> => {
    await expectConnection(page, 'connected');
    await expectSlide(page, 1);
  };
  await page.goto(`/presentation/${running.path}?x=1#main`);
  await arrived();
  await openPanel(page, 'Chat');
  await page.getByLabel('Write a message').fill('Half a sent');
  await switchTo(page, 'de-DE');
  await arrived();
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
    `/de-DE/presentation/${running.path}?x=1#main`,
  );
  await page
    .getByRole('button', { name: /^Chat\b/ })
    .first()
    .click();
  await expect.poll(() => chatLines(page)).toContain('Said in English');
  await expect(page.locator('.v-room textarea:visible')).toHaveValue('Half a sent');
  await openPanel(guide.page, 'Participants');
  await expect(guide.page.getByRole('button', { name: 'Actions for Cleo' })).toHaveCount(1);
  for (const locale of ['en-GB', 'en-US'] as const) {
    await switchTo(page, locale);
    await arrived();
  }
});

test('a guide switches the language and leads on', async () => {
  const { page } = guide;
  await page.goto(`/guide/${running.path}?x=1#main`);
  await expectEachLanguage(page, 'guide', async () => {
    await expectConnection(page, 'connected');
    await expectSlide(page, 1);
  });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(client.page, 2);
});

test('and after leaving', async () => {
  const { page } = client;
  await open(page, `/presentation/${running.path}/leave?x=1#main`);
  await expectEachLanguage(page, 'client');
  await page.mouse.move(40, 40);
  await expect(languageLink(page, 'de-DE')).toHaveAttribute('href', `/de-DE/presentation/${running.path}/leave?x=1#main`);
});

test('rooms are never for search engines', async () => {
  const { page } = client;
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});
