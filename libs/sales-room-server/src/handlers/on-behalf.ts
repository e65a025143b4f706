import { getCart } from '@vitrine/store-api-client';
import { cartView } from '../on-behalf/attendee-cart.ts';
import { readWishlist, wishlistSource } from '../on-behalf/attendee-wishlist.ts';
import { cartPolicy } from '../on-behalf/change-cart.ts';
import { wishlistPolicy } from '../on-behalf/change-wishlist.ts';
import { consentedContext, requireConsent, requireConsentStill } from '../on-behalf/consent.ts';
import { performAction } from '../on-behalf/perform-action.ts';
import { currencyIn, withStoreErrors } from '../on-behalf/store-errors.ts';
import { undoPolicy } from '../on-behalf/undo-action.ts';
import type { DirectHandlers } from './direct-handler.ts';

type Command = 'cart.read' | 'cart.act' | 'wishlist.read' | 'wishlist.act' | 'act.undo';

/**
 * What guides see and do of an attendee's cart and wish list, and how the attendee takes it back. The server speaks to
 * the store with the attendee's own session, one act of an attendee after another.
 */
export const onBehalfHandlers: DirectHandlers<Command> = {
  async 'cart.read'({ services, connection }, { attendeeId }) {
    const { appointmentId } = connection;
    const consented = await requireConsent(services, appointmentId, attendeeId, 'cart');
    const [cart, context] = await withStoreErrors(() =>
      Promise.all([getCart(consented.session.client), consentedContext(services, appointmentId, consented)]),
    );
    // The permission may have ended while the store answered.
    await requireConsentStill(services, appointmentId, consented, 'cart');
    return { cart: cartView(cart, currencyIn(context)) };
  },

  async 'wishlist.read'({ services, connection, appointment }, { attendeeId }) {
    const { appointmentId } = connection;
    const consented = await requireConsent(services, appointmentId, attendeeId, 'wishlist');
    const wishlist = await withStoreErrors(async () => {
      const source = await wishlistSource(appointment, () => consentedContext(services, appointmentId, consented));
      return readWishlist(consented.session.client, source, consented.attendee);
    });
    await requireConsentStill(services, appointmentId, consented, 'wishlist');
    return { wishlist };
  },

  'cart.act': ({ services, connection: { appointmentId }, attendee: guide }, command, commandId) =>
    performAction(services, appointmentId, cartPolicy(services, { ...command, appointmentId, guide, commandId })),

  'wishlist.act': ({ services, appointment, attendee: guide }, command, commandId) =>
    performAction(services, appointment.id, wishlistPolicy(services, { ...command, appointment, guide, commandId })),

  'act.undo': ({ services, connection: { appointmentId }, attendee }, { actId }) =>
    performAction(services, appointmentId, undoPolicy(services, attendee, actId)),
};
