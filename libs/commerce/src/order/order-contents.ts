import type { Order, OrderDocument, OrderLineItem, OrderLineItemDownload } from '@vitrine/store-api-client';

/** Documents of an order that are meant for the customer, such as its invoice. */
export const shownDocuments = (order: Pick<Order, 'documents'>): OrderDocument[] =>
  (order.documents ?? []).filter(
    ({ config, deepLinkCode }) =>
      deepLinkCode !== '' && config?.displayInCustomerAccount !== false && config?.displayInCustomerAccount !== 'false',
  );

/** Files of a line that may be fetched by now. */
export const readyDownloads = ({ downloads }: Pick<OrderLineItem, 'downloads'>): OrderLineItemDownload[] =>
  (downloads ?? []).filter(({ accessGranted }) => accessGranted);
