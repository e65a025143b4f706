import type { Page } from '@playwright/test';
import { expectVideoOf } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectCart, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial' });

const participants = useParticipants();
let guide: Person;
let client: Person;
let phone: Person;
let small: Page;

const button = ({ page }: Person, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens the small window, which a browser reports as one page more. */
async function openSmallWindow(person: Person): Promise<Page> {
  const opened = person.context.waitForEvent('page');
  await button(person, 'Open in a small window').click();
  return opened;
}

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'small', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green', viewport: { width: 1440, height: 900 } });
  phone = await participants.enter({ looks: null, viewport: { width: 390, height: 844 }, hasTouch: true });
  // As browsers are that float pictures, and nothing else.
  await phone.context.addInitScript(() => Reflect.deleteProperty(window, 'documentPictureInPicture'));
  await Promise.all([enterAsGuide(guide, path), joinAsGuest(client, path, 'Cleo'), joinAsGuest(phone, path, 'Rosa')]);
  await Promise.all([guide, client, phone].map(({ page }) => expectSlide(page, 0)));
});

test('a client keeps the guide in view in a window above all others, whatever tab is in front', async () => {
  small = await openSmallWindow(client);
  await expect(small.getByRole('main')).toContainText('Mara');
  await expect(small.locator('html')).toHaveAttribute('lang', 'en-US');
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectVideoOf(small.locator('video'), 'blue');
  const other = await client.context.newPage();
  await other.bringToFront();
  await expectVideoOf(small.locator('video'), 'blue');
  await other.close();
  await expectAccessible(small, 'the presentation in a small window');
});

test('what the guide holds up is bought in the small window, and the cart of the room has it', async () => {
  const name = await slideOf(guide.page).locator('.v-product-card__name').first().innerText();
  await slideOf(guide.page)
    .getByRole('button', { name: `Show to all: ${name}` })
    .click();
  await expect(small.getByRole('heading', { name })).toBeVisible();
  await expect(small.locator('.v-price__amount')).toHaveText(/^\$\d/);
  await small.getByRole('button', { name: 'Add to cart' }).click();
  await expect(small.locator('.v-notification').filter({ hasText: `"${name}" is in your cart.` })).toBeVisible();
  await expectCart(client.page, [`1 × ${name}`]);
  await client.page.keyboard.press('Escape');
});

test('the own microphone is switched there, and the room follows', async () => {
  await small.getByRole('button', { name: 'Turn microphone off' }).click();
  await expect(button(client, 'Turn microphone on')).toBeVisible();
  await small.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect(button(client, 'Turn microphone off')).toBeVisible();
});

test('a product that is opened there opens in the room, and the small window goes', async () => {
  const name = await small.getByRole('heading', { level: 2 }).innerText();
  const closed = small.waitForEvent('close');
  await small.getByRole('link', { name }).click();
  await closed;
  const details = client.page.getByRole('dialog', { name });
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).first().click();
  await expect(details).toHaveCount(0);
  await expect(button(client, 'Open in a small window')).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that does not open it is named, with what to do', async () => {
  await client.page.evaluate(() => {
    const { documentPictureInPicture } = window as unknown as { documentPictureInPicture: { requestWindow: unknown } };
    documentPictureInPicture.requestWindow = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await button(client, 'Open in a small window').click();
  await expect(client.page.locator('.v-notification').filter({ hasText: 'Your browser has not opened the small window.' })).toBeVisible();
  await client.page.evaluate(() => {
    const { documentPictureInPicture } = window as unknown as { documentPictureInPicture: object };
    Reflect.deleteProperty(documentPictureInPicture, 'requestWindow');
  });
});

test('on a phone the guide stays in view beside the title of what covers the stage', async () => {
  const { page } = phone;
  const inView = page.getByRole('dialog').getByTestId('guide-picture').locator('video');
  for (const panel of ['Cart', 'Chat'] as const) {
    await openPanel(page, panel);
    await expectVideoOf(inView, 'blue');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await slideOf(page).locator('.v-product-card a').first().click();
  await expectVideoOf(inView, 'blue');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where a browser floats pictures only, the menu of a phone floats the guide’s', async () => {
  const { page } = phone;
  await expectVideoOf(page.locator('.v-filmstrip__presenter video'), 'blue');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open in a small window' }).click();
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.localName)).toBe('video');
});

test('the small window goes with the presentation', async () => {
  small = await openSmallWindow(client);
  await expectVideoOf(small.locator('video'), 'blue');
  const closed = small.waitForEvent('close');
  await client.page.getByRole('toolbar').getByRole('button', { name: 'Leave', exact: true }).click();
  await client.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await closed;
});
