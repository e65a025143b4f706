import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@vitrine/i18n';
import { MUG, PREFIX } from './demo-data.ts';
import { beginOf, type Texts, textsOf } from './texts.ts';

/** What a person does in the shop, in their language. */
export interface Shop extends Texts {
  readonly locale: Locale;
  readonly page: Page;
  /** A path with the locale's prefix. */
  path(path: string): string;
  open(path: string): Promise<void>;
  /** Has a hand over the page, and waits until its scripts have taken over. */
  ready(): Promise<void>;
  cartLink(): Locator;
  lines(): Locator;
  notification(text: string | RegExp): Locator;
  /** Waits until a notification has said it on this page, whether it is still to be seen or not: it goes by itself. */
  notified(text: string): Promise<void>;
  /** The drawer that tells what was put into the cart. */
  drawer(): Locator;
  /** Waits until the drawer has said that the store has a product in the cart, and closes it. */
  added(name: string): Promise<void>;
  /** Puts the mug into the cart. */
  addMug(): Promise<void>;
  fillGuest(email: string): Promise<void>;
  continueAsGuest(): Promise<void>;
  acceptTerms(): Promise<void>;
  placeOrder(): Promise<void>;
}

/** Chooses a box or a radio button the way a person does: by what is drawn in its place, at the start of its label. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } });
  await expect(choice).toBeChecked();
}

const ADDRESS = { firstName: 'Ada', lastName: 'Byron', street: '12 Mill Lane', zipcode: '10115', city: 'Berlin' };

/** Writes down what notifications say: a busy machine may look only when one has gone again. */
function recordNotifications(): void {
  const said: string[] = [];
  Object.assign(globalThis, { vitrineNotifications: said });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.matches('.v-notification')) said.push(node.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

export async function createShop(page: Page, locale: Locale): Promise<Shop> {
  await page.addInitScript(recordNotifications);
  const texts = await textsOf(locale);
  const { t } = texts;
  const path = (target: string) => `${PREFIX[locale]}${target === '/' ? '' : target}` || '/';
  const shop: Shop = {
    ...texts,
    locale,
    page,
    path,
    async open(target) {
      await page.goto(path(target));
      await shop.ready();
    },
    async ready() {
      // React leaves its marks on what it has taken over: from then on a choice is heard. A page that rests takes over with the first sign
      // of somebody.
      await page.waitForFunction(() => {
        dispatchEvent(new Event('pointermove'));
        const controls = [...document.querySelectorAll('main :is(button, input, select)')];
        return controls.every((element) => Object.keys(element).some((key) => key.startsWith('__react')));
      });
    },
    cartLink: () => page.getByRole('banner').locator('a[data-cart-count]'),
    lines: () =>
      page
        .getByRole('main')
        .getByRole('list', { name: t('shop.cart.title') })
        .getByRole('listitem'),
    notification: (text) =>
      page
        .getByRole('region', { name: t('common.notification.region') })
        .getByRole('listitem')
        .filter({ hasText: text }),
    async notified(text) {
      await expect
        .poll(
          () => page.evaluate(() => (globalThis as { vitrineNotifications?: string[] }).vitrineNotifications ?? []),
          'what notifications have said',
        )
        .toContainEqual(expect.stringContaining(text));
    },
    drawer: () => page.getByRole('dialog', { name: t('shop.added.title') }),
    async added(name) {
      await expect(shop.drawer().getByRole('status')).toHaveText(t('shop.product.added', { name }));
      await page.keyboard.press('Escape');
      await expect(shop.drawer()).toHaveCount(0);
    },
    async addMug() {
      await shop.open(MUG[locale].path);
      await page
        .getByRole('button', { name: t('shop.product.addToCart') })
        .first()
        .click();
      await shop.added(MUG[locale].name);
    },
    async fillGuest(email) {
      const form = page.getByRole('form', { name: t('checkout.identity.guest') });
      const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
      await field(t('common.field.firstName')).fill(ADDRESS.firstName);
      await field(t('common.field.lastName')).fill(ADDRESS.lastName);
      await field(t('common.field.email')).fill(email);
      await field(t('common.field.emailConfirmation')).fill(email);
      await field(t('common.field.street')).fill(ADDRESS.street);
      await field(t('common.field.zipcode')).fill(ADDRESS.zipcode);
      await field(t('common.field.city')).fill(ADDRESS.city);
      await choose(form.getByRole('checkbox', { name: beginOf(t('account.register.privacy')) }));
    },
    async continueAsGuest() {
      await page.getByRole('button', { name: t('checkout.address.continue') }).click();
      await expect(page.getByRole('heading', { name: t('checkout.shipping.title') })).toBeVisible();
    },
    async acceptTerms() {
      await choose(page.getByRole('checkbox', { name: beginOf(t('checkout.terms.accept')) }));
    },
    async placeOrder() {
      await page.getByRole('button', { name: t('checkout.order.submit') }).click();
    },
  };
  return shop;
}
