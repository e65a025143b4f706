import type { NewsletterStatus } from '@vitrine/store-api-client';

/** How a customer stands with the newsletter: `pending` waits for the link of its mail. */
export type NewsletterState = 'none' | 'pending' | 'subscribed';

/** Who has left or was never there is no subscriber, `notSet` needs a confirmation, every other status is a subscriber's. */
export function newsletterState(status: NewsletterStatus | null | undefined): NewsletterState {
  if (status === undefined || status === null || status === 'undefined' || status === 'optOut') return 'none';
  return status === 'notSet' ? 'pending' : 'subscribed';
}
