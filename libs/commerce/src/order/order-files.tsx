import type { Translate } from '@vitrine/i18n';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order, OrderDocument, OrderLineItem } from '@vitrine/store-api-client';
import { Heading, Link } from '@vitrine/ui';
import { readyDownloads, shownDocuments } from './order-contents.ts';
import { orderFilePath } from './order-file-path.ts';

/** The files of a line that was bought as a download: plain links, so that they work without scripts too. */
export function LineDownloads({ order, line, isOwn = true }: { order: Order; line: OrderLineItem; isOwn?: boolean }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if ((line.downloads ?? []).length === 0) return null;
  const ready = readyDownloads(line);
  if (ready.length === 0) return <p className="v-cart-line__options">{t('account.order.downloadLater')}</p>;
  if (!isOwn) return <p className="v-cart-line__options">{t('account.order.filesForOwner')}</p>;
  return ready.map(({ id, media }) => (
    <Link key={id} href={localePath(orderFilePath('download', order.id, id))} target="_self" icon="download" className="v-order-file">
      {t('account.order.download', {
        file: media?.fileName ? `${media.fileName}${media.fileExtension ? `.${media.fileExtension}` : ''}` : line.label,
      })}
    </Link>
  ));
}

/** Kinds of documents that have words of their own. */
const KNOWN = ['invoice', 'credit_note', 'delivery_note', 'storno'] as const;

function documentName({ config, documentType }: OrderDocument, t: Translate): string {
  const known = KNOWN.find((name) => name === (documentType?.technicalName ?? config?.name));
  if (known !== undefined) return t(`account.document.${known}`);
  return documentType?.translated?.name ?? documentType?.name ?? config?.name ?? t('account.order.document');
}

/** The documents of an order, by kind and number. */
export function DocumentLinks({ order }: { order: Order }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ul className="v-order-documents">
      {shownDocuments(order).map((document) => (
        <li key={document.id}>
          <Link href={localePath(orderFilePath('document', order.id, document.id))} target="_self" icon="document" className="v-order-file">
            {[documentName(document, t), document.config?.documentNumber].filter(Boolean).join(' ')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Documents of an order that are meant for the customer, such as its invoice. */
export function OrderDocuments({ order, isOwn = true }: { order: Order; isOwn?: boolean }) {
  const t = useTranslate();
  if (shownDocuments(order).length === 0) return null;
  return (
    <section className="v-order-files" aria-labelledby="order-documents">
      <Heading level={2} id="order-documents" look={4}>
        {t('account.order.documents')}
      </Heading>
      {isOwn ? <DocumentLinks order={order} /> : <p>{t('account.order.filesForOwner')}</p>}
    </section>
  );
}
