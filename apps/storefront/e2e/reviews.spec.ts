import { becomeBuyer } from './support/buyer.ts';
import { MUG } from './support/demo-data.ts';
import { choose } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const TEXT = 'It keeps the tea warm, sits well in the hand and survived its first fall.';

test('reviews are counted and filtered by stars; a customer writes one, theirs alone until approved', async ({
  page,
  browser,
  shopIn,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('en-US');
  const { t } = shop;
  const { path } = MUG['en-US'];
  const tab = page.getByRole('tab', { name: /review/ });
  const panel = page.getByRole('tabpanel');
  await shop.open(path);
  await tab.click();
  const rows = panel.getByRole('list', { name: t('shop.review.distribution') }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const reviews = panel.locator('.v-review');
  const row = rows.getByRole('button', { disabled: false }).first();
  const count = Number(/\d+$/.exec((await row.textContent()) ?? '')?.[0]);
  const all = await reviews.count();
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews).toHaveCount(count);
  await row.click();
  await expect(reviews).toHaveCount(all);
  await expect(panel.getByRole('link', { name: t('shop.review.login') })).toHaveAttribute('href', /^\/login\?returnTo=/);

  await becomeBuyer(shop, origin, 'customer');
  await shop.open(path);
  await tab.click();
  await panel.getByText(t('shop.review.write'), { exact: true }).click();
  const form = panel.getByRole('form', { name: t('shop.review.write') });
  await form.getByRole('textbox', { name: t('shop.review.headline') }).fill('Fine');
  await form.getByRole('textbox', { name: t('shop.review.content') }).fill('Too short');
  await form.getByRole('button', { name: t('shop.review.submit') }).click();
  await expect(form.getByRole('textbox', { name: t('shop.review.headline') })).toHaveAccessibleDescription(
    new RegExp(t('common.form.between', { field: t('shop.review.headline'), min: 5, max: 255 })),
  );
  await expect(form.getByRole('textbox', { name: t('shop.review.content') })).toHaveAccessibleDescription(
    new RegExp(t('common.form.between', { field: t('shop.review.content'), min: 40, max: 5000 })),
  );
  await expect(form, 'nothing is lost').toContainText(t('common.form.required'));
  await choose(form.getByRole('radio', { name: t('shop.review.stars', { count: 4 }) }));
  await form.getByRole('textbox', { name: t('shop.review.headline') }).fill('A fine mug');
  await form.getByRole('textbox', { name: t('shop.review.content') }).fill(TEXT);
  await form.getByRole('button', { name: t('shop.review.submit') }).click();
  await expect(panel.getByRole('status')).toContainText(t('shop.review.sent'));
  await shop.open(path);
  await tab.click();
  await expect(reviews.filter({ hasText: TEXT })).toContainText(t('shop.review.pending'));
  const stranger = await browser.newPage();
  await stranger.goto(`${origin}${path}`);
  await stranger.getByRole('tab', { name: /review/ }).click();
  await expect(stranger.locator('.v-review').first()).toBeVisible();
  await expect(stranger.locator('.v-review').filter({ hasText: TEXT })).toHaveCount(0);
  await stranger.close();
});

test('a review is sent without scripts: errors at their fields, what was typed stays', async ({ page, browser, shopIn, baseURL }) => {
  const origin = baseURL ?? '';
  const shop = await shopIn('en-US');
  const { t } = shop;
  await becomeBuyer(shop, origin, 'customer');
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto(`${origin}${MUG['en-US'].path}`);
  // The driver switches scripts off too late for what the first document of a page says to browsers without them.
  await plain.reload();
  await plain.getByRole('link', { name: t('shop.review.title'), exact: true }).click();
  await expect(plain.locator('.v-review').first()).toBeVisible();
  const form = plain.getByRole('form', { name: t('shop.review.write') });
  await plain.getByText(t('shop.review.write'), { exact: true }).click();
  await form.locator('[name="content"]').fill(TEXT);
  await form.getByRole('button', { name: t('shop.review.submit') }).click();
  await expect(form.locator('[name="title"]')).toHaveAccessibleDescription(new RegExp(t('common.form.required')));
  await expect(form.locator('[name="content"]')).toHaveValue(TEXT);
  await form.locator('[name="title"]').fill('Without scripts');
  await choose(form.getByRole('radio', { name: t('shop.review.stars', { count: 5 }) }));
  await form.getByRole('button', { name: t('shop.review.submit') }).click();
  await expect(plain.getByText(t('shop.review.sent'))).toBeVisible();
  await expect(plain.locator('.v-review').filter({ hasText: 'Without scripts' })).toContainText(t('shop.review.pending'));
  await context.close();
});
