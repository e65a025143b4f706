import * as z from 'zod/mini';
import { productSchema } from './product-schemas.ts';
import { entityListSchema, id } from './scalars.ts';

export const wishlistSchema = z.looseObject({ wishlist: z.nullish(z.looseObject({ id })), products: entityListSchema(productSchema) });
