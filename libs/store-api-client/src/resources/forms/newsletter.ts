import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { NewsletterStatus } from '../../entities/customer.ts';

/** A subscription. */
export interface NewsletterInput {
  email: string;
  /** Default `subscribe`. */
  option?: 'subscribe' | 'direct' | 'confirmSubscribe' | 'unsubscribe';
  /** A domain URL of the sales channel, character for character. */
  storefrontUrl: string;
  salutationId?: string;
  firstName?: string;
  lastName?: string;
}

/** Subscribes an address. Older servers answer without status: undefined then. */
export async function subscribeNewsletter(
  client: StoreApiClient,
  input: NewsletterInput,
  options?: CallOptions,
): Promise<{ status: NewsletterStatus | undefined }> {
  const body = await client.request<{ status?: NewsletterStatus } | undefined>(
    { operation: 'subscribeNewsletter', method: 'POST', path: '/newsletter/subscribe', body: { option: 'subscribe', ...input } },
    options,
  );
  return { status: body?.status };
}

/** Confirms a subscription by the link of its mail. */
export async function confirmNewsletter(client: StoreApiClient, input: { hash: string; em: string }, options?: CallOptions): Promise<void> {
  await client.request({ operation: 'confirmNewsletter', method: 'POST', path: '/newsletter/confirm', body: input }, options);
}

/** Ends a subscription. @throws StoreApiError 400 `CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND`. */
export async function unsubscribeNewsletter(client: StoreApiClient, email: string, options?: CallOptions): Promise<void> {
  await client.request({ operation: 'unsubscribeNewsletter', method: 'POST', path: '/newsletter/unsubscribe', body: { email } }, options);
}

/** Where the logged-in customer's subscription stands. */
export async function getNewsletterStatus(client: StoreApiClient, options?: CallOptions): Promise<NewsletterStatus> {
  const { status } = await requestBody<{ status: NewsletterStatus }>(
    client,
    { operation: 'getNewsletterStatus', method: 'POST', path: '/account/newsletter-recipient', body: {} },
    options,
  );
  return status;
}
