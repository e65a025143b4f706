import { type guide as american } from '../en-US/guide.ts';
import { type Differences } from '../../message-types.ts';

/** What reads differently in British English; everything else is en-US. */
export const guide = {
  listing: { namePlaceholder: 'For example: favourites of the day' },
} as const satisfies Differences<typeof american>;
