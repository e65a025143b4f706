import type { AttendeeCart, CartAction } from '@vitrine/sales-room-protocol';
import { type Cart, getCart } from '@vitrine/store-api-client';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { type CartChange, cartView, changeCart, outcomeInCart, planInCart } from './attendee-cart.ts';
import { recordTurnover } from './collections.ts';
import { type Consented, consentedContext, requireConsent } from './consent.ts';
import type { ActionPolicy, BegunAction } from './perform-action.ts';
import { beginAction } from './record-action.ts';
import { currencyIn, withStoreErrors } from './store-errors.ts';

/** A guide's command to change an attendee's cart. */
interface CartCommand {
  appointmentId: string;
  guide: AttendeeRecord;
  attendeeId: string;
  action: CartAction;
  commandId: string;
}

interface BegunCartChange extends BegunAction {
  id: string;
  unchanged: NonNullable<BegunAction['unchanged']>;
  consented: Consented;
}

interface ChangedCart {
  plan: CartChange;
  cart: Cart;
  currency: string;
}

/** How a guide changes an attendee's cart. */
export function cartPolicy(
  services: Services,
  { appointmentId, guide, attendeeId, action, commandId }: CartCommand,
): ActionPolicy<Consented, BegunCartChange, ChangedCart, { actId: string; cart: AttendeeCart }> {
  return {
    attendeeId,
    requiresSettled: true,
    admit: () => requireConsent(services, appointmentId, attendeeId, 'cart'),
    async begin(consented) {
      const productId = action.type === 'add' ? action.productId : null;
      const intent = { guide, consented, kind: 'cart', action: action.type, productId, commandId } as const;
      const { id, earlier, client } = await beginAction(services, appointmentId, intent);
      const unchanged = { id, productId, label: '', quantityBefore: 0, quantityAfter: 0, undo: null };
      return { kind: 'cart', attendee: client, earlier, unchanged, id, consented };
    },
    async answerAgain({ id, consented }) {
      const [cart, context] = await withStoreErrors(() =>
        Promise.all([getCart(consented.session.client), consentedContext(services, appointmentId, consented)]),
      );
      return { actId: id, cart: cartView(cart, currencyIn(context)) };
    },
    async carryOut({ consented }, plan) {
      const { client } = consented.session;
      const planned = await planInCart(client, action);
      const currency = currencyIn(await consentedContext(services, appointmentId, consented));
      await plan(planned);
      return { plan: planned, cart: await changeCart(client, action), currency };
    },
    outcomeOf({ id, unchanged }, { plan, cart, currency }) {
      const change = outcomeInCart(cart, plan);
      return {
        act: { ...unchanged, ...change, status: change === undefined ? 'failed' : 'done' },
        extra: (room) => recordTurnover(room, attendeeId, cart, currency),
        answer: () => ({ actId: id, cart: cartView(cart, currency) }),
      };
    },
  };
}
