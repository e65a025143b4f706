import { StoreApiError, type StoreApiMessage } from '../errors/store-api-error.ts';
import type { StoreApiClient } from './store-api-client.ts';

/** One broken promise of an answer, as zod and other Standard validators tell it. */
export interface ResponseIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** What a field should be, for example `string`. */
  readonly expected?: unknown;
  /** The issues of each alternative, where none fits. */
  readonly errors?: readonly (readonly ResponseIssue[])[];
}

/** What checks an answer: a schema of `@vitrine/store-api-client/schemas`, or anything with zod's `safeParse`. */
export interface ResponseValidator {
  safeParse(answer: unknown): { readonly success: boolean; readonly error?: { readonly issues: readonly ResponseIssue[] } | undefined };
}

/** What the answer of an operation promises to those who use it. */
export interface ResponseSchema {
  /** Name of the operation, for example `getCart`. */
  readonly operation: string;
  readonly schema: ResponseValidator;
}

/** More broken promises than this say nothing new. */
const MAX_MESSAGES = 10;

/** Of several alternatives, the one that the answer came nearest to: its issue lies deepest. */
function nearest(issue: ResponseIssue): ResponseIssue {
  if (issue.errors === undefined) return issue;
  let deepest: ResponseIssue | undefined;
  for (const [first] of issue.errors) {
    if (first === undefined) continue;
    const candidate = nearest(first);
    if (deepest === undefined || candidate.path.length > deepest.path.length) deepest = candidate;
  }
  return deepest === undefined ? issue : { ...deepest, path: [...issue.path, ...deepest.path] };
}

const jsonPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}.${String(part)}`), '$');

const jsonPointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function kindAt(answer: unknown, path: readonly PropertyKey[]): string {
  let value = answer;
  for (const part of path) value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined;
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Tells what was expected and of what kind the value is, never the value itself: it may be a secret. */
function describe(operation: string, answer: unknown, issue: ResponseIssue): StoreApiMessage {
  const { path, expected } = nearest(issue);
  const kind = kindAt(answer, path);
  const found = kind === 'missing' ? 'is missing' : `is of kind ${kind}`;
  return {
    status: '500',
    code: 'INVALID_RESPONSE',
    title: 'Unexpected answer',
    detail: `${operation}: ${jsonPath(path)} ${found}${typeof expected === 'string' ? `, expected ${expected}` : ', and not what was promised'}.`,
    source: { pointer: jsonPointer(path) },
  };
}

function invalidResponseError(operation: string, answer: unknown, issues: readonly ResponseIssue[]): StoreApiError {
  const messages = issues.slice(0, MAX_MESSAGES).map((issue) => describe(operation, answer, issue));
  return new StoreApiError(`${operation} failed: the answer breaks its promise. ${messages[0]?.detail ?? ''}`.trimEnd(), {
    code: 'INVALID_RESPONSE',
    statusCode: 500,
    messages,
    operation,
  });
}

/** The caller chose the fields of the answer: it holds no more than those. */
const choosesFields = (body: unknown): boolean => typeof body === 'object' && body !== null && ('includes' in body || 'fields' in body);

/**
 * The same client, with the answers of these operations checked as the server gave them. What
 * passes is handed on unchanged, unknown fields included. A call that chooses its fields (`includes`)
 * is not checked.
 *
 * @throws StoreApiError from the operation: `INVALID_RESPONSE`, with operation and JSON path in each message.
 * @example
 * import { getCartResponseSchema } from '@vitrine/store-api-client/schemas/get-cart';
 * const client = withResponseValidation(createStoreApiClient({ endpoint, accessKey }), [getCartResponseSchema]);
 */
export function withResponseValidation(client: StoreApiClient, checks: readonly ResponseSchema[]): StoreApiClient {
  return decorate(client, new Map(checks.map(({ operation, schema }) => [operation, schema])));
}

function decorate(client: StoreApiClient, schemas: ReadonlyMap<string, ResponseValidator>): StoreApiClient {
  return {
    ...client,
    async request<T>(...[request, options]: Parameters<StoreApiClient['request']>): Promise<T> {
      const answer = await client.request<T>(request, options);
      const checked = choosesFields(request.body) ? undefined : schemas.get(request.operation)?.safeParse(answer);
      if (checked !== undefined && !checked.success) throw invalidResponseError(request.operation, answer, checked.error?.issues ?? []);
      return answer;
    },
    withLanguage: (languageId) => decorate(client.withLanguage(languageId), schemas),
  };
}
