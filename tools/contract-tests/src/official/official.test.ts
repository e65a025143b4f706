import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isStoreApiError } from '@vitrine/store-api-client';
import { hasRecordings, readRecordings } from '../recordings.ts';
import { exportedOperations } from '../surface/exported-operations.ts';
import { ALL_CALLS } from './all-calls.ts';
import { CORRECTIONS } from './corrections.ts';
import { exceptionFor, EXCEPTIONS } from './exceptions.ts';
import { type ExchangeRecorder, startExchangeRecorder } from './exchange-recorder.ts';
import { type Exchange, type OfficialSchema, openOfficialSchema, type SchemaName, type Violation } from './official-schema.ts';
import { startStoreUnderTest, type StoreUnderTest } from './store-under-test.ts';

const LIBRARY = join(import.meta.dirname, '../../../../libs/store-api-client/src');
const OPERATIONS = ['index.ts', 'admin/index.ts'].flatMap((entry) => exportedOperations(join(LIBRARY, entry)));
const NAMES: Record<Exchange['api'], readonly SchemaName[]> = { store: ['store-6.6', 'store-6.7'], admin: ['admin-6.7'] };
const SCHEMAS: OfficialSchema[] = [...NAMES.store, ...NAMES.admin].map((name) => openOfficialSchema(name));

const RUNS = 15;

let store: StoreUnderTest;
let anywhere: ExchangeRecorder;
const requests: Exchange[] = [];
const answers: Exchange[] = [];

beforeAll(async () => {
  store = await startStoreUnderTest();
  anywhere = await startExchangeRecorder();
});
afterAll(async () => {
  await store.close();
  await anywhere.close();
});

const violationsOf = (exchange: Exchange, kind: 'checkRequest' | 'checkAnswer'): Violation[] =>
  SCHEMAS.filter(({ name }) => NAMES[exchange.api].includes(name)).flatMap((schema) => schema[kind](exchange));
const unexplained = (violations: readonly Violation[]): string[] => [
  ...new Set(
    violations
      .filter((violation) => exceptionFor(violation) === undefined)
      .map(({ schema, call, rule, detail }) => `${schema} ${call}: ${rule} (${detail})`),
  ),
];

test('every exported operation has its calls here, and every row its operation', () => {
  expect(OPERATIONS.length).toBeGreaterThan(110);
  expect(Object.keys(ALL_CALLS).toSorted()).toEqual(OPERATIONS.toSorted());
});

describe('every request that the client can send is one that the official description allows', () => {
  test.each(Object.entries(ALL_CALLS))('%s', async (_operation, { callAny }) => {
    await fc.assert(
      fc.asyncProperty(callAny, async (call) => {
        const seen = anywhere.exchanges.length;
        // The answer is empty: what an operation makes of it is of no interest.
        await call(anywhere.url).catch(() => undefined);
        const sent = anywhere.exchanges.slice(seen);
        expect(sent.length).toBeGreaterThan(0);
        requests.push(...sent);
        expect(unexplained(sent.flatMap((exchange) => violationsOf(exchange, 'checkRequest')))).toEqual([]);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });
});

describe('every answer of the embedded store is one that the official description allows', () => {
  test.each(Object.entries(ALL_CALLS).filter(([, { onStore }]) => onStore !== undefined))('%s', async (_operation, { onStore }) => {
    const seen = store.recorder.exchanges.length;
    await onStore?.(store);
    const exchanged = store.recorder.exchanges.slice(seen);
    requests.push(...exchanged);
    answers.push(...exchanged);
    expect(exchanged.length).toBeGreaterThan(0);
    expect(
      unexplained(exchanged.flatMap((exchange) => [...violationsOf(exchange, 'checkRequest'), ...violationsOf(exchange, 'checkAnswer')])),
    ).toEqual([]);
  });

  test('its refusals, too', async () => {
    const seen = store.recorder.exchanges.length;
    const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`${store.recorder.endpoint}${path}`, {
        ...init,
        headers: { 'sw-access-key': store.roles.accessKey, 'content-type': 'application/json', ...init.headers },
      });
    await ask('/product', { method: 'POST', body: '{"limit": 1,' });
    await ask('/context', { headers: { 'sw-access-key': 'SWSCAAAAAAAAAAAAAAAAAAAAAA' } });
    await ask('/account/register', { method: 'POST', body: '{}' });
    await ask('/checkout/order', { method: 'POST', body: '{}' });
    await ask(`/product/${'f'.repeat(32)}`, { method: 'POST', body: '{}' });
    await ask('/product', { method: 'POST', body: '{"limit":0}' });
    const refused = store.recorder.exchanges.slice(seen);
    answers.push(...refused);
    expect(refused.every(({ status }) => status >= 400)).toBe(true);
    expect(unexplained(refused.flatMap((exchange) => violationsOf(exchange, 'checkAnswer')))).toEqual([]);
  });

  test('calls of the room server are the only ones that it leaves out', () => {
    const elsewhere = Object.entries(ALL_CALLS).filter(([, { onStore }]) => onStore === undefined);
    expect(elsewhere.filter(([, { answeredBy }]) => answeredBy === undefined)).toEqual([]);
    const isRoomCall = ({ path }: Exchange): boolean => /^\/(dsr|_action\/dsr|search\/dsr-)/.test(path);
    const sentElsewhere = requests.filter(isRoomCall).length;
    expect(sentElsewhere).toBeGreaterThan(0);
    expect(answers.filter(isRoomCall)).toEqual([]);
  });
});

const recorded: Exchange[] = readRecordings().flatMap(({ request, response }) =>
  request.path === undefined || typeof request.body === 'string' || JSON.stringify(request.body ?? {}).includes('"includes"')
    ? []
    : [
        {
          api: 'store',
          method: request.method,
          path: request.path,
          query: request.query,
          headers: {},
          requestBody: request.body,
          status: response.status,
          answerBody: typeof response.body === 'object' ? response.body : undefined,
        },
      ],
);

/** A few exchanges of each call: enough to see whether a rule is needed. */
function fewOfEach(exchanges: readonly Exchange[]): Exchange[] {
  const seen = new Map<string, number>();
  return exchanges.filter(({ api, method, path, status }) => {
    const key = `${api} ${method} ${path.replaceAll(/[0-9a-f]{32}/g, 'id')} ${status}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) ?? 0) <= 8;
  });
}

describe('the table of exceptions is as short as it can be', () => {
  const complete = (): boolean => answers.length > 200 && requests.length > 1000;

  test('every exception is needed', ({ skip }) => {
    if (!complete()) skip('only some calls were made');
    const used = new Set(
      [
        ...requests.flatMap((exchange) => violationsOf(exchange, 'checkRequest')),
        ...answers.flatMap((exchange) => violationsOf(exchange, 'checkAnswer')),
      ].map(exceptionFor),
    );
    expect(EXCEPTIONS.filter((exception) => !used.has(exception)).map(({ rule, schema }) => `${schema ?? 'any'}: ${rule.source}`)).toEqual(
      [],
    );
  });

  test('every correction of the descriptions is needed', ({ skip }) => {
    if (!complete()) skip('only some calls were made');
    const [asked, answered] = [fewOfEach(requests), fewOfEach(answers)];
    for (const correction of CORRECTIONS) {
      const without = CORRECTIONS.filter((other) => other !== correction);
      const violated = [...NAMES.store, ...NAMES.admin].some((name) => {
        try {
          const schema = openOfficialSchema(name, without);
          const described = ({ api }: Exchange): boolean => NAMES[api].includes(name);
          return (
            answered.filter(described).some((exchange) => unexplained(schema.checkAnswer(exchange)).length > 0) ||
            asked.filter(described).some((exchange) => unexplained(schema.checkRequest(exchange)).length > 0)
          );
        } catch {
          // A description that no validator takes is in need of correction.
          return true;
        }
      });
      expect(violated, correction.name).toBe(true);
    }
    // Reads and compiles every description anew for each correction: work for the processor alone, which it may have to share.
  }, 300_000);

  test.skipIf(!hasRecordings)('what a real server is said to answer, too, is among its recorded answers', () => {
    const seen = new Set(recorded.flatMap((exchange) => violationsOf(exchange, 'checkAnswer')).map(exceptionFor));
    expect(EXCEPTIONS.filter((exception) => exception.recorded === true && !seen.has(exception)).map(({ rule }) => rule.source)).toEqual(
      [],
    );
  });
});

test('a request that the official description forbids is told', async () => {
  const [schema] = SCHEMAS;
  const violations =
    schema?.checkRequest({
      api: 'store',
      method: 'POST',
      path: '/account/login',
      query: new URLSearchParams('unheard=1'),
      headers: {},
      requestBody: { username: 7 },
      status: 200,
      answerBody: undefined,
    }) ?? [];
  expect(violations.map(({ rule }) => rule).toSorted()).toEqual([
    'POST /account/login lacks password',
    'POST /account/login: query parameter unheard is not described',
    'username is number, not string',
  ]);
  await expect(store.visitor().request({ operation: 'x', method: 'GET', path: '/no-such-call' })).rejects.toSatisfy(isStoreApiError);
});
