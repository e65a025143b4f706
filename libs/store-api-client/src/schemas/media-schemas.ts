import * as z from 'zod/mini';
import { amount, id, text } from './scalars.ts';

export const mediaSchema = z.looseObject({
  id,
  url: text,
  thumbnails: z.nullish(z.array(z.looseObject({ url: text, width: amount, height: amount }))),
});
