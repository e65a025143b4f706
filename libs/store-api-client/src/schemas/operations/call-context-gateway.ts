import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { optionalText } from '../scalars.ts';

/** What the answer of `callContextGateway` promises. */
export const callContextGatewayResponseSchema: ResponseSchema = {
  operation: 'callContextGateway',
  schema: z.nullish(z.looseObject({ redirectUrl: optionalText })),
};
