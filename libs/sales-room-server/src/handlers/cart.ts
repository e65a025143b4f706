import { getCart, getContext } from '@vitrine/store-api-client';
import { RoomError } from '../room-error.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import type { LiveHandlers } from './live-handler.ts';

/** Reads the viewer's own cart with their own session, and keeps its sum for the guides' statistics. */
export const cartHandlers: LiveHandlers<'cart.changed'> = {
  async 'cart.changed'({ services, connection, attendee }) {
    const session = connection.session;
    if (!session.hasSession) return {};
    const [cart, context] = await Promise.all([getCart(session.client), getContext(session.client)]).catch((cause: unknown) => {
      throw new RoomError('store-unavailable', 'The cart can\'t be read.', { cause });
    });
    const products = cart.lineItems.filter(({ type }) => type === 'product');
    const turnover = {
      cartSum: cart.price.positionPrice,
      currencyIsoCode: context.currency?.isoCode ?? '',
      productCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
      lineItemCount: products.length,
    };
    await services.engine.change(connection.appointmentId, async (room) => {
      const current = await room.attendee(attendee.id);
      if (JSON.stringify(current.turnover) === JSON.stringify(turnover)) return;
      const changed = { ...current, turnover };
      await saveAttendee(room.tx, changed);
      room.effect({ type: 'collections', attendee: changed });
    });
    return {};
  },
};
