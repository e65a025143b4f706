import { redirect } from 'react-router';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import {
  downloadDocument,
  downloadOrderFile,
  isStoreApiError,
  type Order,
  type StoreApiClient,
  type StoreFile,
} from '@vitrine/store-api-client';
import { readyDownloads, shownDocuments } from '../order/order-contents.ts';
import { orderDetailsPath, type OrderFileKind } from '../order/order-file-path.ts';
import { loadOrder } from './load-order.ts';

/** How long a file may take to come: it is larger than an answer. */
const FILE_TIMEOUT_MS = 120_000;

/** Which file of an order is wanted. */
export interface OrderFileRequest {
  readonly kind: OrderFileKind;
  readonly orderId: string;
  readonly fileId: string;
}

/**
 * A file of one of the visitor's own orders, to be saved. Whose order it is decides here, since a store hands a document to
 * any session that knows its code.
 * @throws Response to the order's page, which says what is wrong.
 */
export async function orderFile(scope: RequestScope, { kind, orderId, fileId }: OrderFileRequest): Promise<Response> {
  const page = localePath(orderDetailsPath(orderId), scope.session.locale);
  try {
    const order = await loadOrder(scope, orderId);
    if (order === null) return redirect(page, 303);
    const file = await fetchFile(scope.session.client, order, kind, fileId);
    return file === null ? redirect(`${page}?file=gone`, 303) : fileResponse(file, `${kind}-${order.orderNumber ?? order.id}`);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    if (error.statusCode === 403 || error.statusCode === 404) return redirect(`${page}?file=gone`, 303);
    console.error(`A file of an order could not be read: ${error.statusCode} ${error.code}`);
    return redirect(`${page}?file=failed`, 303);
  }
}

async function fetchFile(client: StoreApiClient, order: Order, kind: OrderFileKind, fileId: string): Promise<StoreFile | null> {
  const options = { timeoutMs: FILE_TIMEOUT_MS, totalTimeoutMs: FILE_TIMEOUT_MS };
  if (kind === 'document') {
    const document = shownDocuments(order).find(({ id }) => id === fileId);
    return document ? downloadDocument(client, document.id, document.deepLinkCode, options) : null;
  }
  const download = (order.lineItems ?? []).flatMap(readyDownloads).find(({ id }) => id === fileId);
  return download ? downloadOrderFile(client, order.id, download.id, options) : null;
}

const fileResponse = ({ blob, contentType, fileName }: StoreFile, otherName: string): Response =>
  new Response(blob.stream(), {
    headers: {
      'content-type': contentType,
      'content-length': String(blob.size),
      'content-disposition': attachment(fileName ?? otherName),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });

/** Saved, never shown: the file's name in letters that every header may hold, and in full. */
function attachment(fileName: string): string {
  const name = fileName.replace(/[\u0000-\u001f\u007f/\\]/g, '_');
  const plain = name.replace(/[^\w. -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
