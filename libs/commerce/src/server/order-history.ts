import { redirect } from 'react-router';
import type { RequestScope } from '@vitrine/app-shell/server';
import { isStoreApiError, listOrders, type Order } from '@vitrine/store-api-client';
import type { OrderHistory } from '../order/order-history.ts';

/** Orders of one page. */
const PAGE_SIZE = 10;

const NONE: OrderHistory = { orders: [], page: 1, totalPages: 0 };

/**
 * A page of the customer's orders, the newest first; none for anybody else.
 * @throws Response to the last page for one that is beyond it.
 */
export async function loadOrderHistory({ session, page: record }: RequestScope, url: URL): Promise<OrderHistory> {
  record.markNoStore();
  if (!session.hasSession) return NONE;
  const wanted = pageOf(url.searchParams.get('p'));
  try {
    const { orders } = await listOrders(session.client, {
      associations: {
        stateMachineState: {},
        transactions: { associations: { stateMachineState: {}, paymentMethod: {} } },
        currency: {},
        lineItems: {},
      },
      sort: [{ field: 'orderDateTime', order: 'DESC' }],
      page: wanted,
      limit: PAGE_SIZE,
      'total-count-mode': 'exact',
    });
    const totalPages = Math.ceil(orders.total / PAGE_SIZE);
    // Servers count nothing beyond their last page.
    if (wanted > 1 && orders.elements.length === 0) {
      const last = Math.max(1, totalPages);
      throw redirect(last > 1 && last < wanted ? `${url.pathname}?p=${last}` : url.pathname, 302);
    }
    return { orders: orders.elements, page: wanted, totalPages };
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 403) return NONE;
    throw error;
  }
}

/** A page number of an address; the first for what is none. */
function pageOf(value: string | null): number {
  const page = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1;
  return Math.max(1, page);
}

/** Most orders whose files are listed; those of older ones are on their own pages. */
const FILES_LIMIT = 100;

/** The customer's newest orders with all that comes with them as a file. */
export async function loadOrderFiles({ session, page }: RequestScope): Promise<{ orders: readonly Order[] }> {
  page.markNoStore();
  if (!session.hasSession) return { orders: [] };
  try {
    const { orders } = await listOrders(session.client, {
      associations: { documents: {}, lineItems: { associations: { downloads: { associations: { media: {} } } } } },
      sort: [{ field: 'orderDateTime', order: 'DESC' }],
      limit: FILES_LIMIT,
    });
    return { orders: orders.elements };
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 403) return { orders: [] };
    throw error;
  }
}
