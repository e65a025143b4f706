import { LOCALES } from '@vitrine/i18n';
import { registerCustomer } from './support/customers.ts';
import { expect, type Page, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// What the server has sent, without what scripts would add.
test.use({ javaScriptEnabled: false });

type Crumb = readonly [label: string, href?: string];

/** The breadcrumbs of a page, the last of which leads nowhere. */
async function expectCrumbs(page: Page, path: string, crumbs: readonly Crumb[], name: string): Promise<void> {
  await page.goto(path);
  const items = page.getByRole('navigation', { name }).getByRole('listitem');
  await expect(items, path).toHaveText(crumbs.map(([label]) => label));
  for (const [index, [label, href]] of crumbs.entries()) {
    const link = items.nth(index).getByRole('link', { name: label, exact: true });
    if (href === undefined) await expect(link, `${path}: ${label}`).toHaveCount(0);
    else await expect(link, `${path}: ${label}`).toHaveAttribute('href', href);
  }
}

for (const locale of LOCALES)
  test(`each screen without a category says by breadcrumbs where it is, in the first HTML: ${locale}`, async ({ page, watch, baseURL }) => {
    watch.allow(/^csp \S+\.js$/);
    const { t } = await textsOf(locale);
    const prefix = locale === 'en-US' ? '' : `/${locale}`;
    const home: Crumb = [t('common.navigation.home'), prefix === '' ? '/' : prefix];
    const account: Crumb = [t('account.breadcrumb.account'), `${prefix}/account`];
    const name = t('common.navigation.breadcrumb');
    await expectCrumbs(page, `${prefix}/register`, [home, [t('account.breadcrumb.register')]], name);
    await registerCustomer(page.request, baseURL ?? '');
    for (const [path, ...way] of [
      ['/account', account, [t('account.breadcrumb.overview')]],
      ['/account/address', account, [t('account.breadcrumb.address')]],
      ['/account/payment', account, [t('account.breadcrumb.payment')]],
      ['/account/order', account, [t('account.order.title')]],
      ['/account/recover', [t('account.recover.title')]],
      ['/account/recover/password', [t('account.breadcrumb.reset')]],
      ['/search?search=lamp', [t('shop.search.title')]],
      ['/wishlist', [t('shop.wishlist.title')]],
      ['/recent-products', [t('shop.recent.title')]],
      ['/checkout/cart', [t('shop.cart.title')]],
    ] as const)
      await expectCrumbs(page, `${prefix}${path}`, [home, ...way], name);
  });
