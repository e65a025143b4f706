import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { CustomerAddress, Order } from '@vitrine/store-api-client';
import { EmptyState, Heading, Link } from '@vitrine/ui';
import { AddressBlock } from '../address/address-block.tsx';
import { AccountMadeNotice } from '../order/guest-account.tsx';
import { OrderTable } from '../order/order-table.tsx';
import { AccountScreen } from '../page/account-screen.tsx';
import { RecentProducts } from '../recent/recent-products-row.tsx';
import { wishlistCountAtom, wishlistStateAtom } from '../wishlist/wishlist-atoms.ts';
import type { NewsletterState } from './newsletter-state.ts';

/** What the overview shows; null for a part that could not be read. */
export interface AccountOverview {
  /** The newest orders. */
  orders: readonly Order[] | null;
  email: string;
  billingAddress: CustomerAddress | null;
  shippingAddress: CustomerAddress | null;
  newsletter: NewsletterState | null;
}

/** The customer's overview: the newest orders, and where everything else stands, each with the way there. */
export function AccountPage({ orders, email, billingAddress, shippingAddress, newsletter }: AccountOverview) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const address = (title: string, shown: CustomerAddress | null) => (
    <OverviewCard title={title} href={localePath('/account/address')} link={t('account.overview.addresses')} level={3}>
      {shown ? <AddressBlock address={shown} /> : <p>{t('account.overview.noAddress')}</p>}
    </OverviewCard>
  );
  return (
    <AccountScreen title={t('account.overview.greeting', { name: session.customerName ?? '' })} label={t('account.breadcrumb.overview')}>
      <AccountMadeNotice mark="apart">{t('checkout.success.account.apart')}</AccountMadeNotice>
      <section className="v-account__section" aria-labelledby="account-orders">
        <Heading level={2} look={3} id="account-orders">
          {t('account.order.title')}
        </Heading>
        <NewestOrders orders={orders} />
      </section>
      <section className="v-account__section" aria-labelledby="account-addresses">
        <Heading level={2} look={3} id="account-addresses">
          {t('account.overview.addressesTitle')}
        </Heading>
        <div className="v-account__cards">
          {address(t('account.order.billingAddress'), billingAddress)}
          {address(t('account.order.shippingAddress'), shippingAddress)}
        </div>
      </section>
      <section className="v-account__section" aria-labelledby="account-more">
        <Heading level={2} look={3} id="account-more">
          {t('account.overview.more')}
        </Heading>
        <div className="v-account__cards">
          <OverviewCard
            title={t('account.profile.title')}
            href={localePath('/account/profile')}
            link={t('account.overview.profile')}
            level={3}
          >
            <p>
              {session.customerName}
              <br />
              {email}
            </p>
          </OverviewCard>
          <OverviewCard title={t('shop.wishlist.title')} href={localePath('/wishlist')} link={t('account.overview.wishlist')} level={3}>
            <WishlistCount />
          </OverviewCard>
          <OverviewCard
            title={t('account.newsletterSetting.title')}
            href={localePath('/account/newsletter')}
            link={t('account.overview.newsletter')}
            level={3}
          >
            <p>{newsletter === null ? t('common.error.part') : t(`account.newsletterSetting.state.${newsletter}`)}</p>
          </OverviewCard>
        </div>
      </section>
      <RecentProducts />
    </AccountScreen>
  );
}

/** The page's header has the list in the browser already: nothing is asked for it again. */
function WishlistCount() {
  const t = useTranslate();
  const state = useAtomValue(wishlistStateAtom);
  const count = useAtomValue(wishlistCountAtom);
  const text =
    state === 'known'
      ? t('account.overview.wishlistCount', { count })
      : t(state === 'failed' ? 'common.error.part' : 'common.state.loading');
  return <p className="v-scripted">{text}</p>;
}

/** One thing of the account, and the way to its page. */
function OverviewCard({
  title,
  href,
  link,
  level,
  children,
}: {
  title: string;
  href: string;
  link: string;
  level: 2 | 3;
  children: ReactNode;
}) {
  return (
    <div className="v-account__card">
      <Heading level={level} look={5}>
        {title}
      </Heading>
      {children}
      <p className="v-account__card-link">
        <Link href={href} variant="standalone" iconEnd="arrow-end">
          {link}
        </Link>
      </p>
    </div>
  );
}

function NewestOrders({ orders }: Pick<AccountOverview, 'orders'>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (orders === null) return <p>{t('common.error.part')}</p>;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon="package"
        title={t('account.order.emptyTitle')}
        headingLevel={3}
        isCompact
        actions={
          <Link href={localePath('/')} variant="button-primary">
            {t('shop.cart.continueShopping')}
          </Link>
        }
      >
        <p>{t('account.order.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderTable orders={orders} />
      <p>
        <Link href={localePath('/account/order')} variant="standalone" iconEnd="arrow-end">
          {t('account.overview.orders')}
        </Link>
      </p>
    </>
  );
}
