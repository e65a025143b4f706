import type { CartSnapshot } from '../../client/cart-memory.ts';
import { pause } from '../../client/pause.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Cart } from '../../entities/cart.ts';
import { CancelledError, isCancelledError } from '../../errors/cancelled-error.ts';
import { isStoreApiError } from '../../errors/store-api-error.ts';
import { normalizeCart, type RawCart, snapshotOf } from './normalize-cart.ts';

/** A server may still be at work when a connection breaks: the cart is read again after this long. */
const SETTLE_MS = 300;

/** A write to the cart, and how to tell from two carts whether it took place. */
export interface CartWrite {
  send(options: CallOptions): Promise<RawCart>;
  /** Undefined `before` where the write does not need it. */
  isApplied(before: CartSnapshot | undefined, after: CartSnapshot): boolean;
  /** Repeating the write would count twice, so that the cart before it must be known. */
  addsUp: boolean;
}

/** Reads the cart and remembers its lines. */
export async function readCart(client: StoreApiClient, operation: string, options: CallOptions = {}): Promise<Cart> {
  const revision = client.cartMemory.revision();
  const cart = normalizeCart(await requestBody<RawCart>(client, { operation, method: 'GET', path: '/checkout/cart' }, options));
  client.cartMemory.remember(snapshotOf(cart), revision);
  return cart;
}

/** The server may have done what was asked although its answer says nothing of it. */
function isAmbiguous(error: unknown): boolean {
  if (!isStoreApiError(error)) return false;
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.code === 'MALFORMED_RESPONSE') return true;
  return [502, 503, 504].includes(error.statusCode);
}

/**
 * The connection broke, so that the write is over. After a time-out the server may still be at
 * work: sending again could count twice.
 */
function mayRepeat(error: unknown): boolean {
  return isStoreApiError(error) && (error.code === 'NETWORK' || error.statusCode === 502);
}

/** The cart that shows that the write took place; undefined where it shows that it did not. */
async function findOutcome(
  client: StoreApiClient,
  operation: string,
  write: CartWrite,
  before: CartSnapshot | undefined,
  error: unknown,
  options: CallOptions,
): Promise<Cart | undefined> {
  const seen = await readCart(client, operation, options);
  if (write.isApplied(before, snapshotOf(seen))) return seen;
  if (!mayRepeat(error)) return undefined;
  await pause(SETTLE_MS, options.signal);
  const settled = await readCart(client, operation, options);
  return write.isApplied(before, snapshotOf(settled)) ? settled : undefined;
}

async function attempt(client: StoreApiClient, operation: string, write: CartWrite, options: CallOptions): Promise<Cart> {
  const { cartMemory } = client;
  const known = cartMemory.snapshot();
  const before = known === undefined && write.addsUp ? snapshotOf(await readCart(client, operation, options)) : known;
  for (let mayRepeatOnce = true; ; mayRepeatOnce = false) {
    try {
      const revision = cartMemory.revision();
      const cart = normalizeCart(await write.send(options));
      cartMemory.remember(snapshotOf(cart), revision);
      return cart;
    } catch (error) {
      if (!isAmbiguous(error)) {
        if (isCancelledError(error)) cartMemory.forget();
        throw error;
      }
      let outcome: Cart | undefined;
      try {
        outcome = await findOutcome(client, operation, write, before, error, options);
      } catch (reading) {
        cartMemory.forget();
        if (isCancelledError(reading)) throw reading;
        if (options.signal?.aborted === true) throw new CancelledError(operation, reading);
        // A cart that cannot be read says nothing: sending again would be a guess.
        throw error;
      }
      if (outcome !== undefined) return outcome;
      if (!mayRepeatOnce || !mayRepeat(error)) {
        cartMemory.forget();
        throw error;
      }
    }
  }
}

/**
 * Writes to the cart, one write at a time. When the outcome of a write is unknown, the cart is
 * read: a write that took place is never sent again; one that did not is sent once more where
 * the connection broke, and fails where the server was too slow.
 */
export async function writeCart(client: StoreApiClient, operation: string, write: CartWrite, options: CallOptions = {}): Promise<Cart> {
  const { action, ...rest } = options;
  // The action begins now and not when the queue is free, so that a newer call cancels a waiting one.
  const running = action === undefined ? undefined : client.startAction(action);
  const signals = [options.signal, running?.signal].filter((signal) => signal !== undefined);
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  try {
    return await client.cartMemory.enqueue(() => attempt(client, operation, write, { ...rest, signal }));
  } finally {
    running?.done();
  }
}
