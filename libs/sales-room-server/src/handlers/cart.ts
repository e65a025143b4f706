import { getCart } from '@vitrine/store-api-client';
import { ordersSince } from '../on-behalf/attendee-orders.ts';
import { notifyCollectionsChanged, recordOrders, recordTurnover } from '../on-behalf/collections.ts';
import { currencyOf, withStoreErrors } from '../on-behalf/store-errors.ts';
import type { DirectHandlers } from './direct-handler.ts';

/** Reads the viewer's own cart, and what they ordered, with their own session, and keeps the sums for the guides' statistics. */
export const cartHandlers: DirectHandlers<'cart.report'> = {
  async 'cart.report'({ services, connection, attendee }, { hasOrdered = false }) {
    const { appointmentId, session } = connection;
    if (!session.hasSession) return {};
    const { client } = session;
    const [cart, currency] = await withStoreErrors(() => Promise.all([getCart(client), currencyOf(client)]));
    // A cart that is empty all of a sudden was emptied, or ordered: perhaps in the shop, in another tab.
    const mayHaveOrdered = hasOrdered || (cart.lineItems.length === 0 && (attendee.turnover?.productCount ?? 0) > 0);
    const { joinedAt } = attendee;
    const orders = mayHaveOrdered && joinedAt !== null ? await withStoreErrors(() => ordersSince(client, joinedAt)) : [];
    await services.engine.change(appointmentId, async (room) => {
      await recordTurnover(room, attendee.id, cart, currency);
      await recordOrders(room, attendee.id, orders);
    });
    // The one who says so knows already: telling them would go round and round.
    notifyCollectionsChanged(services, appointmentId, attendee, 'cart', true);
    return {};
  },
};
