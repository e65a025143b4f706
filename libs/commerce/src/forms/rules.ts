import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts';

/** Most characters that a column of the store holds where it says nothing else. */
const COLUMN_MAX = 255;
/** Most characters of a text that somebody writes. */
const MESSAGE_MAX = 5_000;

const filled = z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'));
const atMost = (max: number) => z.maxLength(max, `maxLength|${max}`);

/** A text with a least and a greatest length, which one message says. */
function between(min: number, max: number) {
  const message = `between|${min}|${max}`;
  return filled.check(z.minLength(min, message), z.maxLength(max, message));
}

/** Rules of single fields. Messages are keys of `common.form`, with parameters behind bars. */
export const required = filled.check(atMost(COLUMN_MAX));
/** A field that only what else was said makes a required one. */
export const conditional = z.string({ error: 'requiredIf' }).check(z.trim(), z.minLength(1, 'requiredIf'), atMost(COLUMN_MAX));
export const optional = z._default(z.string().check(z.trim(), atMost(COLUMN_MAX)), '');
export const email = z.pipe(required, z.email({ error: 'email' }));
export const password = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.minLength(PASSWORD_MIN, `minLength|${PASSWORD_MIN}`), atMost(PASSWORD_MAX));
/** A box that must be ticked. */
export const accepted = z.literal('on', { error: 'accept' });
/** A choice of a list. */
export const chosen = z.string({ error: 'choose' }).check(z.regex(/^[0-9a-f]{32}$/, 'choose'));
export const message = filled.check(atMost(MESSAGE_MAX));
/** Short words with a least length, and long ones. */
export const shortText = (min: number) => between(min, COLUMN_MAX);
export const longText = (min: number) => between(min, MESSAGE_MAX);
