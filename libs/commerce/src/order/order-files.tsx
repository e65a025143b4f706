import { useTranslate } from '@vitrine/i18n/react';
import { RELAY_PATH } from '@vitrine/session';
import type { Order, OrderLineItem } from '@vitrine/store-api-client';
import { Heading, Link } from '@vitrine/ui';

/** The files of a line that was bought as a download: plain links, so that they work without scripts too. */
export function LineDownloads({ order, line }: { order: Order; line: OrderLineItem }) {
  const t = useTranslate();
  const downloads = line.downloads ?? [];
  if (downloads.length === 0) return null;
  const ready = downloads.filter(({ accessGranted }) => accessGranted);
  if (ready.length === 0) return <p className="v-cart-line__options">{t('account.order.downloadLater')}</p>;
  return ready.map(({ id, media }) => (
    <Link key={id} href={`${RELAY_PATH}/order/download/${order.id}/${id}`} download icon="download">
      {t('account.order.download', {
        file: media?.fileName ? `${media.fileName}${media.fileExtension ? `.${media.fileExtension}` : ''}` : line.label,
      })}
    </Link>
  ));
}

/** Documents of an order that are meant for the customer, such as its invoice. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTranslate();
  const documents = (order.documents ?? []).filter(
    ({ config, deepLinkCode }) =>
      deepLinkCode !== '' && config?.displayInCustomerAccount !== false && config?.displayInCustomerAccount !== 'false',
  );
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="order-documents">
      <Heading level={2} id="order-documents" look={4}>
        {t('account.order.documents')}
      </Heading>
      <ul className="v-order-documents">
        {documents.map(({ id, deepLinkCode, config, documentType }) => (
          <li key={id}>
            <Link href={`${RELAY_PATH}/document/download/${id}/${deepLinkCode}?download=1`} download icon="document">
              {[documentType?.translated?.name ?? documentType?.name ?? config?.name ?? t('account.order.document'), config?.documentNumber]
                .filter(Boolean)
                .join(' ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
