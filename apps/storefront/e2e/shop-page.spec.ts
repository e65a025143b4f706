import { LOCALES } from '@vitrine/i18n';
import { violationsOf } from './support/axe.ts';
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
