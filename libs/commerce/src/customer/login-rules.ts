import * as z from 'zod/mini';
import { required } from '../forms/rules.ts';

/** What a customer signs in with. */
export const loginSchema = z.object({ username: required, password: z.string({ error: 'required' }).check(z.minLength(1, 'required')) });
