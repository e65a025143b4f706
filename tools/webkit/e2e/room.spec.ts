import { expect, test } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { chatLines, enterAsGuide, openPanel, say } from '@vitrine/e2e-kit/room-page';
import { useParticipants } from '@vitrine/e2e-kit/test';
import { createTranslator, loadMessages, type Translate } from '@vitrine/i18n';
import { startWebKit, type WebKitPerson } from './support/webkit.ts';

// Debian's WebKit has no WebRTC: it is also the browser of whoever has it switched off.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const participants = useParticipants();
let made: MadePresentation;
let guide: Person;
let client: WebKitPerson;
let t: Translate;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  ({ t } = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'shop', 'room']) }));
  made = await makePresentation(playwright.request, baseURL ?? '', 'webkit', { isStarted: true, hasOnlyProducts: true });
  [guide, client] = await Promise.all([participants.enter({ looks: 'blue' }), startWebKit(baseURL ?? '', { width: 450, height: 844 })]);
  await enterAsGuide(guide, made.path);
});
test.afterAll(async () => client?.close());

/** Puts away what lies over the stage; it takes presses until it has gone. */
async function putAway(): Promise<void> {
  await client.driver.actions().sendKeys(Key.ESCAPE).perform();
  const open = (): Promise<number> => client.driver.executeScript<number>('return document.querySelectorAll("[role=dialog]").length');
  await expect.poll(open, { timeout: 45_000 }).toBe(0);
}

test('a browser without WebRTC is told so at the door, and joins without sound and picture', async () => {
  expect(await client.driver.executeScript('return typeof RTCPeerConnection')).toBe('undefined');
  await client.open(`/presentation/${made.path}/prejoin`);
  await client.expectText('main', t('room.device.noWebRtc'));
  await client.write(t('room.prejoin.name'), 'Wilma');
  await client.press('main form label', /^I have read/);
  await client.press('main form button', t('room.prejoin.joinWithout'));
  await client.expectText('[data-testid=slide]', made.slides[0] ?? '');
  await expect.poll(() => client.path()).toBe(`/presentation/${made.path}`);
  await client.expectText('.v-room-banner', t('room.device.noWebRtc'));
  const isCut = (): Promise<boolean> =>
    client.driver.executeScript<boolean>(
      'const { scrollWidth, clientWidth } = document.querySelector(".v-room-banner__text"); return scrollWidth > clientWidth',
    );
  expect(await isCut()).toBe(true);
  await client.press('.v-room-banner__text', t('room.device.noWebRtc'));
  await expect.poll(isCut).toBe(false);
  await client.press('.v-room-banner button', t('common.action.dismiss'));
});

test('WebKit follows the guide to the next slide', async () => {
  await guide.page
    .getByRole('button', { name: t('room.slide.next') })
    .first()
    .click();
  await client.expectText('[data-testid=slide]', made.slides[1] ?? '');
});

test('guide and WebKit write to each other', async () => {
  await openPanel(guide.page, 'Chat');
  await say(guide.page, 'Can you hear me?');
  await client.press('button', /^Chat/);
  await client.expectText('.v-chat-line__text', 'Can you hear me?');
  await client.write(t('room.chat.placeholder'), 'Only by <b>eye</b>.');
  await client.press('button', t('room.chat.send'));
  await expect.poll(() => chatLines(guide.page)).toContain('Only by <b>eye</b>.');
});

test('a product of the slide goes into the cart in WebKit, and the room shows it there', async () => {
  await putAway();
  const name = await client.read('[data-testid=slide] .v-product-card a', /\S/);
  await client.press('[data-testid=slide] .v-product-card a', name);
  await client.press('.v-buy-box button', t('shop.product.addToCart'));
  await client.expectText('body', t('shop.product.added', { name }));
  await putAway();
  await client.press('[role=toolbar] button', /^Cart/);
  await client.expectText('.v-cart-line__name', name);
});
