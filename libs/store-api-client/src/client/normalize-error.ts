import { redactText, safeCause, type Secrets } from '../errors/safe-cause.ts';
import { StoreApiError, type StoreApiErrorCode, type StoreApiMessage } from '../errors/store-api-error.ts';
import type { HttpResponse } from './transport.ts';

type Fields = Record<string, unknown>;

/** The fields of an object; none of anything else. */
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Fields and parameters whose values may be secrets that a server repeats. */
const SECRET_NAME = /password|token|secret/i;

/** Whether a parameter holds what somebody gave: `{{ value }}`, but not `{{ value_length }}`. */
function isValue(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.lastIndexOf('value') > lower.lastIndexOf('length');
}

/** One entry of the server's list, in the documented fields alone and free of secrets. */
function readMessage(entry: unknown, secrets: Secrets): StoreApiMessage {
  const { detail, title, status, code, source, meta } = fieldsOf(entry);
  const clean = <T>(value: T): T | string => (typeof value === 'string' ? redactText(value, secrets) : value);
  const { pointer } = fieldsOf(source);
  const { parameters } = fieldsOf(meta);
  const mayRepeat = (name: string): boolean => SECRET_NAME.test(name) || (SECRET_NAME.test(String(pointer)) && isValue(name));
  return {
    detail: String(clean(typeof detail === 'string' ? detail : typeof title === 'string' ? title : '')),
    ...(status !== undefined && { status: String(status) }),
    ...(code !== undefined && { code: code === null ? null : String(code) }),
    ...(typeof title === 'string' && { title: redactText(title, secrets) }),
    ...(Object(parameters) === parameters &&
      !Array.isArray(parameters) && {
        meta: {
          parameters: Object.fromEntries(
            Object.entries(parameters as Fields)
              .filter(([name]) => !mayRepeat(name))
              .map(([name, value]) => [name, clean(value)]),
          ),
        },
      }),
    ...(typeof pointer === 'string' && { source: { pointer } }),
  };
}

function serverMessages(content: string | Blob, secrets: Secrets): StoreApiMessage[] {
  try {
    const { errors } = fieldsOf(JSON.parse(content as string));
    return Array.isArray(errors) ? errors.filter((entry) => Object(entry) === entry).map((entry) => readMessage(entry, secrets)) : [];
  } catch {
    return [];
  }
}

/** A failure with one message, whose detail is the client's own. */
export function createStoreApiError(
  code: StoreApiErrorCode,
  statusCode: number,
  detail: string,
  more: { operation?: string; message?: string; cause?: unknown } = {},
): StoreApiError {
  const { operation, message = operation === undefined ? detail : `${operation} failed: ${detail}`, cause } = more;
  return new StoreApiError(message, { code, statusCode, messages: [{ status: String(statusCode), code, detail }], operation, cause });
}

/**
 * The failure that an error status means. 4xx (but 408) and 500 have the messages of the server;
 * others have one with the detail.
 *
 * @param hint - Ends the message of a 404 that no Store API gave.
 */
export function errorFromResponse(operation: string, { status, content }: HttpResponse, secrets: Secrets, hint = ''): StoreApiError {
  // Browsers hide a redirect behind status 0.
  if (status === 0) return noResponseError(operation, 'network', new Error('The server redirected the call.'));
  const listed = serverMessages(content, secrets);
  const code = String(status);
  const messages =
    listed.length > 0 && /^(4(?!08)|500)/.test(code)
      ? listed
      : [{ status: code, code, detail: listed[0]?.detail || `The server answered with status ${code}.` }];
  const codes = messages.map((message) => message.code).filter((name) => typeof name === 'string' && name !== '0');
  const reason = codes.length === 0 ? '' : `: ${codes.join(', ')}`;
  const help = status === 404 && codes.every((name) => name === code) ? hint && `.${hint}` : '';
  return new StoreApiError(`${operation} failed with status ${code}${reason}${help}`, {
    code: status === 408 ? 'TIMEOUT' : 'REFUSED',
    statusCode: status,
    messages,
    operation,
  });
}

const NO_RESPONSE = {
  timeout: ['TIMEOUT', 408, 'The server did not answer in time.'],
  network: ['NETWORK', 0, 'The server could not be reached.'],
  unknown: ['FAILED', 500, 'The call failed.'],
} as const;

/** The failure that the lack of an answer means: 408 for a time-out, 0 for the network, else 500. */
export function noResponseError(operation: string, reason: keyof typeof NO_RESPONSE, cause: unknown, secrets: Secrets = []): StoreApiError {
  const [code, statusCode, detail] = NO_RESPONSE[reason];
  return createStoreApiError(code, statusCode, detail, { operation, cause: safeCause(cause, secrets) });
}

/** The failure that an unreadable answer means. */
export function malformedResponseError(operation: string): StoreApiError {
  return createStoreApiError('MALFORMED_RESPONSE', 500, 'The answer could not be read.', { operation });
}

/** The failure of a call that lacks what it needs; nothing was sent. */
export function missingParameterError(operation: string, detail: string): StoreApiError {
  return createStoreApiError('MISSING_PARAMETER', 400, detail, { operation, message: detail });
}
