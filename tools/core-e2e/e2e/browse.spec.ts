import { nameOf } from './support/store.ts';
import { beginOf, choose, expect, lacks, test } from './support/walk.ts';

test('the home page has a title, a heading’s worth of content and the menu of the store', async ({ walk, store }) => {
  await walk.open('/');
  await expect(walk.page).toHaveTitle(/\S/);
  await expect(walk.page.getByRole('main')).not.toBeEmpty();
  const found = await store.category();
  if (!found) throw new Error('The store has no category with two products in its main navigation.');
  await expect(
    walk.page
      .getByRole('navigation', { name: walk.t('common.navigation.main') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
});

test('a category lists what the store lists, in the order that is chosen, and its address is one', async ({ walk, store }) => {
  const { page, t } = walk;
  const found = await store.category();
  if (!found) throw new Error('The store has no category with two products in its main navigation.');
  const { category, listing } = found;
  await walk.open(`/navigation/${category.id}`);
  await expect(page.locator('.v-listing__count')).toHaveText(t('shop.listing.count', { count: listing.total }));
  const cheapest = listing.availableSortings?.find(({ key }) => key === 'price-asc');
  if (!cheapest) return lacks('order from cheap to dear');
  await page.getByLabel(t('shop.listing.sorting')).selectOption('price-asc');
  await expect(page).toHaveURL(/[?&]order=price-asc/);
  const [first] = (await store.listing(category.id, { order: 'price-asc', limit: 24 })).elements;
  await expect(page.locator('.v-product-card').first()).toContainText(first ? nameOf(first) : '');
});

test('a filter leaves as many products as the store says', async ({ walk, store }) => {
  const { page, t } = walk;
  const found = await store.category();
  if (!found) throw new Error('The store has no category with two products in its main navigation.');
  await walk.open(`/navigation/${found.category.id}`);
  const filters = page.getByRole('form', { name: t('shop.listing.filters') }).getByRole('checkbox');
  if ((await filters.count()) === 0) return lacks('filter in its first category');
  await choose(filters.first());
  await expect(page).toHaveURL(/[?&](?:manufacturer|properties|shipping-free)=/);
  const query = new URL(page.url()).searchParams;
  const { total } = await store.listing(found.category.id, {
    ...(query.has('manufacturer') ? { manufacturer: (query.get('manufacturer') ?? '').split('|') } : {}),
    ...(query.has('properties') ? { properties: (query.get('properties') ?? '').split('|') } : {}),
    ...(query.has('shipping-free') ? { 'shipping-free': true } : {}),
  });
  await expect(page.locator('.v-listing__count')).toHaveText(t('shop.listing.count', { count: total }));
});

test('a search for a product’s name finds it', async ({ walk, store }) => {
  const name = nameOf(await store.product());
  await walk.open(`/search?search=${encodeURIComponent(name)}`);
  await expect(walk.page.locator('.v-product-card').filter({ hasText: name }).first()).toBeVisible();
});

test("a product shows its name and can be bought; its technical address leads to the store's own", async ({ walk, store }) => {
  const product = await store.product();
  await walk.open(`/detail/${product.id}`);
  await expect(walk.page.getByRole('heading', { level: 1, name: nameOf(product) })).toBeVisible();
  await expect(
    walk.page
      .getByRole('main')
      .getByRole('button', { name: walk.t('shop.product.addToCart') })
      .first(),
  ).toBeEnabled();
});

test('choosing another variant leads to it', async ({ walk, store }) => {
  const variant = await store.variant();
  if (!variant) return lacks('product with variants');
  await walk.open(`/detail/${variant.id}`);
  const radios = walk.page.locator('.v-buy-box').getByRole('radio', { disabled: false });
  // By its value: which one is not chosen changes with the choice.
  const value = await radios
    .and(walk.page.getByRole('radio', { checked: false }))
    .first()
    .getAttribute('value');
  const before = walk.page.url();
  await choose(radios.and(walk.page.locator(`[value="${value ?? ''}"]`)));
  await expect(walk.page).not.toHaveURL(before);
  await expect(walk.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that the store does not know is a 404 in words', async ({ walk, watch }) => {
  watch.allow(/404 GET .*\/no-such-page-here/);
  const answer = await walk.page.goto('/no-such-page-here');
  expect(answer?.status()).toBe(404);
  await expect(walk.page.getByRole('main')).not.toBeEmpty();
});

test('the privacy policy of a form opens beside it, or is plain words without a page: never a 404', async ({ walk }) => {
  const { page, t } = walk;
  await walk.open('/register');
  const form = page.getByRole('form', { name: t('account.register.title') });
  const words = /<privacy>(.+?)<\/privacy>/.exec(t('account.register.privacy'))?.[1] ?? '';
  await expect(form).toContainText(words);
  const opener = form.getByRole('button', { name: words });
  if ((await opener.count()) === 0) return lacks('privacy policy that the shop can find');
  await opener.click();
  const dialog = page.getByRole('dialog');
  // What lies on another server opens in a tab of its own.
  await expect.poll(async () => (await dialog.count()) + page.context().pages().length - 1).toBe(1);
  if ((await dialog.count()) > 0) {
    await expect(dialog.locator('[data-cms-slot]').first()).toBeVisible();
    await expect(dialog).not.toContainText(t('common.error.pageNotFound'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await expect(form.getByRole('checkbox', { name: beginOf(t('account.register.privacy')) })).not.toBeChecked();
});
