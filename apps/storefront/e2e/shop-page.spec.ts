import { LOCALES } from '@vitrine/i18n';
import { violationsOf } from './support/axe.ts';
import { MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

/** The privacy policy of the demo, and a word of it. */
const POLICY = {
  'en-US': { title: 'Privacy', words: 'data' },
  'en-GB': { title: 'Privacy', words: 'data' },
  'de-DE': { title: 'Datenschutz', words: 'Daten' },
} as const;

for (const locale of LOCALES) {
  test(`a shop page opens above a form that loses nothing, by its name and in its language: ${locale}`, async ({ page, shopIn }) => {
    const { title, words } = POLICY[locale];
    const shop = await shopIn(locale);
    const { t } = shop;
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open('/register');
    const form = page.getByRole('form', { name: t('account.register.title') });
    const firstName = form.getByRole('textbox', { name: t('common.field.firstName'), exact: true });
    await firstName.fill('Lou');
    const opener = form.getByRole('button', { name: title });
    const dialog = page.getByRole('dialog', { name: title });
    await opener.click();
    await expect(dialog).toContainText(words);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(firstName).toHaveValue('Lou');
  });
}

test('a shop page that opens in the checkout looks the same, whichever page one came from', async ({ page, shopIn }) => {
  const shop = await shopIn('de-DE');
  const { t } = shop;
  /** How far the policy's words stand from its headings, and its list from the edge. */
  const look = async (): Promise<string[]> => {
    await page.getByRole('button', { name: POLICY['de-DE'].title }).first().click();
    const dialog = page.getByRole('dialog', { name: POLICY['de-DE'].title });
    const found: string[] = [];
    for (const part of ['h2', 'p', 'ul', 'li'])
      found.push(
        await dialog
          .locator(`[data-cms-slot] ${part}`)
          .first()
          .evaluate((element) => {
            const { marginBlock, paddingInline, lineHeight } = getComputedStyle(element);
            return `${marginBlock} / ${paddingInline} / ${lineHeight}`;
          }),
      );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return found;
  };
  await shop.open(MUG['de-DE'].path);
  await page.getByRole('button', { name: t('shop.product.addToCart') }).click();
  await shop
    .drawer()
    .getByRole('link', { name: t('shop.cart.toCheckout') })
    .click();
  await expect(page.getByRole('form', { name: t('checkout.identity.guest') })).toBeVisible();
  const arrived = await look();
  await shop.open('/checkout');
  expect(await look()).toEqual(arrived);
});
