import { recordShownProduct } from '../rooms/shown-items.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** A product that the guide holds up for everybody. Only its id travels: each viewer reads it with their own session. */
export const productHandlers: TransactionalHandlers<'product.show'> = {
  async 'product.show'(room, _guide, { productId }) {
    if (room.appointment.shownProductId === productId) return {};
    room.appointment.shownProductId = productId;
    if (productId !== null) await recordShownProduct(room, productId);
    room.effect({ type: 'product', productId });
    return {};
  },
};
