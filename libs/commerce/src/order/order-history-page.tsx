import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { EmptyState, Link, Pagination } from '@vitrine/ui';
import { AccountScreen } from '../page/account-screen.tsx';
import type { OrderHistory } from './order-history.ts';
import { OrderTable } from './order-table.tsx';

/** A customer's orders, ten to a page, the newest first. */
export function OrderHistoryPage({ orders, page, totalPages }: OrderHistory) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hrefOf = (number: number): string => localePath(number === 1 ? '/account/order' : `/account/order?p=${number}`);
  return (
    <AccountScreen title={t('account.order.title')}>
      {orders.length === 0 ? (
        <EmptyState
          icon="package"
          title={t('account.order.emptyTitle')}
          actions={
            <Link href={localePath('/')} variant="button-primary">
              {t('shop.cart.continueShopping')}
            </Link>
          }
        >
          <p>{t('account.order.emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <OrderTable orders={orders} />
          <Pagination
            label={t('common.pagination.label')}
            page={page}
            totalPages={totalPages}
            hrefOf={hrefOf}
            labels={{
              previous: t('common.pagination.previous'),
              next: t('common.pagination.next'),
              page: (number) => t('common.pagination.page', { page: number }),
            }}
          />
        </>
      )}
    </AccountScreen>
  );
}
