import type { Differences } from '../../message-types.ts';
import type { common as american } from '../en-US/common.ts';

/** What reads differently in British English; everything else is en-US. */
export const common = {
  field: { zipcode: 'Postcode', state: 'County' },
} as const satisfies Differences<typeof american>;
