import * as z from 'zod/mini';
import { email, required } from '../forms/rules.ts';

/** Most letters of what is withdrawn from. */
const LONGEST = 2_000;

/** Rules of a withdrawal: the law lets a shop ask for no more than who, which contract, and where the receipt goes. */
export const withdrawalSchema = z.object({
  name: required,
  contract: required,
  email,
  scope: z._default(z.string().check(z.trim(), z.maxLength(LONGEST, `maxLength|${LONGEST}`)), ''),
});
