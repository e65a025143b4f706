import type * as z from 'zod/mini';
import { BodyTooLargeError, readBoundedText } from '@vitrine/http-server';
import { isStoreApiError } from '@vitrine/store-api-client';
import { fieldOfPointer } from '../forms/field-of-pointer.ts';
import type { FormFailure } from '../forms/form-failure.ts';
import { nestFields } from '../forms/nested-fields.ts';
import { violationRule } from '../forms/rule-text.ts';

/** Most bytes of a form. */
export const SUBMISSION_LIMIT = 16_384;
/** Never sent back. */
const SECRET = /password/i;
/** What fields are called; others are of no form of ours. */
const NAME = /^[a-z][\w.-]*$/i;

/** What came with a form that keeps to its rules, and what of it may be shown again. */
export interface Accepted<Values> {
  readonly values: Values;
  readonly shown: Readonly<Record<string, string>>;
}

/** What came with a form, checked, and what of it may be shown again. */
export type Submission<Values> = Accepted<Values> | { readonly failure: FormFailure };

/**
 * Reads a form that was sent to a page's own address.
 * @param given What the address says besides the form's fields.
 * @param limit Most bytes of the form.
 * @throws Response 413 for one that is too large, 415 for anything but a plain form.
 */
export async function readSubmission<Values>(
  request: Request,
  schema: z.ZodMiniType<Values>,
  given: Readonly<Record<string, string>> = {},
  limit = SUBMISSION_LIMIT,
): Promise<Submission<Values>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) throw new Response(null, { status: 415 });
  const text = await readBoundedText(request, limit).catch((error: unknown) => {
    throw error instanceof BodyTooLargeError ? new Response(null, { status: 413 }) : error;
  });
  const sent = [...Object.entries(given), ...new URLSearchParams(text)].filter(([name]) => NAME.test(name));
  const shown = Object.fromEntries(sent.filter(([name]) => !SECRET.test(name)));
  const result = schema.safeParse(nestFields(sent));
  if (result.success) return { values: result.data, shown };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  return { failure: { errors, values: shown } };
}

/**
 * What a form's page shows of the store's refusal: violations at the fields that were sent, those of others in words, all else
 * for the form as a whole.
 * @param fieldOf Field of a violation, by its pointer without the slash. Default: its parts, joined by dots.
 */
export function submissionFailure(
  what: string,
  error: unknown,
  shown: Readonly<Record<string, string>>,
  fieldOf: Readonly<Record<string, string>> = {},
): FormFailure {
  if (!isStoreApiError(error)) throw error;
  if (error.statusCode === 429) return { errors: {}, reason: 'throttled', values: shown };
  const errors: Record<string, string> = {};
  const unseen: Record<string, string> = {};
  for (const message of error.messages) {
    const pointer = message.source?.pointer;
    if (!pointer) continue;
    const field = fieldOf[pointer.slice(1)] ?? fieldOfPointer(pointer);
    (Object.hasOwn(shown, field) || SECRET.test(field) ? errors : unseen)[field] ??= violationRule(message);
  }
  const hasUnseen = Object.keys(unseen).length > 0;
  if (error.statusCode === 400 && (hasUnseen || Object.keys(errors).length > 0))
    return { errors, ...(hasUnseen ? { unseen } : {}), values: shown };
  // Neither its words nor the address: both may hold what opens an account.
  console.error(`${what} failed: ${error.statusCode} ${error.code}`);
  return { errors: {}, reason: 'general', values: shown };
}
