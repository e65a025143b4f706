import { expect, test } from '@playwright/test';
import { createTranslator, loadMessages, type Translate } from '@vitrine/i18n';
import { startWebKit, type WebKitPerson } from './support/webkit.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const MUG = { path: '/de-DE/hafenbecher', name: 'Hafenbecher', other: 'Salbei' } as const;
const SHOPPER = { email: 'shopper@vitrine.example', password: 'shopper-demo' } as const;

let shopper: WebKitPerson;
let t: Translate;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  const messages = await loadMessages('de-DE', ['common', 'shop', 'checkout', 'account']);
  ({ t } = createTranslator({ locale: 'de-DE', messages }));
  shopper = await startWebKit(baseURL ?? '', { width: 450, height: 844 });
});
test.afterAll(async () => shopper?.close());

/** How a text with a link in it begins. */
const begin = (text: string): RegExp => new RegExp(`^${(text.split('<', 1)[0] ?? '').trim()}`);
const number = (text: string): number => Number(text.replace(/\D/g, ''));
const count = async (): Promise<number> => number(await shopper.read('.v-listing__count', /\d/));
const inCart = (): Promise<string | null> =>
  shopper.driver.executeScript<string | null>("return document.querySelector('header a[data-cart-count]')?.dataset.cartCount ?? null");

test('WebKit shows a category, and a filter in its sheet leaves as many products as it says', async () => {
  await shopper.open('/de-DE/wohnen');
  const all = await count();
  await shopper.press('main button', t('shop.listing.filters'));
  const label = /^(?:Lumoa|Ostra|Meridi|Kestrel Mill)/;
  await shopper.press('[role=dialog] label', label);
  const show = /^\d+ Produkte? anzeigen$/;
  await expect.poll(async () => number(await shopper.read('[role=dialog] button', show)), { timeout: 45_000 }).toBeLessThan(all);
  const left = number(await shopper.read('[role=dialog] button', show));
  await shopper.press('[role=dialog] button', show);
  await expect.poll(count, { timeout: 45_000 }).toBe(left);
  expect(await shopper.driver.getCurrentUrl()).toMatch(/manufacturer=[0-9a-f]{32}/);
});

test('the way back of WebKit leads to the same place of a list', async () => {
  await shopper.open('/de-DE/wohnen');
  const all = await count();
  // A card below the first screen.
  const name = await shopper.driver.executeScript<string>(`
    return document.querySelectorAll('.v-product-card')[8].querySelector('a').innerText.trim();
  `);
  const place = (): Promise<number> => shopper.driver.executeScript<number>('return Math.round(scrollY)');
  const link = await shopper.find('.v-product-card a', name);
  await shopper.driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", link);
  const before = await place();
  await shopper.press('.v-product-card a', name);
  await shopper.expectText('h1', name);
  await shopper.driver.navigate().back();
  await expect.poll(count, { timeout: 45_000 }).toBe(all);
  await expect
    .poll(async () => Math.abs((await place()) - before), { message: 'how far the list has moved', timeout: 45_000 })
    .toBeLessThan(10);
});

test('a press before the code is there is done once it is, in WebKit too', async () => {
  await shopper.driver.manage().deleteAllCookies();
  await shopper.open(MUG.path);
  // The page rests until the first sign of somebody: this press is it.
  await shopper.press('.v-buy-box button', t('shop.product.addToCart'));
  await expect.poll(inCart, { timeout: 45_000 }).toBe('1');
  await shopper.expectText('[role=dialog]', MUG.name);
});

test('a variant is chosen, and a mistake in a form is said at its field and loses nothing', async () => {
  await shopper.open(MUG.path);
  /** The number of the variant that is shown: it changes with all that one presses. */
  const shown = async (): Promise<string> =>
    /VT-[\d.]+/.exec(await shopper.driver.executeScript<string>("return document.querySelector('.v-buy-box').innerText"))?.[0] ?? '';
  const [path, number] = [await shopper.path(), await shown()];
  await shopper.press('.v-buy-box label', MUG.other);
  await expect.poll(() => shopper.path(), { timeout: 45_000 }).not.toBe(path);
  await expect.poll(shown, { timeout: 45_000 }).not.toBe(number);
  await shopper.press('.v-buy-box button', t('shop.product.addToCart'));
  await expect.poll(inCart, { timeout: 45_000 }).toBe('2');
  await shopper.press('[role=dialog] a', t('shop.cart.toCheckout'));
  await shopper.expectText('h1', t('checkout.title'));
  await shopper.write(t('common.field.firstName'), 'Ada');
  await shopper.write(t('common.field.email'), 'ada@');
  await shopper.press('main button', t('checkout.address.continue'));
  await shopper.expectText('main form', t('common.form.email'));
  await shopper.expectText('main form', t('common.form.required'));
  const field = await shopper.find('label', t('common.field.firstName'));
  const value = await shopper.driver.executeScript<string>('return document.getElementById(arguments[0].htmlFor).value', field);
  expect(value).toBe('Ada');
});

test('a guest orders in WebKit and is told the number', async () => {
  const email = `webkit-${Date.now().toString(36)}@vitrine.example`;
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    street: 'Mühlweg 12',
    zipcode: '10115',
    city: 'Berlin',
    email,
    emailConfirmation: email,
  };
  for (const [field, value] of Object.entries(person)) await shopper.write(t(`common.field.${field as keyof typeof person}`), value);
  await shopper.press('main form label', begin(t('account.register.privacy')));
  await shopper.press('main button', t('checkout.address.continue'));
  await shopper.expectText('main', t('checkout.identity.guestAs', { email }));
  await shopper.press('main label', begin(t('checkout.terms.accept')));
  await shopper.press('main button', t('checkout.order.submit'));
  await shopper.expectText('h1', t('checkout.success.title'));
  await shopper.expectText('main', MUG.name);
  expect(await shopper.path()).toMatch(/^\/de-DE\/checkout\/success\/[0-9a-f]{32}$/);
});

test('a wrong password is named and the right one leads to the account, in WebKit too', async () => {
  await shopper.driver.manage().deleteAllCookies();
  await shopper.open('/de-DE/login');
  await shopper.write(t('common.field.email'), SHOPPER.email);
  await shopper.write(t('common.field.password'), 'not-the-password');
  await shopper.press('main form button', t('account.login.submit'));
  await shopper.expectText('main form [role=alert], main [role=alert]', t('account.login.failed'));
  await shopper.write(t('common.field.password'), SHOPPER.password);
  await shopper.press('main form button', t('account.login.submit'));
  await shopper.find('main button, main a', t('account.navigation.logout'));
});
