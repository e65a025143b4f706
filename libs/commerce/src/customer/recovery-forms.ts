import * as z from 'zod/mini';
import type { FormFailure } from '../forms/form-failure.ts';
import { password } from '../forms/rules.ts';

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({ newPassword: password, newPasswordConfirmation: z.string({ error: 'required' }).check(z.minLength(1, 'required')) })
  .check(
    z.refine((values) => values.newPassword === values.newPasswordConfirmation, {
      error: 'samePassword',
      path: ['newPasswordConfirmation'],
    }),
  );

/** Answer to who asks for a link: where it went, whether or not there is an account. */
export type RecoveryAnswer = FormFailure | { readonly sentTo: string };

/** Answer to who has typed a new password; success leads to the log-in. */
export type ResetAnswer = FormFailure | { readonly isExpired: true };
