import { expect, test } from '@playwright/test';
import { LIVING, MUG, PROMOTION_CODE } from './support/demo-data.ts';
import { textsOf } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

// The driver switches scripts off too late for what the first document of a page says to browsers without them.
test.beforeEach(async ({ page }) => void (await page.goto('/robots.txt')));

const { t, format } = await textsOf('en-US');

test('home is rendered by the server', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.v-product-card').first()).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: t('common.navigation.main') })
      .locator(`a[href="${LIVING['en-US']}"]`)
      .first(),
  ).toBeVisible();
});

test('each category is reached by links: an entry’s page opens what is below it, and no other does', async ({ page }) => {
  const leaf = '/living/lighting/table-lamps';
  const menu = page.getByRole('navigation', { name: t('common.navigation.main') });
  await page.goto('/');
  await expect(menu.getByLabel(t('common.navigation.submenu', { label: 'Living' }))).toBeHidden();
  await menu.locator(`a[href="${LIVING['en-US']}"]`).first().click();
  await expect(page).toHaveURL(LIVING['en-US']);
  await expect(menu.getByLabel(t('common.navigation.submenu', { label: 'Fashion' }))).toBeHidden();
  await menu.getByLabel(t('common.navigation.submenu', { label: 'Living' })).click();
  await menu.locator(`a[href="${leaf}"]`).click();
  await expect(page).toHaveURL(leaf);
});

test('the entries of the main menu stand apart from each other, those without their chevron too', async ({ page }) => {
  await page.goto('/de-DE');
  const links = page
    .getByRole('navigation', { name: (await textsOf('de-DE')).t('common.navigation.main') })
    .locator('.v-nav__item > a:visible');
  const places = await links.evaluateAll((entries) =>
    entries.map((entry) => entry.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
  );
  const gaps = places.slice(1).flatMap(({ left, top }, index) => (top === places[index]?.top ? [left - (places[index]?.right ?? 0)] : []));
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});

test('a category sorts, filters and turns pages', async ({ page }) => {
  await page.goto(LIVING['en-US']);
  await page.getByLabel(t('shop.listing.sorting')).selectOption('price-desc');
  await page
    .locator('.v-listing__sorting')
    .getByRole('button', { name: t('common.action.apply') })
    .click();
  await expect(page).toHaveURL(/order=price-desc/);
  await page
    .getByRole('navigation', { name: t('common.pagination.label') })
    .getByRole('link', { name: t('common.pagination.page', { page: 2 }) })
    .click();
  await expect(page).toHaveURL(/order=price-desc&p=2/);
  const count = await page.locator('.v-listing__count').innerText();
  await page
    .getByRole('form', { name: t('shop.listing.filters') })
    .locator('label')
    .first()
    .click({ position: { x: 12, y: 12 } });
  await page
    .getByRole('form', { name: t('shop.listing.filters') })
    .getByRole('button', { name: t('common.action.apply') })
    .click();
  await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}/);
  await expect(page).toHaveURL(/order=price-desc/);
  await expect(page.locator('.v-listing__count')).not.toHaveText(count);
  // What is filtered can be taken away again.
  await page
    .getByRole('list', { name: t('shop.listing.activeFilters') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.locator('.v-listing__count')).toHaveText(count);
});

test('a product shows price, tiers, gallery and description', async ({ page }) => {
  await page.goto(MUG['en-US'].path);
  await expect(page.getByRole('heading', { level: 1, name: MUG['en-US'].name })).toBeVisible();
  await expect(page.locator('.v-buy-box .v-price__amount')).toHaveText(format.price(MUG['en-US'].tiers[0]));
  await expect(page.getByRole('table', { name: t('shop.price.tiers') })).toBeVisible();
  await expect(page.locator('.v-gallery img').first()).toBeVisible();
  await expect(page.getByText('Speckled stoneware').first()).toBeVisible();
});

test('the search is a plain form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').first().locator('input[name=search]').fill('mug');
  await page
    .getByRole('search')
    .first()
    .getByRole('button', { name: t('shop.search.submit') })
    .click();
  await expect(page).toHaveURL(/\/search\?search=mug/);
  await expect(page.locator('.v-product-card').first()).toBeVisible();
});

test('the cart is reached by a plain link', async ({ page }) => {
  await page.goto(MUG['en-US'].path);
  await page.getByRole('banner').locator('a[data-cart-count]').click();
  await expect(page).toHaveURL('/checkout/cart');
  await expect(page.getByRole('heading', { name: t('shop.cart.emptyTitle') })).toBeVisible();
});

test('languages are plain links', async ({ page }) => {
  await page.goto(MUG['en-US'].path);
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/de-DE${MUG['de-DE'].path}`));
});

test('a cart is filled, changed and emptied by plain forms', async ({ page }) => {
  const [first, second] = MUG['en-US'].tiers;
  await page.goto(MUG['en-US'].path);
  await page.locator('.v-buy-box').getByRole('spinbutton').fill('2');
  await page
    .locator('.v-buy-box')
    .getByRole('button', { name: t('shop.product.addToCart') })
    .click();
  await expect(page).toHaveURL('/checkout/cart');
  await expect(page.getByRole('banner').locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '2');
  await expect(page.locator('.v-cart-line__price')).toHaveText(format.price(2 * first));
  const quantity = page.getByRole('spinbutton', { name: t('shop.cart.quantityOf', { name: MUG['en-US'].name }) });
  await quantity.fill('4');
  await page.getByRole('button', { name: t('shop.cart.updateOf', { name: MUG['en-US'].name }) }).click();
  await expect(page.locator('.v-cart-line__price')).toHaveText(format.price(4 * second));
  await page.getByLabel(t('checkout.promotion.code')).fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: t('checkout.promotion.redeem') }).click();
  await expect(page.getByText(t('checkout.error.promotion-not-found', { name: 'NO-SUCH-CODE' })), 'said once, at the field').toHaveCount(1);
  await expect(page.getByLabel(t('checkout.promotion.code'))).toHaveValue('NO-SUCH-CODE');
  await page.getByLabel(t('checkout.promotion.code')).fill(PROMOTION_CODE.toLowerCase());
  await page.getByRole('button', { name: t('checkout.promotion.redeem') }).click();
  await expect(page.locator('[data-line-type=promotion]')).toHaveCount(1);
  await page.getByRole('button', { name: t('shop.cart.remove', { name: MUG['en-US'].name }) }).click();
  await expect(page.getByRole('heading', { name: t('shop.cart.emptyTitle') })).toBeVisible();
});

test('a form that is none of the cart’s changes nothing, and a cart that cannot be written says so', async ({ page, baseURL }) => {
  const headers = { origin: baseURL ?? '', 'content-type': 'application/x-www-form-urlencoded' };
  const send = (query: string) => page.request.post(`/checkout/cart?${query}`, { headers, data: '' });
  const nothing = await send('intent=break&line=1');
  expect(nothing.url()).toContain('/checkout/cart');
  expect(await nothing.text()).toContain(t('shop.cart.emptyTitle'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sw-context-token');
  const unknown = await send(`intent=add&id=${'0'.repeat(32)}&quantity=1`);
  expect(unknown.status()).toBe(200);
  expect(await unknown.text()).toContain(t('checkout.error.product-not-found'));
  await expect(send('intent=add&quantity=1').then((answer) => answer.status())).resolves.toBe(200);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the filters are a form in the page, and no button that does nothing', async ({ page }) => {
      await page.goto(LIVING['en-US']);
      await expect(page.locator('.v-filter-sheet-opener')).toBeHidden();
      const form = page.locator('.v-sidebar-filter').getByRole('form', { name: t('shop.listing.filters') });
      await form
        .locator('label')
        .first()
        .click({ position: { x: 12, y: 12 } });
      await form.getByRole('button', { name: t('common.action.apply') }).click();
      await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}/);
    });
  });
}
