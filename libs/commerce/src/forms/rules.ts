import * as z from 'zod/mini';
import { PASSWORD_MIN } from './password-min.ts';

/** Rules of single fields. Messages are keys of `common.form`, with parameters behind bars. */
export const required = z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(255, 'maxLength|255'));
export const optional = z._default(z.string().check(z.trim(), z.maxLength(255, 'maxLength|255')), '');
export const email = z.pipe(
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(255, 'maxLength|255')),
  z.email({ error: 'email' }),
);
export const password = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.minLength(PASSWORD_MIN, `minLength|${PASSWORD_MIN}`));
/** A box that must be ticked. */
export const accepted = z.literal('on', { error: 'accept' });
/** A choice of a list. */
export const chosen = z.string({ error: 'choose' }).check(z.regex(/^[0-9a-f]{32}$/, 'choose'));
export const message = z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(5_000, 'maxLength|5000'));
