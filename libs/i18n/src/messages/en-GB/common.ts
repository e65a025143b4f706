import { type common as american } from '../en-US/common.ts';
import { type Differences } from '../../message-types.ts';

/** What reads differently in British English; everything else is en-US. */
export const common = {
  field: { zipcode: 'Postcode', state: 'County' },
} as const satisfies Differences<typeof american>;
