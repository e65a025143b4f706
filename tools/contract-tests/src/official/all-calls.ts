import { ACCOUNT_CALLS } from './account-calls.ts';
import { CATALOGUE_CALLS } from './catalogue-calls.ts';
import { CHANNEL_CALLS } from './channel-calls.ts';
import { CHECKOUT_CALLS } from './checkout-calls.ts';
import { GUIDE_CALLS } from './guide-calls.ts';
import type { OperationCalls } from './operation-calls.ts';
import { ROOM_CALLS } from './room-calls.ts';

/** How each exported operation is exercised, by its name. */
export const ALL_CALLS: Readonly<Record<string, OperationCalls>> = {
  ...CATALOGUE_CALLS,
  ...CHANNEL_CALLS,
  ...ACCOUNT_CALLS,
  ...CHECKOUT_CALLS,
  ...ROOM_CALLS,
  ...GUIDE_CALLS,
};
