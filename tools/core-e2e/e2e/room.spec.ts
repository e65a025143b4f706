import { nameOf } from './support/store.ts';
import { expect, lacks, test } from './support/walk.ts';

test('a guide starts a presentation, and a guest who joins sees its product', async ({ browser, playwright, page, store, target }) => {
  if (!target.guide) return lacks('guide account among the settings');
  const { username, password } = target.guide;
  const product = await store.product();
  let path = target.presentation;
  if (path === undefined) {
    path = `core-${Date.now().toString(36)}`;
    const office = await playwright.request.newContext({ baseURL: target.origin, extraHTTPHeaders: { origin: target.origin } });
    expect((await office.post('/room-api/guide/login', { data: { username, password } })).status(), 'signing in').toBe(200);
    const made = await office.post('/room-api/presentations', {
      data: { path, name: 'Core', slides: [{ kind: 'product', name: nameOf(product), productId: product.id }] },
    });
    expect(made.status(), await made.text()).toBe(201);
    await office.dispose();
  }
  await page.goto(`/guide/${path}/login`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByTestId('connection')).toHaveAttribute('data-connection', /^(?:re)?connected$/);
  await page.getByRole('button', { name: 'Start presentation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start', exact: true }).click();

  const visitor = await browser.newContext({ baseURL: target.origin, locale: 'en-US' });
  const guest = await visitor.newPage();
  await guest.goto(`/presentation/${path}/prejoin`);
  await guest.locator('input[name=attendeeName]').fill('Ivy');
  await guest.locator('.v-prejoin__form .v-choice__box').click();
  await expect(guest.locator('input[name=privacy]')).toBeChecked();
  await guest.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(guest.getByTestId('connection')).toHaveAttribute('data-connection', /^(?:re)?connected$/);
  await expect(guest.getByTestId('slide').locator('.v-slide__content')).toBeVisible();
  if (target.presentation === undefined) await expect(guest.getByTestId('slide')).toContainText(nameOf(product));
  await visitor.close();
});
