import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { brokenPictures, type PageWatch, watchPage } from '@vitrine/e2e-kit/page-watch';
import { createTranslator, loadMessages, type Translate } from '@vitrine/i18n';
import { openStore, type Store } from './store.ts';
import type { TargetOptions } from './target.ts';

/** What a person does in any shop. */
export interface Walk {
  readonly page: Page;
  readonly t: Translate;
  open(path: string): Promise<void>;
  addToCart(productId: string): Promise<void>;
  /** Writes who one is and where one lives into a form. */
  introduce(form: Locator, email: string): Promise<void>;
  /** From the review to the order. @returns The order's id. */
  placeOrder(): Promise<string>;
}

interface Fixtures {
  watch: PageWatch;
  walk: Walk;
}

interface WorkerFixtures extends TargetOptions {
  store: Store;
}

/** Chooses a box or a radio button the way a person does: by its label. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } });
  await expect(choice).toBeChecked();
}

/** Puts it into the report that the store lacks what a test is about: nothing is left out silently. */
export function lacks(what: string): void {
  base.info().annotations.push({ type: `the store has no ${what}` });
  console.log(`the store has no ${what}`);
}

/** How a text with a link in it begins. */
export const beginOf = (text: string): RegExp => new RegExp(`^${(text.split('<', 1)[0] ?? text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const PERSON = { firstName: 'Ada', lastName: 'Byron', street: '12 Mill Lane', zipcode: '10115', city: 'Berlin' } as const;

async function createWalk(page: Page): Promise<Walk> {
  const { t } = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'shop', 'checkout', 'account']) });
  const walk: Walk = {
    page,
    t,
    async open(path) {
      await page.goto(path);
      await page.waitForFunction(() => {
        // A page that rests takes over with the first sign of somebody.
        dispatchEvent(new Event('pointermove'));
        return [...document.querySelectorAll('main :is(button, input, select)')].every((element) =>
          Object.keys(element).some((key) => key.startsWith('__react')),
        );
      });
    },
    async addToCart(productId) {
      await walk.open(`/detail/${productId}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('shop.product.addToCart') })
        .first()
        .click();
      await expect(page.getByRole('banner').locator('a[data-cart-count]')).not.toHaveAttribute('data-cart-count', '0');
    },
    async introduce(form, email) {
      const field = (label: string): Locator => form.getByRole('textbox', { name: label, exact: true });
      for (const [name, value] of Object.entries(PERSON))
        await field(t(`common.field.${name as keyof typeof PERSON}`))
          .first()
          .fill(value);
      await field(t('common.field.email')).fill(email);
      await field(t('common.field.emailConfirmation')).fill(email);
      await choose(form.getByRole('checkbox', { name: beginOf(t('account.register.privacy')) }));
    },
    async placeOrder() {
      await choose(page.getByRole('checkbox', { name: beginOf(t('checkout.terms.accept')) }));
      await page.getByRole('button', { name: t('checkout.order.submit') }).click();
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}/);
      return /success\/([0-9a-f]{32})/.exec(page.url())?.[1] ?? '';
    },
  };
  return walk;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  target: [
    async () => {
      throw new TypeError('There is no shop to walk through: playwright.config.ts names it.');
    },
    { option: true, scope: 'worker' },
  ],
  store: [async ({ target }, use) => use(openStore(target)), { scope: 'worker' }],
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      // How the Store API says that a customer has no wish list yet, or that the shop has none at all.
      watch.allow(/^40[34] POST \S+\/store-api\/customer\/wishlist$/);
      await use(watch);
      expect(watch.faults, 'console errors, hydration warnings, exceptions and failed requests').toEqual([]);
      expect(page.isClosed() ? [] : await brokenPictures(page), 'broken pictures').toEqual([]);
    },
    { auto: true },
  ],
  walk: async ({ page }, use) => use(await createWalk(page)),
});

export { expect };

let made = 0;

/** An address that nobody has yet. */
export const newEmail = (): string => `core-${Date.now().toString(36)}-${(made += 1)}@vitrine.example`;
