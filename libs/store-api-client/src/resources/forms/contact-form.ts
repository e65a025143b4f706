import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';

/** A message to the shop. */
export interface ContactFormInput {
  salutationId?: string;
  firstName?: string;
  lastName?: string;
  email: string;
  phone?: string;
  subject: string;
  comment: string;
  /** The form's slot, whose confirmation text is answered. */
  slotId?: string;
  navigationId?: string;
  cmsPageType?: string;
  entityName?: string;
}

/** Sends a message to the shop; `individualSuccessMessage` may be empty. */
export async function sendContactForm(
  client: StoreApiClient,
  input: ContactFormInput,
  options?: CallOptions,
): Promise<{ individualSuccessMessage: string }> {
  const body = await client.request<{ individualSuccessMessage?: string } | undefined>(
    { operation: 'sendContactForm', method: 'POST', path: '/contact-form', body: input },
    options,
  );
  return { individualSuccessMessage: body?.individualSuccessMessage ?? '' };
}
