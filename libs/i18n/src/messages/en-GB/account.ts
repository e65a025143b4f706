import { type account as american } from '../en-US/account.ts';
import { type Differences } from '../../message-types.ts';

/** What reads differently in British English; everything else is en-US. */
export const account = {
  order: { guestText: 'Enter your email address and postcode to see the order.' },
} as const satisfies Differences<typeof american>;
