import { LIVING } from './support/demo-data.ts';
import { expect, test } from './support/test.ts';

test('a page that is long in coming has a bar that runs for two seconds and waits there, until it has come', async ({ page, shopIn }) => {
  const shop = await shopIn('en-US');
  const { t } = shop;
  await shop.open('/');
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(
    ({ pathname }) => pathname === `${LIVING['en-US']}.data`,
    async (route) => {
      await coming;
      await route.continue();
    },
  );
  const bar = page.getByRole('progressbar', { name: t('common.state.loading') });
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('navigation', { name: t('common.navigation.main') })
    .getByRole('link', { name: 'Living', exact: true })
    .first()
    .click();
  await expect(bar).toBeVisible();
  // Its end comes at once here, and nobody waits two seconds for it.
  const run = await bar.evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { duration, fill } = animation.effect?.getTiming() ?? {};
      animation.finish();
      return { duration, fill };
    }),
  );
  expect(run).toEqual([{ duration: 2_000, fill: 'forwards' }]);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Living' })).toHaveCount(0);
  come();
  await expect(page).toHaveURL(LIVING['en-US']);
  await expect(page.getByRole('heading', { level: 1, name: 'Living' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
