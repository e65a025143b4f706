import { BodyTooLargeError, readBoundedText } from '@vitrine/session/server';
import { isStoreApiError } from '@vitrine/store-api-client';
import type * as z from 'zod/mini';
import type { FormFailure } from '../forms/form-failure.ts';
import { violationRule } from '../forms/rule-text.ts';

/** Most bytes of a form. */
export const SUBMISSION_LIMIT = 16_384;
/** Never sent back. */
const SECRET = /password/i;

/** What came with a form, checked, and what of it may be shown again. */
export type Submission<Values> = { readonly values: Values; readonly shown: Readonly<Record<string, string>> } | { readonly failure: FormFailure };

/**
 * Reads a form that was sent to a page's own address.
 * @param given What the address says besides the form's fields.
 * @throws Response 413 for one that is too large, 415 for anything but a plain form.
 */
export async function readSubmission<Values>(request: Request, schema: z.ZodMiniType<Values>, given: Readonly<Record<string, string>> = {}): Promise<Submission<Values>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) throw new Response(null, { status: 415 });
  const text = await readBoundedText(request, SUBMISSION_LIMIT).catch((error: unknown) => {
    throw error instanceof BodyTooLargeError ? new Response(null, { status: 413 }) : error;
  });
  const sent = { ...given, ...Object.fromEntries(new URLSearchParams(text)) };
  const shown = Object.fromEntries(Object.entries(sent).filter(([name]) => !SECRET.test(name)));
  const result = schema.safeParse(sent);
  if (result.success) return { values: result.data, shown };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  return { failure: { errors, values: shown } };
}

/**
 * What a form's page shows of the store's refusal: violations at their fields, all else for the form as a whole.
 * @param fieldOf Field of a violation, by its pointer without the slash. Default: the same name.
 */
export function submissionFailure(what: string, error: unknown, shown: Readonly<Record<string, string>>, fieldOf: Readonly<Record<string, string>> = {}): FormFailure {
  if (!isStoreApiError(error)) throw error;
  if (error.statusCode === 429) return { errors: {}, reason: 'throttled', values: shown };
  const errors: Record<string, string> = {};
  for (const message of error.messages) {
    const name = message.source?.pointer?.replace(/^\//, '');
    const field = name === undefined ? undefined : (fieldOf[name] ?? name);
    if (field !== undefined && field !== '') errors[field] ??= violationRule(message);
  }
  if (error.statusCode === 400 && Object.keys(errors).length > 0) return { errors, values: shown };
  // Neither its words nor the address: both may hold what opens an account.
  console.error(`${what} failed: ${error.statusCode} ${error.code}`);
  return { errors: {}, reason: 'general', values: shown };
}
