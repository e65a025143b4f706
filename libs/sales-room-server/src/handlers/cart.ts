import { getCart } from '@vitrine/store-api-client';
import { notifyCollectionsChanged, recordTurnover } from '../on-behalf/collections.ts';
import { currencyOf, withStoreErrors } from '../on-behalf/store-errors.ts';
import type { DirectHandlers } from './direct-handler.ts';

/** Reads the viewer's own cart with their own session, and keeps its sum for the guides' statistics. */
export const cartHandlers: DirectHandlers<'cart.report'> = {
  async 'cart.report'({ services, connection, attendee }) {
    const { appointmentId, session } = connection;
    if (!session.hasSession) return {};
    const [cart, currency] = await withStoreErrors(() => Promise.all([getCart(session.client), currencyOf(session.client)]));
    await services.engine.change(appointmentId, (room) => recordTurnover(room, attendee.id, cart, currency));
    // The one who says so knows already: telling them would go round and round.
    notifyCollectionsChanged(services, appointmentId, attendee, 'cart', true);
    return {};
  },
};
