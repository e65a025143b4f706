import { accessGranted } from '../entities/order.ts';
import { invoicePdf } from '../orders/invoice.ts';
import { type Answer, type Call, RawAnswer } from '../server/call.ts';
import { fault } from '../server/faults.ts';
import { flag } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import { isId } from '../store/ids.ts';

/** Any session will do, whoever's the order is: the deep link is the secret. */
function document(call: Call): Answer {
  call.loggedIn();
  const id = call.id('documentId');
  const order = call.services.orders.findByDocument(id);
  if (!order || order.document.deepLinkCode !== call.params['deepLinkCode']) {
    throw fault(404, 'DOCUMENT__DOCUMENT_NOT_FOUND', `The document with id "${id}" is invalid or could not be found.`, { documentId: id });
  }
  const disposition = flag(call.query['download']) ? 'attachment' : 'inline';
  return new RawAnswer(
    200,
    { 'content-type': 'application/pdf', 'content-disposition': `${disposition}; filename=invoice_${order.document.number}.pdf` },
    () => invoicePdf(call.context, order),
  );
}

function download(call: Call): Answer {
  const customer = call.loggedIn();
  const orderId = call.params['orderId'];
  const downloadId = call.params['downloadId'] ?? '';
  const order = isId(orderId) ? call.services.orders.find(orderId) : undefined;
  const line = order?.lines.find((entry) => entry.download?.id === downloadId);
  const file = call.context.index.products.get(line?.productId ?? '')?.model.download;
  if (!order || order.customerId !== customer.id || !file || !accessGranted(order)) {
    throw fault(404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND', `Line item download file with id "${downloadId}" not found.`, {
      downloadId,
    });
  }
  const name = file.fileName.replace(/[^\w.-]/g, '_');
  return new RawAnswer(
    200,
    { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename=${name}` },
    file.content,
  );
}

export const documentRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/document/download/:documentId/:deepLinkCode', handle: document },
  { methods: ['GET'], path: '/order/download/:orderId/:downloadId', handle: download },
];
