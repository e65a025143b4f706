import * as z from 'zod/mini';
import { email } from '../forms/rules.ts';

/** Whose password is forgotten. */
export const recoverSchema = z.object({ email });
