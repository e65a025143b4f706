import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import { COOKIES, parseCookies } from '@vitrine/session';
import type { RequestSession } from '@vitrine/session/server';
import { type Cart, getCart, getContext, isStoreApiError, type SalesChannelContext } from '@vitrine/store-api-client';
import { cartChanges } from '../cart/cart-changes.ts';
import { isBlockingError } from '../cart/cart-error-keys.ts';
import { hasDownloads, isEmptyCart } from '../cart/cart-facts.ts';
import type { CheckoutAnswer } from '../checkout/checkout-answer.ts';
import { type OrderRefusal, orderRefusal } from '../checkout/order-refusal.ts';
import { orderedBefore } from '../checkout/ordered-before.ts';
import { newestOrder, placeOrder } from '../checkout/place-order.ts';
import type { SeenCheckout } from '../checkout/seen-checkout.ts';
import { orderPath } from '../order/order-path.ts';
import type { PaymentAnswer } from '../order/payment-answer.ts';
import { checkoutPath, isBuyer, readCheckoutForm } from './checkout-form.ts';
import { methodsPatch, methodsSchema } from './choose-methods.ts';
import { type PaymentOrigins, startOrderPayment } from './pay-order.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** Why nothing was ordered: what the page says besides what it keeps. */
class NotOrdered extends Error {
  readonly answer: Omit<CheckoutAnswer, 'typed'>;
  constructor(answer: Omit<CheckoutAnswer, 'typed'>) {
    super('Nothing was ordered.');
    this.answer = answer;
  }
}

/** Where an order leads that was placed. */
type Led = { readonly path: string } | { readonly target: string };

/**
 * Orders on their way and those of a moment ago, by who wants what: who presses twice gets what came of the first press, the address
 * of a provider too, which the store gives once.
 */
const orders = createSharedAnswers<Led>({ keptMs: 10_000, most: 1_000 });

interface Wish {
  readonly scope: RequestScope;
  readonly seen: SeenCheckout;
  readonly methods: ReturnType<typeof methodsPatch>;
  readonly typed: CheckoutAnswer['typed'];
  readonly origins: PaymentOrigins;
}

/**
 * Places the order by a form that a browser without scripts has sent. Nothing is ordered but what the shopper had seen.
 * @throws Response to where the order is paid, or to its page.
 */
export async function orderByForm(scope: RequestScope, request: Request, origins: PaymentOrigins): Promise<CheckoutAnswer> {
  const { session } = scope;
  const { submission, seen, kept } = await readCheckoutForm(request, methodsSchema);
  // None of the checkout's own: nothing was ordered.
  if ('failure' in submission || seen === undefined) throw redirect(checkoutPath(session), 303);
  const token = parseCookies(request.headers.get('cookie')).get(COOKIES.contextToken.name);
  if (!session.hasSession) return { ...kept, hasEnded: true };
  const wish: Wish = { scope, seen, methods: methodsPatch(submission.values), typed: kept.typed, origins };
  try {
    const led = await (token === undefined ? order(wish) : orders.get(wishKey(token, kept.seen), () => order(wish)));
    if ('target' in led && new URL(led.target).origin !== origins.origin) return { typed: kept.typed, payment: led };
    throw redirect('target' in led ? led.target : led.path, 303);
  } catch (error) {
    if (!(error instanceof NotOrdered)) throw error;
    return { ...kept, ...error.answer };
  }
}

/** Who wants what, at any length of a cart. */
const wishKey = (token: string, seen = ''): string => createHash('sha256').update(`${token} ${seen}`).digest('base64');

async function order(wish: Wish): Promise<Led> {
  const { scope, seen, typed } = wish;
  const { session } = scope;
  const [context, cart] = await Promise.all([getContext(session.client), getCart(session.client)]).catch((error: unknown) => {
    throw notOrdered(error);
  });
  if (!isBuyer(context)) throw new NotOrdered({ hasEnded: true });
  if (isEmptyCart(cart)) return alreadyOrdered(wish, cart);
  if (!typed.terms || (hasDownloads(cart) && !typed.waiver)) throw new NotOrdered({ isChecked: true, changes: cartChanges(seen, cart) });
  refuseChanges(seen, cart);
  // The page says by itself what keeps its cart from being ordered.
  if (cart.errors.some(isBlockingError)) throw new NotOrdered({ isChecked: true });
  await refuseOtherMethods(wish, context);
  const placed = await placeOrder(session.client, { comment: typed.comment.trim(), hash: seen.hash }).catch(async (error: unknown) => {
    throw notOrdered(
      error,
      await getCart(session.client).then(
        (now) => cartChanges(seen, now),
        () => [],
      ),
    );
  });
  if (placed.hasFailed) return { path: unpaid(session, placed.id) };
  return led(session, placed.id, await startOrderPayment(scope, placed.id, '', wish.origins));
}

const unpaid = (session: RequestSession, id: string): string => localePath(`${orderPath(id)}/unpaid`, session.locale);

/** To the provider, else to the order's page: where the payment could not be started it is offered again there. */
function led(session: RequestSession, id: string, answer: PaymentAnswer): Led {
  if ('target' in answer) return answer;
  return { path: answer.outcome === 'none' || answer.outcome === 'gone' ? localePath(orderPath(id), session.locale) : unpaid(session, id) };
}

/** An empty cart may have been ordered by another press, or in another tab. */
async function alreadyOrdered({ scope: { session }, seen }: Wish, cart: Cart): Promise<Led> {
  const newest = await newestOrder(session.client, { lineItems: {} }).catch(() => undefined);
  if (newest !== undefined && orderedBefore(newest, seen)) return { path: localePath(orderPath(newest.id), session.locale) };
  throw new NotOrdered({ changes: cartChanges(seen, cart), refusal: { text: 'emptyText', notes: cart.errors } });
}

/** What has changed since the page was seen is said before anything is ordered. */
function refuseChanges(seen: SeenCheckout, cart: Cart): void {
  const changes = cartChanges(seen, cart);
  if (changes.length > 0) throw new NotOrdered({ changes, refusal: { text: 'cartChanged', notes: cart.errors } });
}

/** The sums that were seen stand for the methods of then: another choice is taken, and seen first. */
async function refuseOtherMethods(
  { scope: { session }, methods }: Wish,
  { shippingMethod, paymentMethod }: SalesChannelContext,
): Promise<void> {
  const { shippingMethodId = shippingMethod.id, paymentMethodId = paymentMethod.id } = methods;
  if (shippingMethodId === shippingMethod.id && paymentMethodId === paymentMethod.id) return;
  const outcome = await session.changeContext(methods).then(
    () => 'changed' as const,
    (error: unknown) => {
      if (!isStoreApiError(error)) throw error;
      return 'failed' as const;
    },
  );
  throw new NotOrdered({ methods: outcome });
}

/** What a failure of the store says. @throws anything else. */
function notOrdered(error: unknown, changes: CheckoutAnswer['changes'] = []): NotOrdered {
  if (!isStoreApiError(error)) throw error;
  const refusal: OrderRefusal = orderRefusal(error);
  console.error(`Ordering failed: ${error.statusCode} ${error.code}`);
  return new NotOrdered(refusal.text === 'loggedOut' ? { hasEnded: true } : { refusal, changes });
}
