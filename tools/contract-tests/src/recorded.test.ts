import { createStoreApiClient, isStoreApiError, type StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { createFaultServers, type FaultServer, type ReceivedRequest } from '@vitrine/store-api-client/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { NOT_IN_USE, OPERATION_ROWS, type OperationRow, OUTSIDE_STORE_API, rowOf } from './operation-rows.ts';
import { hasRecordings, readRecordings, type Recording } from './recordings.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const EMPTY_CART = { apiAlias: 'cart', lineItems: [], price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross' }, deliveries: [], errors: [] };
const UNKNOWN_ROUTE = { status: 404, body: { errors: [{ code: '0', status: '404', title: 'Not Found', detail: 'No route found' }] } };
/** Headers that belong to the recorded connection. */
const OF_THE_CONNECTION = /^(connection|transfer-encoding|content-length|content-encoding|keep-alive|date|server)$/i;

/** A server that gives the recorded answer to the recorded call, and to another form of it. */
async function replay(recording: Recording, row: OperationRow): Promise<FaultServer> {
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

async function run(recording: Recording, row: OperationRow, parts: string[]): Promise<Outcome> {
  const server = await replay(recording, row);
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
function expectedMessages({ status, body }: Recording['response']): Partial<StoreApiMessage>[] {
  const errors = (body as { errors: { detail: string; status: string; code: string | null; title: string; source?: { pointer: string } }[] }).errors;
  const pick = errors.map(({ detail, status: own, code, title, source }) => ({ detail, status: own, code, title, ...(source === undefined ? {} : { source: { pointer: source.pointer } }) }));
  if ((status >= 400 && status < 500 && status !== 408) || status === 500) return pick;
  return [{ detail: errors[0]?.detail ?? '', status: String(status) }];
}

function checkError(error: unknown, recording: Recording): void {
  if (!isStoreApiError(error)) throw error;
  const failure: StoreApiError = error;
  expect(failure.statusCode).toBe(recording.response.status);
  const expected = expectedMessages(recording.response);
  expect(failure.messages).toHaveLength(expected.length);
  failure.messages.forEach((message, index) => expect(message).toMatchObject(expected[index] ?? {}));
}

function checkPromises(row: OperationRow, result: unknown): void {
  const checked = row.promises?.safeParse(result);
  const missing = checked?.success === false ? checked.error.issues.map(({ path, message }) => `${row.operation}: ${path.map(String).join('.')} ${message}`) : [];
  expect(missing).toEqual([]);
}

const recordings = readRecordings();
const inUse = recordings.flatMap((recording) => {
  const { method, path } = recording.request;
  const match = path === undefined ? undefined : rowOf(method, path);
  return match === undefined ? [] : [{ recording, ...match, name: `${recording.file}: ${method} ${recording.request.url} → ${recording.response.status}` }];
});

if (!hasRecordings) console.warn('No recorded answers beside the workspace: their contract tests are skipped.');

describe.skipIf(!hasRecordings)('recorded answers of a real server', () => {
  test('every recorded exchange has its operation, or a reason why the client does not make that call', () => {
    const orphans = recordings
      .filter((recording) => !inUse.some((entry) => entry.recording === recording))
      .filter(({ request }) => request.path !== undefined && !NOT_IN_USE.some(({ method, path }) => method === request.method && path.test(request.path ?? '')))
      .map(({ file, request }) => `${file}: ${request.method} ${request.url}`);
    expect(orphans).toEqual([]);
    const outside = recordings.filter(({ request }) => request.path === undefined).length;
    const operations = new Set(inUse.map(({ row }) => row.operation)).size;
    console.log(`${recordings.length} recorded exchanges: ${inUse.length} replayed by ${operations} operations; ${recordings.length - inUse.length - outside} of calls not in use, ${outside} outside (${OUTSIDE_STORE_API}).`);
    expect(inUse.length).toBeGreaterThan(recordings.length * 0.9);
  });

  test.each(inUse)('$name', async ({ recording, row, parts }) => {
    const outcome = await run(recording, row, parts);
    const { status, headers, body } = recording.response;

    if (isStoreApiError(outcome.error) && outcome.error.code === 'INVALID_ID') {
      // The server refuses such an id as well; the client does not even ask.
      expect(status).toBeGreaterThanOrEqual(400);
      expect(parts.some((part) => !/^[0-9a-f]{32}$/.test(part))).toBe(true);
      expect(outcome.requests).toEqual([]);
      return;
    }

    const sent = outcome.requests.at(-1);
    expect(sent?.path).toBe(`/store-api${recording.request.path}`);
    if (typeof recording.request.body === 'object' && recording.request.body !== null && recording.request.method === sent?.method) {
      const recorded = recording.request.body as Record<string, unknown>;
      expect(sent.json).toMatchObject((row.sends?.(recorded) ?? recorded) as object);
    }

    if (row.meaning?.status === status) {
      expect(outcome).toMatchObject({ result: row.meaning.result });
      expect(outcome.error).toBeUndefined();
    } else if (status >= 400) {
      checkError(outcome.error, recording);
    } else {
      if (outcome.error !== undefined) throw outcome.error;
      // A call that asks for some fields alone is promised no others.
      if (sent?.text.includes('"includes":') !== true) checkPromises(row, outcome.result);
    }

    const token = headers['sw-context-token'];
    if (token !== undefined) {
      expect(outcome.announced).toEqual([(body as { token?: string } | undefined)?.token ?? token]);
      expect(JSON.stringify(outcome.result) ?? '').not.toContain(token);
    }
  });

  test('of the operations in use, those without a recording are known', () => {
    const recorded = new Set(inUse.map(({ row }) => row.operation));
    const unseen = OPERATION_ROWS.map(({ operation }) => operation).filter((operation) => !recorded.has(operation));
    expect(unseen.toSorted()).toEqual(['addReview', 'changePaymentMethod', 'deleteCustomer', 'listCurrencies', 'listSalutations', 'setDefaultBillingAddress']);
  });
});
