import type { Order } from '@vitrine/store-api-client';

/** A page of a customer's orders. */
export interface OrderHistory {
  readonly orders: readonly Order[];
  readonly page: number;
  readonly totalPages: number;
}
