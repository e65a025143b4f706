import { LOCALES } from '@vitrine/i18n';
import { LIVING, MUG, PREFIX, PROMOTION_CODE, REDIRECT_PAYMENT } from './support/demo-data.ts';
import { choose } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { CURRENCIES } from './support/texts.ts';

for (const locale of LOCALES) {
  test.describe(`the shop journey in ${locale}`, () => {
    test('home is the content of the navigation category; the navigation leads to a category', async ({ page, shopIn }) => {
      const shop = await shopIn(locale);
      await shop.open('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('article').first()).toHaveAttribute('data-route', 'frontend.navigation.page');
      await expect(page.locator('[data-block-type], .v-cms-block').first()).toBeVisible();
      await page
        .getByRole('navigation', { name: shop.t('common.navigation.main') })
        .locator(`a[href="${shop.path(LIVING[locale])}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(shop.path(LIVING[locale]));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a listing keeps sorting, filters and page in the address, and the way back works', async ({ page, shopIn }) => {
      const shop = await shopIn(locale);
      const { t } = shop;
      await shop.open(LIVING[locale]);
      const prices = page.locator('.v-product-card .v-price__amount');
      const count = page.locator('.v-listing__count');
      const all = await count.innerText();
      const isSorted = async (fits: (one: number, next: number) => boolean): Promise<boolean> => {
        const amounts = (await prices.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')));
        return (
          amounts.length > 10 &&
          new Set(amounts).size > 1 &&
          amounts.every((amount, index) => index === 0 || fits(amounts[index - 1] ?? amount, amount))
        );
      };

      await page.getByLabel(t('shop.listing.sorting')).selectOption('price-asc');
      await expect(page).toHaveURL(/[?&]order=price-asc/);
      await expect.poll(() => isSorted((a, b) => a <= b), 'from cheap to dear').toBe(true);
      await page.getByLabel(t('shop.listing.sorting')).selectOption('price-desc');
      await expect(page).toHaveURL(/[?&]order=price-desc/);
      await expect.poll(() => isSorted((a, b) => a >= b), 'from dear to cheap').toBe(true);

      await page
        .getByRole('navigation', { name: t('common.pagination.label') })
        .getByRole('link', { name: t('common.pagination.page', { page: 2 }) })
        .click();
      await expect(page).toHaveURL(/[?&]p=2/);
      await expect(page.getByRole('navigation', { name: t('common.pagination.label') }).locator('[aria-current=page]')).toHaveText('2');
      await expect(prices.first()).toBeVisible();

      await choose(
        page
          .getByRole('form', { name: t('shop.listing.filters') })
          .getByRole('checkbox')
          .first(),
      );
      await expect(page).toHaveURL(/[?&]manufacturer=[0-9a-f]{32}/);
      await expect(page).not.toHaveURL(/[?&]p=2/);
      await expect(count).not.toHaveText(all);
      await expect(page.getByRole('list', { name: t('shop.listing.activeFilters') }).getByRole('listitem')).toHaveCount(1);

      await page.goBack();
      await expect(page).toHaveURL(/[?&]p=2/);
      await expect(count).toHaveText(all);
      await expect(page.getByRole('list', { name: t('shop.listing.activeFilters') })).toHaveCount(0);
      await page.reload();
      await expect(page).toHaveURL(/order=price-desc.*p=2|p=2.*order=price-desc/);
      await expect(page.getByLabel(t('shop.listing.sorting'))).toHaveValue('price-desc');
    });

    test('a product has a gallery, a choice of variants, a quantity, and its price follows the tiers', async ({ page, shopIn }) => {
      const shop = await shopIn(locale);
      const { t, format } = shop;
      const { name, tiers, other } = MUG[locale];
      await shop.open(MUG[locale].path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      const gallery = page.locator('section.v-gallery').first();
      await expect(gallery.locator('.v-gallery__thumbnail')).not.toHaveCount(0);
      await gallery.locator('.v-gallery__thumbnail').nth(1).click();
      await expect(gallery.locator('.v-gallery__thumbnail').nth(1)).toHaveAttribute('aria-current', 'true');

      const box = page.locator('.v-buy-box');
      await expect(box.locator('.v-price__amount')).toHaveText(format.price(tiers[0]));
      await expect(box.getByRole('table', { name: t('shop.price.tiers') }).getByRole('row')).toHaveCount(4);
      const quantity = box
        .getByRole('textbox', { name: t('shop.product.quantity') })
        .or(box.getByRole('spinbutton', { name: t('shop.product.quantity') }));
      await quantity.fill('4');
      await quantity.press('Tab');
      await expect(box.locator('.v-price__amount')).toHaveText(format.price(tiers[1]));
      await quantity.fill('8');
      await quantity.press('Tab');
      await expect(box.locator('.v-price__amount')).toHaveText(format.price(tiers[2]));

      const before = page.url();
      await choose(box.getByRole('radio', { name: other }));
      await expect(page).not.toHaveURL(before);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test(`from cart to order as a guest, in ${CURRENCIES[locale]}`, async ({ page, shopIn }) => {
      const shop = await shopIn(locale);
      const { t, format } = shop;
      const { tiers } = MUG[locale];
      await shop.addMug();
      await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '1');
      await shop.cartLink().click();
      await expect(page).toHaveURL(`${PREFIX[locale]}/checkout/cart`);
      const line = shop.lines().first();
      await expect(line).toContainText(MUG[locale].name);
      await expect(line.locator('.v-cart-line__price')).toHaveText(format.price(tiers[0]));

      // Quantity: four pieces reach the second tier.
      const quantity = line.locator('.v-cart-line__quantity input');
      await quantity.fill('4');
      await quantity.press('Tab');
      await expect(line.locator('.v-cart-line__price')).toHaveText(format.price(4 * tiers[1]));
      await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '4');

      // Removing, and taking it back.
      await line.getByRole('button', { name: t('shop.cart.remove', { name: MUG[locale].name }) }).click();
      const removed = shop.notification(t('shop.cart.removed', { name: MUG[locale].name }));
      // It stays while the pointer is on it.
      await removed.hover();
      await expect(page.getByRole('heading', { name: t('shop.cart.emptyTitle') })).toBeVisible();
      await removed.getByRole('button', { name: t('common.action.undo') }).click();
      await expect(shop.lines().first().locator('.v-cart-line__price')).toHaveText(format.price(4 * tiers[1]));

      // A code that doesn't exist, and one that does.
      const promotion = page.locator('.v-promotion-form');
      await promotion.getByLabel(t('checkout.promotion.code')).fill('NOSUCHCODE');
      await promotion.getByRole('button', { name: t('checkout.promotion.redeem') }).click();
      await expect(promotion).toContainText(t('checkout.error.promotion-not-found', { name: 'NOSUCHCODE' }));
      await promotion.getByLabel(t('checkout.promotion.code')).fill(PROMOTION_CODE);
      await promotion.getByRole('button', { name: t('checkout.promotion.redeem') }).click();
      await expect(page.locator('[data-line-type=promotion] .v-cart-line__price')).toHaveText(format.price(-0.4 * tiers[1]));

      await page.getByRole('link', { name: t('shop.cart.toCheckout') }).click();
      await expect(page).toHaveURL(`${PREFIX[locale]}/checkout`);

      // Nothing typed: every field says what it lacks.
      await page.getByRole('button', { name: t('checkout.address.continue') }).click();
      const form = page.getByRole('form', { name: t('checkout.identity.guest') });
      for (const label of ['firstName', 'lastName', 'email', 'emailConfirmation', 'street', 'zipcode', 'city'] as const) {
        await expect(form.getByRole('textbox', { name: t(`common.field.${label}`), exact: true }), label).toHaveAccessibleDescription(
          new RegExp(t('common.form.required')),
        );
      }
      await expect(form).toContainText(t('common.form.accept'));
      await form.getByRole('textbox', { name: t('common.field.email'), exact: true }).fill('no address');
      await page.getByRole('button', { name: t('checkout.address.continue') }).click();
      await expect(form.getByRole('textbox', { name: t('common.field.email'), exact: true })).toHaveAccessibleDescription(
        new RegExp(t('common.form.email')),
      );

      await shop.fillGuest(`guest-${locale.toLowerCase()}@vitrine.example`);
      await shop.continueAsGuest();
      await expect(
        page.getByRole('heading', { name: t('checkout.address.title') }),
        'a keyboard goes on where the page does',
      ).toBeFocused();

      // Another way of shipping, another way of paying.
      const shipping = page.getByRole('radiogroup', { name: t('checkout.shipping.choose') });
      await choose(shipping.getByRole('radio', { name: /^Express/ }));
      await expect(shipping.getByRole('radio', { name: /^Express.*\d[.,]\d{2}/ }), 'what it costs').toBeChecked();
      const payment = page.getByRole('radiogroup', { name: t('checkout.payment.choose') });
      await choose(payment.getByRole('radio').nth(1));

      await shop.placeOrder();
      await expect(page.getByText(t('checkout.terms.required'))).toBeVisible();
      await expect(page).toHaveURL(`${PREFIX[locale]}/checkout`);
      await shop.acceptTerms();
      await shop.placeOrder();

      await expect(page).toHaveURL(new RegExp(`${PREFIX[locale]}/checkout/success/[0-9a-f]{32}$`));
      await expect(
        page.getByRole('heading', { level: 1, name: t('checkout.success.title') }),
        'whoever cannot see the page hears that it was ordered',
      ).toBeFocused();
      const ordered = page.getByRole('region', { name: t('checkout.success.items') });
      await expect(ordered).toContainText(MUG[locale].name);
      await expect(ordered).toContainText('× 4');
      await expect(ordered).toContainText(format.price(4 * tiers[1]));
      await expect(shop.cartLink()).toHaveAttribute('data-cart-count', '0');
    });
  });
}

test.describe('a payment that leads away from the shop', () => {
  for (const [end, button, page] of [
    ['paid', 'Pay now', 'paid'],
    ['unpaid', 'Cancel the payment', 'unpaid'],
  ] as const) {
    test(`checkout ends on the ${end} page`, async ({ page: tab, shopIn }) => {
      const shop = await shopIn('en-US');
      const { t } = shop;
      await shop.addMug();
      await shop.open('/checkout');
      await shop.fillGuest(`payer-${end}@vitrine.example`);
      await shop.continueAsGuest();
      const payment = tab.getByRole('radiogroup', { name: t('checkout.payment.choose') });
      await choose(payment.getByRole('radio', { name: new RegExp(`^${REDIRECT_PAYMENT}`) }));
      await shop.acceptTerms();
      await shop.placeOrder();
      await expect(tab.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
      await tab.getByRole('button', { name: button }).click();
      await expect(tab).toHaveURL(new RegExp(`/checkout/success/[0-9a-f]{32}/${page}`));
      await expect(
        tab.getByRole('heading', { level: 1, name: t(end === 'paid' ? 'checkout.paid.title' : 'checkout.unpaid.title') }),
      ).toBeVisible();
      if (end === 'unpaid') await expect(tab.getByText(t('checkout.unpaid.text'))).toBeVisible();
      await expect(tab.getByRole('region', { name: t('checkout.success.items') })).toContainText(MUG['en-US'].name);
    });
  }
});
