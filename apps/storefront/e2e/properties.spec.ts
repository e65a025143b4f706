import { expect, test } from './support/test.ts';

const SNEAKER = {
  'en-US': { path: '/court-leather-sneaker', rows: [['Material', 'Leather'], ['Good to know', 'Repairable']] },
  'en-GB': { path: '/court-leather-sneaker', rows: [['Material', 'Leather'], ['Good to know', 'Repairable']] },
  'de-DE': { path: '/court-ledersneaker', rows: [['Material', 'Leder'], ['Gut zu wissen', 'Reparierbar']] },
} as const;

for (const locale of ['en-US', 'en-GB', 'de-DE'] as const) {
  test(`a product says what it is made of, in ${locale}, before its scripts have come`, async ({ browser, baseURL, shopIn }) => {
    const { t, path } = await shopIn(locale);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path(SNEAKER[locale].path));
    const table = page.getByRole('table', { name: t('shop.product.properties') });
    for (const [group, options] of SNEAKER[locale].rows) {
      await expect(table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: group, exact: true }) }).getByRole('cell')).toHaveText(options);
    }
    await context.close();
  });
}
