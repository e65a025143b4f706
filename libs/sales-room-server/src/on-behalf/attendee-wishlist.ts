import type { AttendeeWishlist } from '@vitrine/sales-room-protocol';
import {
  addToWishlist,
  getProduct,
  getWishlist,
  isStoreApiError,
  removeFromWishlist,
  type SalesChannelContext,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';

/** The most that stores give at once. */
const PAGE_SIZE = 100;
const WISHLIST_PAGES = 5;

/** Where an attendee's wish list is: in the store for a customer where the presentation has wish lists, else their likes. */
export async function wishlistSource(
  appointment: AppointmentRecord,
  readContext: () => Promise<SalesChannelContext>,
): Promise<AttendeeWishlist['source']> {
  if (!appointment.definition.enableWishlist) return 'room';
  const { customer } = await readContext();
  return customer != null && customer.guest !== true ? 'store' : 'room';
}

/** An attendee's wish list, newest first. */
export async function readWishlist(
  client: StoreApiClient,
  source: AttendeeWishlist['source'],
  attendee: AttendeeRecord,
): Promise<AttendeeWishlist> {
  if (source === 'room') return { source, productIds: attendee.liked };
  const productIds: string[] = [];
  for (let page = 1; page <= WISHLIST_PAGES; page += 1) {
    const { products } = await getWishlist(client, { limit: PAGE_SIZE, page });
    productIds.push(...products.elements.map(({ id }) => id));
    if (products.elements.length < PAGE_SIZE) break;
  }
  return { source, productIds };
}

/** Puts a product on a customer's wish list, or takes it off. What is so already is not an error. */
export async function setInStoreWishlist(client: StoreApiClient, productId: string, listed: boolean): Promise<void> {
  try {
    await (listed ? addToWishlist(client, productId) : removeFromWishlist(client, productId));
  } catch (error) {
    const isSoAlready =
      isStoreApiError(error) &&
      error.messages.some(
        ({ code }) => code === (listed ? 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT' : 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'),
      );
    if (!isSoAlready) throw error;
  }
}

/** The product's name in the attendee's language; empty where the store doesn't say. */
export async function productName(client: StoreApiClient, productId: string): Promise<string> {
  try {
    const { product } = await getProduct(client, productId);
    return product.translated?.name ?? product.name ?? '';
  } catch (error) {
    if (isStoreApiError(error)) return '';
    throw error;
  }
}
