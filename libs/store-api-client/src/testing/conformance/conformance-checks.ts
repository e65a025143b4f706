import { accountChecks } from './checks/account.ts';
import { cartChecks } from './checks/cart.ts';
import { catalogueChecks } from './checks/catalogue.ts';
import { contextChecks } from './checks/context.ts';
import { listingChecks } from './checks/listing.ts';
import { orderChecks } from './checks/order.ts';
import { transportChecks } from './checks/transport.ts';
import type { ConformanceCheck } from './conformance-check.ts';

/**
 * The rules of the Store API that clients rely on, as seen on a real server of version 6.6. Each finds the data that
 * it needs on the server itself, so that the list runs against any store.
 */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...transportChecks,
  ...contextChecks,
  ...catalogueChecks,
  ...listingChecks,
  ...cartChecks,
  ...accountChecks,
  ...orderChecks,
];
