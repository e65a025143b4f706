import { type RedirectRules, safeRedirectUrl } from '@vitrine/session';
import { handlePayment, type StoreApiClient } from '@vitrine/store-api-client';

/** An order that is to be paid for, and where its customer comes back to. */
export interface PaymentStart {
  orderId: string;
  /** Address of the order's page; `/paid` and `/unpaid` below it are where a provider sends back to. */
  returnAddress: string;
}

/**
 * Starts the payment of an order.
 * @returns where the customer pays; null where nothing is to be done there.
 * @throws StoreApiError of the call; Error where the store names an address that the rules don't allow.
 */
export async function startPayment(
  client: StoreApiClient,
  { orderId, returnAddress }: PaymentStart,
  rules: RedirectRules,
): Promise<string | null> {
  const { redirectUrl } = await handlePayment(client, { orderId, finishUrl: `${returnAddress}/paid`, errorUrl: `${returnAddress}/unpaid` });
  if (redirectUrl === null) return null;
  const target = safeRedirectUrl(redirectUrl, rules);
  if (target === undefined) throw new Error('The store sends to an address that is no payment provider of ours.');
  return target;
}
