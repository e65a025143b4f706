import type { Locator } from '@playwright/test';
import { expectVideoOf } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { choose, enterAsGuide, expectConnection, expectSlide, joinAsGuest, openPanel } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { fillGuest, holdUp, makeCustomer, pictureIn, sheetOf, shownTo, tick, totalIn, watchPicture } from './support/checkout-sheet.ts';
import { recordScreen, wasAnnounced } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial' });

const participants = useParticipants();
let guide: Person;
let client: Person;
/** What the guide holds up. */
let product = '';

const ORDER = 'Place order with obligation to pay';
const ORDER_CALL = '**/store-api/checkout/order';

/** Whether the guide was told of an order with this sum, however shortly. */
const expectTold = (name: string, total: string) =>
  expect
    .poll(() => wasAnnounced(guide.page, new RegExp(`${name} has ordered for ${total.replaceAll(/[$.]/g, '\\$&')}\\.`)), {
      message: `the guide hears that ${name} has ordered for ${total}`,
      timeout: 15_000,
    })
    .toBe(true);

/** Puts what is shown into the cart and opens the checkout. */
async function toCheckout({ page }: Person): Promise<Locator> {
  await page.getByTestId('shown-product').getByRole('button', { name: 'Add to cart' }).click();
  await openPanel(page, 'Cart');
  await page.getByRole('button', { name: 'To checkout' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: ORDER })).toBeEnabled();
  return sheet;
}

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'buying', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green', viewport: { width: 390, height: 844 } });
  await Promise.all([enterAsGuide(guide, path), joinAsGuest(client, path, 'Cleo')]);
  await Promise.all([guide, client].map(({ page }) => expectSlide(page, 0)));
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  product = await holdUp(guide);
  await expect(shownTo(client)).toContainText(product);
  await recordScreen(guide.page);
});

test('a guest buys what is shown in eight presses without leaving the call, and the guide hears of it', async () => {
  test.setTimeout(180_000);
  const { page } = client;
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  const mark = (sheet: Locator, name: string): Promise<void> => {
    presses += 1;
    return tick(sheet, name);
  };
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  const expectNeverStopped = await watchPicture(page);
  await press(shownTo(client).getByRole('button', { name: 'Add to cart' }));
  await press(page.getByRole('toolbar', { name: 'Presentation controls' }).getByRole('button', { name: /^Cart\b/ }));
  await press(page.getByRole('button', { name: 'To checkout' }));
  const sheet = sheetOf(page);
  await expectVideoOf(pictureIn(sheet), 'blue');
  await fillGuest(sheet, `cleo-${Date.now()}@vitrine.example`);
  await mark(sheet, 'privacy');
  await press(sheet.getByRole('button', { name: 'Continue to shipping and payment' }));
  await expect(sheet.getByRole('heading', { name: 'Addresses' })).toBeFocused();
  await mark(sheet, 'terms');
  await press(sheet.getByRole('button', { name: ORDER }));
  const confirmation = sheetOf(page, 'Your order');
  await expect(confirmation.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
  await expect(confirmation).toContainText(product);
  await expectVideoOf(pictureIn(confirmation), 'blue');
  const total = await totalIn(confirmation);
  await expectTold('Cleo', total);
  await press(confirmation.getByRole('button', { name: 'Back to the presentation' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectConnection(page, 'connected');
  await expectNeverStopped();
  expect(presses).toBe(8);
  expect(await page.evaluate(() => 'isStillHere' in window), 'the page was never left').toBe(true);
  expect(page.context().pages(), 'no other tab').toHaveLength(1);
  await openPanel(page, 'Cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await openPanel(guide.page, 'Participants');
  await expect(guide.page.locator('.v-participant').filter({ hasText: 'Cleo' })).toContainText(`Ordered for ${total}`);
  await page.keyboard.press('Escape');
});

test('an order that the store refuses keeps all that was typed, says what to do, and goes through later', async () => {
  const { page } = client;
  const sheet = await toCheckout(client);
  await sheet.getByLabel('Comment on your order').fill('<b>Ring twice</b>');
  await tick(sheet, 'terms');
  await page.route(ORDER_CALL, (route) => route.fulfill({ status: 503, json: { errors: [{ status: '503', code: 'AWAY' }] } }));
  await sheet.getByRole('button', { name: ORDER }).click();
  await expect(sheet.getByText('Everything you entered is kept: please try again.')).toBeVisible();
  await expect(sheet.getByLabel('Comment on your order')).toHaveValue('<b>Ring twice</b>');
  await expect(sheet.locator('[name=terms]')).toBeChecked();
  await expectVideoOf(pictureIn(sheet), 'blue');
  await page.unroute(ORDER_CALL);
  await sheet.getByRole('button', { name: ORDER }).click();
  await expect(sheetOf(page, 'Your order')).toContainText('Thank you for your order');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closed by Escape it asks nothing, gives the focus back, and has what was typed the next time', async () => {
  const { page } = client;
  const sheet = await toCheckout(client);
  await sheet.getByLabel('Comment on your order').fill('Second floor');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const opener = page.getByRole('button', { name: 'To checkout' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Comment on your order')).toHaveValue('Second floor');
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('the checkout over the call breaks no rule of accessibility, light and dark', async () => {
  await expectAccessible(client.page, 'the checkout over the call');
});

test('a connection that drops closes nothing; the order is placed when it is back, and told then', async () => {
  test.setTimeout(120_000);
  const { page, context } = client;
  const sheet = sheetOf(page);
  await tick(sheet, 'terms');
  await context.setOffline(true);
  await expect(sheet).toContainText('The connection to the presentation is interrupted. You can go on ordering.', { timeout: 45_000 });
  await expect(sheet.getByLabel('Comment on your order')).toHaveValue('Second floor');
  await context.setOffline(false);
  await expect(sheet).toContainText('You are still in the presentation with Mara Ellwood.', { timeout: 60_000 });
  await recordScreen(guide.page);
  await sheet.getByRole('button', { name: ORDER }).click();
  const confirmation = sheetOf(page, 'Your order');
  await expect(confirmation).toContainText('Thank you for your order');
  await expectTold('Cleo', await totalIn(confirmation));
  await confirmation.getByRole('button', { name: 'Back to the presentation' }).click();
});

test('a payment elsewhere is announced, opens in a tab of its own, and is seen in the call once made', async () => {
  test.setTimeout(120_000);
  const { page, context } = client;
  const sheet = await toCheckout(client);
  await choose(sheet.getByRole('radio', { name: /^Demo Pay/ }));
  await expect(sheet).toContainText('If you pay on the provider’s own page, it opens in a new tab. You stay here.');
  await expect(sheet.getByRole('button', { name: ORDER })).toBeEnabled();
  await tick(sheet, 'terms');
  await sheet.getByRole('button', { name: ORDER }).click();
  const confirmation = sheetOf(page, 'Your order');
  await expect(confirmation).toContainText('Your order is not paid yet');
  const opened = context.waitForEvent('page');
  await confirmation.getByRole('link', { name: 'Open the payment page' }).click();
  const provider = await opened;
  await expectVideoOf(pictureIn(confirmation), 'blue');
  await provider.getByRole('button', { name: 'Pay now' }).click();
  await expect(provider.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await provider.close();
  await expect(confirmation).toContainText('Thank you for your order', { timeout: 20_000 });
  await expectConnection(page, 'connected');
  await confirmation.getByRole('button', { name: 'Back to the presentation' }).click();
});

test('a customer logs in there in German on a phone held across, and completes the order after the end', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { email, password } = await makeCustomer(playwright.request, baseURL ?? '');
  const rosa = await participants.enter({ looks: 'red', locale: 'de-DE', viewport: { width: 844, height: 390 } });
  await joinAsGuest(rosa, new URL(client.page.url()).pathname.split('/').at(-1) ?? '', 'Rosa', '/de-DE');
  const { page } = rosa;
  await page.getByTestId('shown-product').getByRole('button', { name: 'In den Warenkorb' }).click();
  await page
    .getByRole('toolbar', { name: 'Steuerung der Präsentation' })
    .getByRole('button', { name: /^Warenkorb/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  const sheet = sheetOf(page, 'Kasse');
  await expectVideoOf(pictureIn(sheet), 'blue');
  await sheet.getByRole('tab', { name: 'Anmelden' }).click();
  await sheet.locator('[name=username]').fill(email);
  await sheet.locator('[name=password]').fill(password);
  await sheet.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(sheet).toContainText(email);
  await tick(sheet, 'terms');
  await openPanel(guide.page, 'Presentation tools');
  await guide.page.getByRole('button', { name: 'End presentation' }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'End presentation' }).click();
  await expect(sheet).toContainText('Die Präsentation ist beendet. Sie können Ihre Bestellung hier noch abschließen.');
  await expect(sheet.locator('[name=terms]')).toBeChecked();
  await sheet.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const confirmation = sheetOf(page, 'Ihre Bestellung');
  await expect(confirmation).toContainText('Allee 3');
  const total = await totalIn(confirmation);
  expect(total).toMatch(/€$/);
  await expect(guide.page.getByRole('row', { name: /^Rosa/ })).toContainText(/€\d/);
  await confirmation.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(page.getByTestId('ended')).toBeVisible();
});

test('no page complained meanwhile, but of the store and the line that were away', () => {
  for (const { watch, looks } of participants.people) {
    // A new customer has no wish list yet, which the store answers with 404.
    const others = watch.complaints.filter((complaint) => !/status of 503|ERR_INTERNET_DISCONNECTED|404 .*wishlist/.test(complaint));
    expect(others, `complaints of ${looks ?? 'a page'}`).toEqual([]);
  }
});
