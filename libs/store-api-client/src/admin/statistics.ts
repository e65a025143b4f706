import { entityId } from '../client/path.ts';
import { requestBody } from '../client/request-body.ts';
import type { Cart } from '../entities/cart.ts';
import type { Product } from '../entities/product.ts';
import { normalizeCart, type RawCart } from '../resources/cart/normalize-cart.ts';
import type { AdminApiClient, AdminApiRequest, AdminCallOptions } from './admin-api-client.ts';

async function widget<T extends object>(
  client: AdminApiClient,
  operation: string,
  appointmentId: string,
  name: string,
  query: AdminApiRequest['query'],
  options?: AdminCallOptions,
): Promise<T> {
  const path = `/_action/dsr/appointment/${entityId(appointmentId, 'appointment')}/widgets/${name}`;
  return requestBody<T>(client, { operation, method: 'GET', path, query }, options);
}

/** What an attendee has put into the cart during the presentation. */
export interface AttendeeInsights {
  id: string;
  cartSum: number;
  /** Sum of quantities. */
  productCount: number;
  lineItemCount: number;
}

/** Turnover by attendee. */
export interface AppointmentInsights {
  /** By attendee id. */
  attendees: Record<string, AttendeeInsights>;
  currencyId?: string;
  currencySymbol?: string;
}

/** Each attendee's turnover. */
export async function getAttendeeInsights(
  client: AdminApiClient,
  appointmentId: string,
  options?: AdminCallOptions,
): Promise<AppointmentInsights> {
  const body = await widget<Omit<AppointmentInsights, 'attendees'> & { attendees?: AppointmentInsights['attendees'] | [] }>(
    client,
    'getAttendeeInsights',
    appointmentId,
    'attendee-insights',
    undefined,
    options,
  );
  return { ...body, attendees: body.attendees === undefined || Array.isArray(body.attendees) ? {} : body.attendees };
}

/** A product and its figure. */
export interface ProductFigure {
  productId: string;
  value: number;
}

/** The carts of all attendees, summed up. */
export interface CartInsights {
  cartSum: number;
  productCount: number;
  currencyId?: string;
  currencySymbol?: string;
  topProducts?: { byQuantity: ProductFigure[]; byRevenue: ProductFigure[] };
}

/** The sums of all carts and the products that lead them. */
export async function getCartInsights(client: AdminApiClient, appointmentId: string, options?: AdminCallOptions): Promise<CartInsights> {
  return widget<CartInsights>(client, 'getCartInsights', appointmentId, 'cart-insights', undefined, options);
}

/** In which order statistics list. */
export interface StatisticsOrder {
  /** The field to sort by. */
  order?: string;
  sort?: 'ASC' | 'DESC';
}

/** All attendees' carts as one. */
export async function getCartStatistics(
  client: AdminApiClient,
  appointmentId: string,
  order: StatisticsOrder = {},
  options?: AdminCallOptions,
): Promise<Cart> {
  return normalizeCart(await widget<RawCart>(client, 'getCartStatistics', appointmentId, 'cart-statistics', { ...order }, options));
}

/** Which products of a statistic to list. */
export interface ProductStatisticsParams {
  /** Default 10. */
  limit?: number;
  /** 1-based. */
  page?: number;
  /** Search text. */
  term?: string;
  /** Only this attendee's. */
  attendeeId?: string;
}

/** A page of products with those who saw or liked them. */
export interface ProductStatistics {
  products: Product[];
  total: number;
  page: number;
  limit: number;
}

async function productWidget(
  client: AdminApiClient,
  operation: string,
  appointmentId: string,
  name: string,
  query: AdminApiRequest['query'],
  options?: AdminCallOptions,
): Promise<ProductStatistics> {
  const body = await widget<Partial<ProductStatistics>>(client, operation, appointmentId, name, query, options);
  const products = body.products ?? [];
  return { products, total: body.total ?? products.length, page: body.page ?? 1, limit: body.limit ?? products.length };
}

/** The products that attendees saw. */
export async function getLastSeenStatistics(
  client: AdminApiClient,
  appointmentId: string,
  params: ProductStatisticsParams = {},
  options?: AdminCallOptions,
): Promise<ProductStatistics> {
  return productWidget(client, 'getLastSeenStatistics', appointmentId, 'last-seen-statistics', { ...params }, options);
}

/** The products on attendees' wishlists; `customFields.wishlistAttendeeIds` says whose. */
export async function getWishlistStatistics(
  client: AdminApiClient,
  appointmentId: string,
  params: ProductStatisticsParams & StatisticsOrder = {},
  options?: AdminCallOptions,
): Promise<ProductStatistics> {
  return productWidget(client, 'getWishlistStatistics', appointmentId, 'wishlist-statistics', { ...params }, options);
}
