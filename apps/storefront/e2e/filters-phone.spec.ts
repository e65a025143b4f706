import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { LIVING } from './support/demo-data.ts';
import { choose } from './support/shop.ts';
import { expect, test } from './support/test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const locale of ['en-US', 'de-DE'] as const) {
      test(`a category is filtered in a sheet that says how many products are left, in ${locale}`, async ({ page, shopIn }) => {
        const shop = await shopIn(locale);
        const { t } = shop;
        await watchLayoutShift(page);
        await shop.open(LIVING[locale]);
        await expectSteady(page);
        const all = await page.locator('.v-listing__count').innerText();
        await expect(page.locator('.v-sidebar-filter')).toBeHidden();
        const opener = page.getByRole('button', { name: t('shop.listing.filters'), exact: true });
        await opener.click();
        const sheet = page.getByRole('dialog', { name: t('shop.listing.filters') });
        await expect(sheet).toBeVisible();
        await expect(page.locator('.v-filter-sheet .v-modal__footer')).toBeInViewport({ ratio: 1 });
        // The keyboard stays in the sheet.
        for (let step = 0; step < 12; step += 1) {
          await page.keyboard.press('Shift+Tab');
          expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), 'where the keyboard is').toBe(true);
        }
        await choose(sheet.getByRole('checkbox').first());
        await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}/);
        const show = page.locator('.v-filter-sheet .v-modal__footer').getByRole('button').last();
        await expect(show).not.toHaveText(t('shop.listing.showCount', { count: Number(all.replace(/\D/g, '')) }));
        const left = Number((await show.innerText()).replace(/\D/g, ''));
        await expect(show).toHaveText(t('shop.listing.showCount', { count: left }));
        await show.click();
        await expect(sheet).toBeHidden();
        await expect(page.locator('.v-listing__count')).toHaveText(t('shop.listing.count', { count: left }));
        await expect(page.getByRole('button', { name: t('shop.listing.filtersCount', { count: 1 }) })).toBeFocused();
        await page.getByRole('button', { name: t('shop.listing.filtersCount', { count: 1 }) }).click();
        await sheet.getByRole('button', { name: t('shop.listing.resetFilters') }).click();
        await expect(page.locator('.v-listing__count')).toHaveText(all);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      });
    }

    test('Back undoes what a sheet has filtered, and a filter that leaves nothing says so', async ({ page, shopIn }) => {
      const shop = await shopIn('en-US');
      const { t } = shop;
      await shop.open(LIVING['en-US']);
      await page.getByRole('button', { name: t('shop.listing.filters'), exact: true }).click();
      const sheet = page.getByRole('dialog', { name: t('shop.listing.filters') });
      await choose(sheet.getByRole('checkbox').nth(0));
      await choose(sheet.getByRole('checkbox').nth(1));
      await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}%7C[0-9a-f]{32}/);
      await sheet.getByText(t('shop.listing.price'), { exact: true }).click();
      await sheet.getByLabel(t('shop.listing.priceMin')).fill('99999');
      await sheet.getByLabel(t('shop.listing.priceMin')).press('Tab');
      await expect(page.locator('.v-filter-sheet .v-modal__footer').getByRole('button').last()).toHaveText(
        t('shop.listing.showCount', { count: 0 }),
      );
      await page.goBack();
      await expect(page).toHaveURL(LIVING['en-US']);
    });

    test('a sheet whose code cannot be had says so, and opens once it can', async ({ page, shopIn, watch }) => {
      watch.allow(/\/assets\/storefront\/modal-/);
      const shop = await shopIn('en-US');
      const { t } = shop;
      const code = '**/assets/storefront/modal-*.js';
      await page.route(code, (route) => route.abort());
      await shop.open(LIVING['en-US']);
      const opener = page.getByRole('button', { name: t('shop.listing.filters'), exact: true });
      await opener.click();
      await expect(page.locator('.v-notification').getByText(t('common.error.modal'))).toBeVisible();
      await page.unroute(code);
      await opener.click();
      await expect(page.getByRole('dialog', { name: t('shop.listing.filters') })).toBeVisible();
    });
  });
}

/** Keeps what the page has asked the browser to be told of: the browser's own way back asks the last of them. */
function keepCloseWatchers(): void {
  const kept: { requestClose(): void }[] = [];
  const scope = globalThis as unknown as { CloseWatcher: new () => EventTarget & { requestClose(): void }; goBack(): boolean };
  scope.CloseWatcher = class extends scope.CloseWatcher {
    constructor() {
      super();
      kept.push(this);
      this.addEventListener('close', () => kept.splice(kept.indexOf(this), 1));
    }
  };
  scope.goBack = () => {
    const last = kept.at(-1);
    last?.requestClose();
    return last !== undefined;
  };
}

test.describe('on a phone whose way back the browser tells of', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it closes the sheet, keeps the page with its filter, and is the page’s own again', async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    const { t } = shop;
    await page.addInitScript(keepCloseWatchers);
    await shop.open(LIVING['en-US']);
    const goBack = () => page.evaluate(() => (globalThis as unknown as { goBack(): boolean }).goBack());
    await page.getByRole('button', { name: t('shop.listing.filters'), exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: t('shop.listing.filters') });
    await choose(sheet.getByRole('checkbox').first());
    await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}/);
    expect(await goBack()).toBe(true);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}/);
    await expect(page.getByRole('button', { name: t('shop.listing.filtersCount', { count: 1 }) })).toBeFocused();
    expect(await goBack(), 'nothing is left to be closed').toBe(false);
  });
});
