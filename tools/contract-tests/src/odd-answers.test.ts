import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { isStoreApiError } from '@vitrine/store-api-client';
import { createFaultServers } from '@vitrine/store-api-client/testing/node';
import { ALL_CALLS } from './official/all-calls.ts';

const servers = createFaultServers();
afterAll(() => servers.closeAll());

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML = { headers: { 'content-type': 'text/html; charset=UTF-8' }, text: '<html><body><h1>Bad Gateway</h1></body></html>' };

/** What servers, and what stands before them, answer beside what they should. */
const ODD_ANSWERS: Readonly<Record<string, { status?: number; headers?: Record<string, string>; text?: string }>> = {
  'nothing with status 200': { headers: JSON_TYPE, text: '' },
  'nothing with status 204': { status: 204, headers: {} },
  null: { headers: JSON_TYPE, text: 'null' },
  'an empty list': { headers: JSON_TYPE, text: '[]' },
  'an empty map': { headers: JSON_TYPE, text: '{}' },
  'a bare text': { headers: JSON_TYPE, text: '"ok"' },
  'a bare number': { headers: JSON_TYPE, text: '0' },
  'lists of null': {
    headers: JSON_TYPE,
    text: '{"elements":null,"lineItems":null,"orders":null,"products":null,"aggregations":null,"navigation":null,"errors":null,"price":null}',
  },
  'a page for people with status 200': HTML,
  'a page for people with status 404': { ...HTML, status: 404 },
  'a page for people with status 502': { ...HTML, status: 502 },
  'a way elsewhere': { status: 302, headers: { location: 'https://elsewhere.example/login' } },
  'status 400 without errors': { status: 400, headers: JSON_TYPE, text: '{"message":"Bad Request"}' },
  'status 400 with an empty list of errors': { status: 400, headers: JSON_TYPE, text: '{"errors":[]}' },
  'status 400 with errors of no shape': {
    status: 400,
    headers: JSON_TYPE,
    text: '{"errors":[null,"no",[],{"code":17,"status":400,"detail":null,"source":[],"meta":[]}]}',
  },
  'status 400 with errors as a map': {
    status: 400,
    headers: JSON_TYPE,
    text: '{"errors":{"1":{"code":"C","status":"400","title":"Bad Request","detail":"No.","source":{"pointer":"/email"}}}}',
  },
  'status 403 of null': { status: 403, headers: JSON_TYPE, text: 'null' },
  'status 500 with half an answer': { status: 500, headers: JSON_TYPE, text: '{"errors":[{"code":' },
};

describe('whatever a server answers, an operation gives a result or a failure of the one shape', () => {
  test.each(Object.entries(ODD_ANSWERS))('%s', async (_answer, { text, ...answer }) => {
    const server = await servers.serve(() => ({ ...answer, body: text }));
    const strange: string[] = [];
    for (const [operation, { callAny }] of Object.entries(ALL_CALLS)) {
      for (const call of fc.sample(callAny, { numRuns: 1, seed: 7 })) {
        const error: unknown = await call(server.url).then(
          () => undefined,
          (caught: unknown) => caught,
        );
        if (error === undefined) {
          if ((answer.status ?? 200) >= 300 && ![403, 404].includes(answer.status ?? 200))
            strange.push(`${operation} took it for an answer`);
        } else if (
          !isStoreApiError(error) ||
          error.messages.length === 0 ||
          error.messages.some(({ detail }) => typeof detail !== 'string')
        ) {
          strange.push(`${operation}: ${String(error)}`);
        }
      }
    }
    expect(strange).toEqual([]);
  });
});
