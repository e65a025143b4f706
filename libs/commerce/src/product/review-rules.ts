import * as z from 'zod/mini';
import { longText, shortText } from '../forms/rules.ts';

/** Least letters of a review's title, and of what it says: the store takes no less. */
const TITLE_MIN = 5;
const CONTENT_MIN = 40;

/** Rules of a review. */
export const reviewSchema = z.object({
  points: z.enum(['1', '2', '3', '4', '5'], { error: 'required' }),
  title: shortText(TITLE_MIN),
  content: longText(CONTENT_MIN),
});
