import { expect, type Page, test } from './support/test.ts';

/** A shoe in three colors and many sizes; not every pair of them can be had. */
const SNEAKER = '/court-leather-sneaker';

const group = (page: Page, name: string) => page.locator('.v-buy-box').getByRole('radiogroup', { name });
const option = (page: Page, name: string, value: string) => group(page, name).getByRole('radio', { name: value, exact: true });
const press = (page: Page, name: string, value: string) => option(page, name, value).locator('xpath=ancestor::label[1]').click();

/** Holds the calls back that a choice makes, as a slow store does. Returns how to let them go. */
async function holdBack(page: Page, ...addresses: RegExp[]): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}

const FIND = /\/store-api\/product\/[0-9a-f]{32}\/find-variant$/;
const PAGE_DATA = /\.data(\?|$)/;

/** What the page shows now, and what it shows after a reload: the goods that are put into the cart. */
async function expectChosen(page: Page, color: string, size: string): Promise<void> {
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(option(page, 'Color', color)).toBeChecked();
    await expect(option(page, 'Size', size)).toBeChecked();
  }
}

for (const [what, held] of [
  ['before the store has said where the first leads to', [FIND]],
  ['before the first one’s page has come', [PAGE_DATA]],
] as const) {
  test(`two quick choices both count, ${what}`, async ({ page, shopIn }) => {
    const shop = await shopIn('en-US');
    await shop.open(SNEAKER);
    const number = () =>
      page
        .locator('.v-buy-box')
        .getByText(/VT-\d+\.\d+/)
        .innerText();
    const before = await number();
    const release = await holdBack(page, ...held);
    const asked = page.waitForRequest(held[0]);
    await press(page, 'Color', 'Navy');
    await asked;
    await press(page, 'Size', 'US 9 / EU 42');
    // Both stand from the press on.
    await expect(option(page, 'Color', 'Navy')).toBeChecked();
    await expect(option(page, 'Size', 'US 9 / EU 42')).toBeChecked();
    release();
    await expect.poll(number).not.toBe(before);
    await expectChosen(page, 'Navy', 'US 9 / EU 42');
  });
}

test('Back leads to the page before the product, however many variants were looked at', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  await shop.open('/living');
  await page.evaluate((path) => window.location.assign(path), SNEAKER);
  await expect(page).toHaveURL(/court-leather-sneaker/);
  await shop.ready();
  for (const color of ['Chalk', 'Navy', 'Forest']) {
    const before = page.url();
    await press(page, 'Color', color);
    await expect(option(page, 'Color', color)).toBeChecked();
    await expect(page).not.toHaveURL(before);
  }
  await page.goBack();
  await expect(page).toHaveURL('/living');
});

test('a combination that does not exist is marked, and said before another is shown', async ({ page, shopIn, watch }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  let missing: string[] = [];
  // A store without navy shoes in EU 42: it answers with another size, as Shopware does.
  await page.route(FIND, async (route) => {
    const asked = route.request().postDataJSON() as { options: Record<string, string>; switchedGroup: string };
    const isMissing = missing.every((id) => Object.values(asked.options).includes(id));
    const switched = asked.options[asked.switchedGroup] ?? '';
    await route.continue(isMissing ? { postData: { ...asked, options: { [asked.switchedGroup]: switched } } } : {});
  });
  await page.route(/\/store-api\/product$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { elements: { optionIds?: string[] }[] };
    await route.fulfill({
      response: answer,
      json: { ...body, elements: body.elements.filter(({ optionIds }) => !missing.every((id) => optionIds?.includes(id))) },
    });
  });
  await shop.open(SNEAKER);
  missing = [
    (await option(page, 'Color', 'Navy').getAttribute('value')) ?? '',
    (await option(page, 'Size', 'US 9 / EU 42').getAttribute('value')) ?? '',
  ];
  const before = page.url();
  await press(page, 'Color', 'Navy');
  await expect(page).not.toHaveURL(before);
  await expect(option(page, 'Color', 'Navy')).toBeChecked();
  await page.reload();
  await shop.ready();
  const marked = group(page, 'Size').getByRole('radio', {
    name: new RegExp(`^US 9 / EU 42\\s*\\(${t('shop.product.optionUnavailable')}\\)$`),
  });
  await expect(marked).toBeVisible();
  await expect(group(page, 'Size').getByRole('radio', { name: 'US 8 / EU 41', exact: true })).toBeVisible();
  await marked.locator('xpath=ancestor::label[1]').click();
  await shop.notified(t('shop.product.combinationMissing', { options: 'US 9 / EU 42 · Navy' }));
  await expect(group(page, 'Size').getByRole('radio', { name: /^US 9/, checked: true })).toBeVisible();
  await expect(group(page, 'Color').getByRole('radio', { name: /^Navy/ })).not.toBeChecked();
  expect(watch.faults).toEqual([]);
});

test('a choice that the store cannot answer is taken back, and said', async ({ page, shopIn, watch }) => {
  watch.allow(/find-variant/);
  const shop = await shopIn('en-US');
  await shop.open(SNEAKER);
  const before = await group(page, 'Color').getByRole('radio', { checked: true }).getAttribute('value');
  await page.route(FIND, (route) => route.fulfill({ status: 500, json: { errors: [{ status: '500', code: '0', title: 'x' }] } }));
  await press(page, 'Color', 'Navy');
  await shop.notified(shop.t('shop.product.variantFailed'));
  await expect(group(page, 'Color').getByRole('radio', { checked: true })).toHaveAttribute('value', before ?? '');
});
