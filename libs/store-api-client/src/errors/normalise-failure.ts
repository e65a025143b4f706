import { type Answer, type NoAnswer } from '../client/transport.ts';
import { StoreApiError, type StoreApiMessage } from './store-api-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields and parameters whose values may be secrets that a server repeats. */
const SECRET_NAME = /password|token|secret|hash/i;

/** Texts that no failure may hold, for example the token and the passwords of the request. */
export type Secrets = readonly string[];

function redactText(text: string, secrets: Secrets): string {
  return secrets.reduce((current, secret) => current.replaceAll(secret, '[redacted]'), text);
}

function redactParameters(parameters: Record<string, unknown>, pointer: string, secrets: Secrets): Record<string, unknown> {
  const namesSecret = SECRET_NAME.test(pointer);
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([name]) => !SECRET_NAME.test(name) && !(namesSecret && /value/i.test(name) && !/length/i.test(name)))
      .map(([name, value]) => [name, typeof value === 'string' ? redactText(value, secrets) : value]),
  );
}

/** One entry of the server's list, in the documented fields alone and free of secrets. */
function readMessage(entry: unknown, secrets: Secrets): StoreApiMessage | undefined {
  if (!isRecord(entry)) return undefined;
  const source = isRecord(entry['source']) ? entry['source'] : undefined;
  const pointer = typeof source?.['pointer'] === 'string' ? source['pointer'] : undefined;
  const meta = isRecord(entry['meta']) ? entry['meta'] : undefined;
  const parameters = isRecord(meta?.['parameters']) ? redactParameters(meta['parameters'], pointer ?? '', secrets) : undefined;
  return {
    detail: redactText(typeof entry['detail'] === 'string' ? entry['detail'] : typeof entry['title'] === 'string' ? entry['title'] : '', secrets),
    ...(entry['status'] === undefined ? {} : { status: String(entry['status']) }),
    ...(entry['code'] === undefined ? {} : { code: entry['code'] === null ? null : String(entry['code']) }),
    ...(typeof entry['title'] === 'string' ? { title: redactText(entry['title'], secrets) } : {}),
    ...(parameters === undefined ? {} : { meta: { parameters } }),
    ...(pointer === undefined ? {} : { source: { pointer } }),
  };
}

function parse(content: string | Blob): unknown {
  if (typeof content !== 'string') return undefined;
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function serverMessages(content: string | Blob, secrets: Secrets): StoreApiMessage[] {
  const body = parse(content);
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.map((entry) => readMessage(entry, secrets)).filter((message) => message !== undefined);
}

/** Whether the server's own list of messages counts: 4xx but 408, and 500. */
const listsMessages = (status: number): boolean => (status >= 400 && status < 500 && status !== 408) || status === 500;

/** The failure that an error status means. */
export function failureOfAnswer(operation: string, answer: Answer, secrets: Secrets): StoreApiError {
  const { status } = answer;
  // Browsers hide a redirect behind status 0.
  if (status === 0) return failureOfSilence(operation, { reason: 'network', cause: new Error('The server redirected the call.') });
  const listed = serverMessages(answer.content, secrets);
  const single: StoreApiMessage = { status: String(status), code: String(status), detail: listed[0]?.detail || `The server answered with status ${status}.` };
  const messages = listsMessages(status) && listed.length > 0 ? listed : [single];
  const codes = messages.map((message) => message.code).filter((code) => typeof code === 'string' && code !== '0');
  return new StoreApiError(`${operation} failed with status ${status}${codes.length === 0 ? '' : `: ${codes.join(', ')}`}`, {
    code: status === 408 ? 'TIMEOUT' : 'REFUSED',
    statusCode: status,
    messages,
    operation,
  });
}

const NO_ANSWER = {
  timeout: { code: 'TIMEOUT', statusCode: 408, detail: 'The server did not answer in time.' },
  network: { code: 'NETWORK', statusCode: 0, detail: 'The server could not be reached.' },
  unknown: { code: 'FAILED', statusCode: 500, detail: 'The call failed.' },
} as const;

/** The failure that the lack of an answer means: 408 for a time-out, 0 for the network, else 500. */
export function failureOfSilence(operation: string, { reason, cause }: NoAnswer): StoreApiError {
  const { code, statusCode, detail } = NO_ANSWER[reason];
  return new StoreApiError(`${operation} failed: ${detail}`, {
    code,
    statusCode,
    messages: [{ status: String(statusCode), code, detail }],
    operation,
    cause,
  });
}

/** The failure that an unreadable answer means. */
export function malformedAnswer(operation: string): StoreApiError {
  const detail = 'The answer could not be read.';
  return new StoreApiError(`${operation} failed: ${detail}`, {
    code: 'MALFORMED_ANSWER',
    statusCode: 500,
    messages: [{ status: '500', code: 'MALFORMED_ANSWER', detail }],
    operation,
  });
}

/** The failure of a call that lacks what it needs; nothing was sent. */
export function missingParameter(operation: string, detail: string): StoreApiError {
  return new StoreApiError(detail, {
    code: 'MISSING_PARAMETER',
    statusCode: 400,
    messages: [{ status: '400', code: 'MISSING_PARAMETER', detail }],
    operation,
  });
}
