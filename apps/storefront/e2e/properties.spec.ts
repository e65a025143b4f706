import { MUG } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

const ROWS = {
  'en-US': [
    ['Material', 'Stoneware'],
    ['Good to know', 'Made by hand'],
  ],
  'en-GB': [
    ['Material', 'Stoneware'],
    ['Good to know', 'Made by hand'],
  ],
  'de-DE': [
    ['Material', 'Steinzeug'],
    ['Gut zu wissen', 'Von Hand gefertigt'],
  ],
} as const;

for (const locale of ['en-US', 'en-GB', 'de-DE'] as const) {
  test(`a product says what it is made of, in ${locale}, before its scripts have come`, async ({ browser, baseURL, shopIn }) => {
    const { t, path } = await shopIn(locale);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path(MUG[locale].path));
    const table = page.getByRole('table', { name: t('shop.product.properties') });
    for (const [group, options] of ROWS[locale]) {
      await expect(
        table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: group, exact: true }) })
          .getByRole('cell'),
      ).toHaveText(options);
    }
    await context.close();
  });
}
