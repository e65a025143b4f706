import { expect } from 'vitest';
import { createStoreApiClient, isStoreApiError, type StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import type { createFaultServers, FaultServer, ReceivedRequest } from '@vitrine/store-api-client/testing/node';
import type { OperationRow } from './operation-rows.ts';
import type { Recording } from './recordings.ts';

type Servers = ReturnType<typeof createFaultServers>;

const EMPTY_CART = {
  apiAlias: 'cart',
  lineItems: [],
  price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross' },
  deliveries: [],
  errors: [],
};
const UNKNOWN_ROUTE = { status: 404, body: { errors: [{ code: '0', status: '404', title: 'Not Found', detail: 'No route found' }] } };
/** Headers that belong to the recorded connection. */
const OF_THE_CONNECTION = /^(connection|transfer-encoding|content-length|content-encoding|keep-alive|date|server)$/i;

/** A server that gives the recorded answer to the recorded call, and to another form of it. */
async function replay(servers: Servers, recording: Recording, row: OperationRow): Promise<FaultServer> {
  const { status, headers, body } = recording.response;
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name)));
  return servers.serve((request) => {
    const isRecorded = request.path === `/store-api${recording.request.path}`;
    const sameMethod = request.method === recording.request.method || row.otherMethods?.includes(recording.request.method) === true;
    if (isRecorded && sameMethod) return { status, headers: kept, body };
    // Adding reads the cart once, so as to know it before the write.
    if (request.method === 'GET' && request.path === '/store-api/checkout/cart') return { body: EMPTY_CART };
    return UNKNOWN_ROUTE;
  });
}

interface Outcome {
  result?: unknown;
  error?: unknown;
  announced: string[];
  requests: ReceivedRequest[];
}

async function run(servers: Servers, recording: Recording, row: OperationRow, parts: string[]): Promise<Outcome> {
  const server = await replay(servers, recording, row);
  const announced: string[] = [];
  const client = createStoreApiClient({
    endpoint: `${server.url}/store-api`,
    accessKey: 'SWSCCONTRACTTESTSACCESSKEY',
    languageId: recording.request.languageId,
    retry: { limit: 0 },
    onContextToken: (token) => announced.push(token),
  });
  const { body, query } = recording.request;
  const call = { parts, query, body: (typeof body === 'object' && body !== null ? body : {}) as Record<string, never> };
  try {
    return { result: await row.run(client, call), announced, requests: server.requests };
  } catch (error) {
    return { error, announced, requests: server.requests };
  }
}

/** The rule of the specification, written down a second time: which messages a recorded failure means. */
function expectedMessages({ request, response: { status, body } }: Recording): Partial<StoreApiMessage>[] {
  const errors = (
    body as { errors: { detail: string; status: string; code: string | null; title: string; source?: { pointer: string } }[] }
  ).errors;
  const passwords = Object.entries(Object(request.body) as object).flatMap(([name, value]) =>
    /password/i.test(name) && typeof value === 'string' && /^.{6,}$/.test(value) ? [value] : [],
  );
  const told = (text: string): string => passwords.reduce((left, password) => left.replaceAll(password, '[redacted]'), text);
  const pick = errors.map(({ detail, status: own, code, title, source }) => ({
    detail: told(detail),
    status: own,
    code,
    title,
    ...(source === undefined ? {} : { source: { pointer: source.pointer } }),
  }));
  if ((status >= 400 && status < 500 && status !== 408) || status === 500) return pick;
  return [{ detail: errors[0]?.detail ?? '', status: String(status) }];
}

function checkError(error: unknown, recording: Recording): void {
  if (!isStoreApiError(error)) throw error;
  const failure: StoreApiError = error;
  expect(failure.statusCode).toBe(recording.response.status);
  const expected = expectedMessages(recording);
  expect(failure.messages).toHaveLength(expected.length);
  failure.messages.forEach((message, index) => expect(message).toMatchObject(expected[index] ?? {}));
}

function checkPromises(row: OperationRow, result: unknown): void {
  const checked = row.promises?.safeParse(result);
  const missing =
    checked?.success === false
      ? checked.error.issues.map(({ path, message }) => `${row.operation}: ${path.map(String).join('.')} ${message}`)
      : [];
  expect(missing).toEqual([]);
}

/** The rule of the specification: body before header, the first of a pair, none of what caches may share. */
function expectedToken(headers: Record<string, string>, body: unknown): string | undefined {
  if (headers['cache-control']?.includes('public') === true) return undefined;
  const named = (body as { token?: unknown } | undefined)?.token;
  return (typeof named === 'string' ? named : headers['sw-context-token'])?.split(',')[0];
}

/** Gives the operation the recorded answer: what it sends, what it makes of the answer, and the token that it announces. */
export async function checkExchange(
  servers: Servers,
  { recording, row, parts }: { recording: Recording; row: OperationRow; parts: string[] },
): Promise<void> {
  const outcome = await run(servers, recording, row, parts);
  const { status, headers, body } = recording.response;

  if (isStoreApiError(outcome.error) && (outcome.error.code === 'INVALID_ID' || outcome.error.code === 'MISSING_PARAMETER')) {
    // The server refuses such an id, or the lack of one, as well; the client does not even ask.
    expect(status).toBeGreaterThanOrEqual(400);
    if (outcome.error.code === 'INVALID_ID') expect(parts.some((part) => !/^[0-9a-f]{32}$/.test(part))).toBe(true);
    expect(outcome.requests).toEqual([]);
    return;
  }

  const sent = outcome.requests.at(-1);
  expect(sent?.path).toBe(`/store-api${recording.request.path}`);
  if (typeof recording.request.body === 'object' && recording.request.body !== null && recording.request.method === sent?.method) {
    const recorded = recording.request.body as Record<string, unknown>;
    const expected = row.sends === undefined ? recorded : row.sends(recorded);
    if (expected !== null) expect(sent.json).toMatchObject(expected as object);
  }

  if (row.meaning?.status === status) {
    expect(outcome).toMatchObject({ result: row.meaning.result });
    expect(outcome.error).toBeUndefined();
  } else if (status >= 400) {
    checkError(outcome.error, recording);
  } else {
    if (outcome.error !== undefined) throw outcome.error;
    // A call that asks for some fields alone is promised no others.
    if (sent?.text.includes('"includes":') !== true && sent?.text.includes('"fields":') !== true) checkPromises(row, outcome.result);
  }

  const token = expectedToken(headers, body);
  if (token !== undefined) {
    expect(outcome.announced).toEqual([token]);
    expect(JSON.stringify(outcome.result) ?? '').not.toContain(token);
  }
}
