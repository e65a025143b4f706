import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { EmptyState, Heading, Link } from '@vitrine/ui';
import { AccountScreen } from '../page/account-screen.tsx';
import { shownDocuments } from './order-contents.ts';
import { orderDetailsPath, type OrderFileKind } from './order-file-path.ts';
import { DocumentLinks, LineDownloads } from './order-files.tsx';

const hasFiles = (order: Order, kind: OrderFileKind): boolean =>
  kind === 'document' ? shownDocuments(order).length > 0 : (order.lineItems ?? []).some(({ downloads }) => (downloads ?? []).length > 0);

/** The papers, or the bought files, of all orders of a customer: each below the order that it came with, the newest first. */
export function OrderFilesPage({ orders, kind }: { orders: readonly Order[]; kind: OrderFileKind }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const shown = orders.filter((order) => hasFiles(order, kind));
  return (
    <AccountScreen title={t(kind === 'document' ? 'account.order.documents' : 'account.order.downloads')}>
      {shown.length === 0 ? (
        <EmptyState icon={kind === 'document' ? 'document' : 'download'} title={t('account.order.noFiles')}>
          <p>{t('account.order.noFilesText')}</p>
        </EmptyState>
      ) : (
        shown.map((order) => (
          <section key={order.id} className="v-order-deliveries">
            <Heading level={2} look={4}>
              <Link href={localePath(orderDetailsPath(order.id))}>{t('account.order.numberOf', { number: order.orderNumber ?? '' })}</Link>
            </Heading>
            {typeof order.orderDateTime === 'string' ? (
              <p className="v-review__meta">{format.date(order.orderDateTime, 'medium')}</p>
            ) : null}
            {kind === 'document' ? (
              <DocumentLinks order={order} />
            ) : (
              <ul>
                {(order.lineItems ?? []).flatMap((line) =>
                  (line.downloads ?? []).length === 0
                    ? []
                    : [
                        <li key={line.id}>
                          <span>{line.label}</span>
                          <LineDownloads order={order} line={line} />
                        </li>,
                      ],
                )}
              </ul>
            )}
          </section>
        ))
      )}
    </AccountScreen>
  );
}
