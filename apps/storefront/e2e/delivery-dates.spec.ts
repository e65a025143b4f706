import { createFormatter, type Locale } from '@vitrine/i18n';
import { becomeBuyer } from './support/buyer.ts';
import { MUG } from './support/demo-data.ts';
import { asStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const DAY_MS = 86_400_000;

/** What the embedded store says of the mug: two to four days. */
const SPAN = { min: 2, max: 4 };

/** What a page that was made in this test may promise: a night may lie within it. */
async function promises(locale: Locale, from: number): Promise<string[]> {
  const { t } = await textsOf(locale);
  const format = createFormatter({ locale });
  return [from, Date.now()].map((now) =>
    t('shop.delivery.arrives', { from: format.day(now + SPAN.min * DAY_MS, now), to: format.day(now + SPAN.max * DAY_MS, now) }),
  );
}

for (const locale of ['en-US', 'en-GB', 'de-DE'] as const) {
  test(`${locale}: the buy box says between which days goods arrive, in the first HTML and after`, async ({ page, shopIn }) => {
    const from = Date.now();
    const shop = await shopIn(locale);
    const html = await (await page.request.get(shop.path(MUG[locale].path))).text();
    const words = html.replaceAll('<!-- -->', '');
    expect(
      (await promises(locale, from)).some((promise) => words.includes(promise)),
      'in the first HTML',
    ).toBe(true);
    await shop.open(MUG[locale].path);
    const said = await page
      .getByRole('main')
      .getByText(new RegExp(`^${shop.t('shop.delivery.arrives', { from: '.+', to: '.+' })}$`))
      .textContent();
    expect(await promises(locale, from)).toContain(said);
  });
}

test('a download arrives on no day', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open('/year-planner-download');
  await expect(page.getByRole('main')).toContainText(shop.t('shop.product.digital'));
  await expect(page.getByRole('main')).not.toContainText(shop.t('shop.delivery.arrivesOn', { date: '' }).trim());
});

test('each way to ship says between which days the cart arrives', async ({ page, shopIn, baseURL }) => {
  const from = Date.now();
  const shop = await shopIn('en-US');
  const buyer = await becomeBuyer(shop, baseURL ?? '', 'guest');
  await buyer.put((await (await asStaff(page.context().request, baseURL ?? '')).product('harbor mug')).id);
  await shop.open('/checkout');
  const ways = page.getByRole('radiogroup', { name: shop.t('checkout.shipping.choose') }).locator('label');
  await expect(ways.first()).toBeVisible();
  const [first, last] = await promises('en-US', from);
  for (const way of await ways.all()) await expect(way).toContainText(new RegExp(`${first}|${last}`));
});
