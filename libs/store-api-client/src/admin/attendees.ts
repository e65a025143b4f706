import { entityId } from '../client/path.ts';
import { requestBody } from '../client/request-body.ts';
import type { Cart } from '../entities/cart.ts';
import { normalizeCart, type RawCart } from '../resources/cart/normalize-cart.ts';
import type { AdminApiClient, AdminCallOptions } from './admin-api-client.ts';

const attendeePath = (attendeeId: string, action: string): string =>
  `/_action/dsr/appointment/attendee/${entityId(attendeeId, 'attendee')}/${action}`;

/** Removes an attendee, who is denied from then on. */
export async function removeAttendee(client: AdminApiClient, attendeeId: string, options?: AdminCallOptions): Promise<void> {
  await client.request({ operation: 'removeAttendee', method: 'POST', path: attendeePath(attendeeId, 'remove'), body: {} }, options);
}

/** Ids of the products that an attendee saw, newest first. */
export async function listAttendeeLastSeenProductIds(
  client: AdminApiClient,
  attendeeId: string,
  options?: AdminCallOptions,
): Promise<string[]> {
  const { collection } = await requestBody<{ collection?: { lastSeen?: string[] } }>(
    client,
    { operation: 'listAttendeeLastSeenProductIds', method: 'GET', path: attendeePath(attendeeId, 'last-seen-product-ids') },
    options,
  );
  return collection?.lastSeen ?? [];
}

/** A reduction that a guide grants. */
export interface Discount {
  discountType: 'percentage' | 'absolute';
  /** Zero or less; 0 takes the discount back. */
  discountValue: number;
}

async function attendeeCart(
  client: AdminApiClient,
  operation: string,
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options?: AdminCallOptions,
): Promise<Cart> {
  return normalizeCart(await requestBody<RawCart>(client, { operation, method, path, body }, options));
}

/** The attendee's cart with discounts that are not granted yet. Needs the attendee's permission. */
export async function getTempCart(client: AdminApiClient, attendeeId: string, options?: AdminCallOptions): Promise<Cart> {
  return attendeeCart(client, 'getTempCart', 'GET', attendeePath(attendeeId, 'load-temp-cart'), undefined, options);
}

/** Tries a discount on lines of the attendee's cart. */
export async function addTempDiscount(
  client: AdminApiClient,
  attendeeId: string,
  discount: Discount & { appliedItemIds: string[] },
  options?: AdminCallOptions,
): Promise<Cart> {
  return attendeeCart(client, 'addTempDiscount', 'POST', attendeePath(attendeeId, 'add-temp-discount'), discount, options);
}

/** Takes the discounts that are not granted yet back. */
export async function removeTempDiscount(client: AdminApiClient, attendeeId: string, options?: AdminCallOptions): Promise<Cart> {
  return attendeeCart(client, 'removeTempDiscount', 'POST', attendeePath(attendeeId, 'remove-temp-discount'), {}, options);
}

/** Grants the discounts that were tried. */
export async function applyTempDiscount(client: AdminApiClient, attendeeId: string, options?: AdminCallOptions): Promise<Cart> {
  return attendeeCart(client, 'applyTempDiscount', 'POST', attendeePath(attendeeId, 'apply-temp-discount'), {}, options);
}

/** Grants a discount on the attendee's whole cart. */
export async function addCartDiscount(
  client: AdminApiClient,
  attendeeId: string,
  discount: Discount,
  options?: AdminCallOptions,
): Promise<Cart> {
  return attendeeCart(client, 'addCartDiscount', 'POST', attendeePath(attendeeId, 'add-cart-discount'), discount, options);
}
