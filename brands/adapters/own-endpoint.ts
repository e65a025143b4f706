import type { EventAdapter } from '@vitrine/app-shell';
import { post } from './post.ts';

/**
 * Sends each event as it is, as JSON, to an address of the merchant's own: `{ "name": "cart.line-added", …, "app": "storefront", "locale": "de-DE" }`.
 * @param address Whole address that takes a POST; its origin belongs into `analytics.origins`.
 */
export const ownEndpoint = (address: string): EventAdapter => ({
  send: (event, context) => post(address, JSON.stringify({ ...event, ...context })),
});
