import { z } from 'zod';

/** Rules of single fields. Messages are keys of `common.form`, with parameters behind bars. */
export const required = z.string({ error: 'required' }).trim().min(1, 'required').max(255, 'maxLength|255');
export const optional = z.string().trim().max(255, 'maxLength|255').default('');
export const email = z.string({ error: 'required' }).trim().min(1, 'required').pipe(z.email({ error: 'email' }));
/** Fewest characters of a password. */
export const PASSWORD_MIN = 8;
export const password = z.string({ error: 'required' }).min(1, 'required').min(PASSWORD_MIN, `minLength|${PASSWORD_MIN}`);
/** A box that must be ticked. */
export const accepted = z.literal('on', { error: 'accept' });
/** A choice of a list. */
export const chosen = z.string({ error: 'choose' }).regex(/^[0-9a-f]{32}$/, 'choose');
export const message = z.string({ error: 'required' }).trim().min(1, 'required').max(5_000, 'maxLength|5000');
