import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { brokenPictures, type PageWatch, watchPage } from '@vitrine/e2e-kit/page-watch';
import { GUIDE } from '../src/access.ts';

const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      await use(watch);
      expect(watch.faults).toEqual([]);
      expect(await brokenPictures(page)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken over what can be pressed. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    // A page that rests takes over with the first sign of somebody.
    dispatchEvent(new Event('pointermove'));
    return [...document.querySelectorAll('main :is(button, input, select)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    );
  });
}

async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } });
  await expect(choice).toBeChecked();
}

const lines = (page: Page): Locator => page.getByRole('list', { name: 'Shopping cart' }).getByRole('listitem');

test('home, navigation and a listing by technical addresses, in the store’s one language and currency', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Paper, ink, patience' })).toBeVisible();
  await expect(page.locator('.v-product-card').first()).toContainText('£');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Notebooks' }).first().click();
  await expect(page).toHaveURL(/\/navigation\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notebooks' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/order=price-asc/);
  await expect(page.locator('.v-product-card').first()).toContainText('Pocket notebook');
});

test('a locale that the store has no domain for shows the store’s own language and currency', async ({ page }) => {
  await open(page, '/de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.locator('.v-product-card').first()).toContainText('£');
  await expect(page.getByRole('heading', { name: 'Paper, ink, patience' })).toBeVisible();
});

test('an unknown path is a 404 without a single SEO URL', async ({ page, watch }) => {
  watch.allow(/404 GET .*\/notebooks/);
  const response = await page.goto('/notebooks');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /notebooks')).toBeVisible();
});

test('product with variants → cart → guest → order → success', async ({ page, watch }) => {
  // The newer way of removing is tried first.
  watch.allow(/404 POST .*\/line-item\/delete/);
  await open(page, '/search?search=sewn');
  await page.getByRole('link', { name: 'Sewn notebook' }).first().click();
  await expect(page).toHaveURL(/\/detail\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sewn notebook' })).toBeVisible();
  const first = page.url();
  await choose(page.getByRole('radio', { name: 'Dotted' }));
  await expect(page).not.toHaveURL(first);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await expect(added).toContainText('£14.00');
  await added.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(added).toBeHidden();

  await page.getByRole('combobox', { name: 'Search products' }).fill('pocket');
  await page.getByRole('option', { name: /Pocket notebook/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket notebook' })).toBeVisible();
  const quantity = page.locator('.v-buy-box input').first();
  await quantity.fill('5');
  await quantity.press('Tab');
  await expect(page.locator('.v-buy-box .v-price__amount')).toHaveText('£5.75');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('a[data-cart-count]')).toHaveAttribute('data-cart-count', '6');

  await open(page, '/checkout/cart');
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByTestId('cart-total')).toHaveText('£46.25');
  // The store knows only the older way of removing.
  await page.getByRole('button', { name: 'Remove Sewn notebook from the cart' }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.locator('.v-promotion-form').getByLabel('Promotion code').fill('ANYTHING');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.locator('.v-promotion-form')).toContainText('does not exist');

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  const form = page.getByRole('form', { name: 'Order as a guest' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await form.getByRole('textbox', { name: 'Email address', exact: true }).fill('ada@stationer.example');
  await form.getByRole('textbox', { name: 'Repeat email address' }).fill('ada@stationer.example');
  await form.getByRole('textbox', { name: 'Street and number' }).fill('12 Mill Lane');
  await form.getByRole('textbox', { name: 'Postal code' }).fill('N1 9GU');
  await form.getByRole('textbox', { name: 'City' }).fill('London');
  await choose(form.getByRole('checkbox', { name: /^I have read/ }));
  await page.getByRole('button', { name: 'Continue to shipping and payment' }).click();
  await choose(page.getByRole('radio', { name: /^Courier/ }));
  await choose(page.getByRole('radio', { name: /^Paid in advance/ }));
  await expect(page.getByTestId('cart-total')).toHaveText('£37.75');
  await choose(page.getByRole('checkbox', { name: /^I have read and accept/ }));
  await page.getByRole('button', { name: 'Place order with obligation to pay' }).click();
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}$/);
  await expect(page.getByText('Order number 10001')).toBeVisible();
  const ordered = page.getByRole('region', { name: 'What you ordered' });
  await expect(ordered).toContainText('Pocket notebook');
  await expect(ordered).toContainText('£37.75');
  await expect(page.getByText('Paid in advance')).toBeVisible();
});

test('a product that is sold out cannot be bought', async ({ page }) => {
  await open(page, '/search?search=ledger');
  await page.getByRole('link', { name: 'Ledger' }).first().click();
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('the guide signs in with the store’s own admin user', async ({ request }) => {
  const response = await request.post('/room-api/guide/login', { data: { username: GUIDE.username, password: GUIDE.password } });
  expect(response.status()).toBe(200);
});
