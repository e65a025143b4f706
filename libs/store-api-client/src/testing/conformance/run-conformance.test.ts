import { expect, test } from 'vitest';
import { createInMemoryStore } from '../store/in-memory-store.ts';
import { conformanceChecks } from './conformance-checks.ts';
import { runConformance } from './run-conformance.ts';

const target = { endpoint: 'https://shop.example/store-api', promotionCode: 'TEN' };
const everything = { allow: ['writes', 'rate-limits'] } as const;

test('the in-memory store keeps every rule', async () => {
  const store = createInMemoryStore();
  const results = await runConformance({ ...target, accessKey: store.accessKey, fetch: store.fetch }, everything);
  expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
  expect(results).toHaveLength(conformanceChecks.length);
});

test.each([
  ['an empty object', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['500', () => new Response('{"errors":[{"status":"500","code":"0"}]}', { status: 500 })],
  ['nothing', () => new Response(null, { status: 204 })],
])('no rule is kept by a server that answers %s to everything', async (_, answer) => {
  const results = await runConformance(
    { ...target, accessKey: 'SWSCAAAAAAAAAAAAAAAAAAAAAA', fetch: () => Promise.resolve(answer()) },
    everything,
  );
  expect(results.filter(({ outcome }) => outcome === 'kept').map(({ id }) => id)).toEqual([]);
});

test('a rule that breaks is told with what was expected and found', async () => {
  const store = createInMemoryStore();
  store.faults.status(200, { body: { redirectUrl: '/elsewhere' } }, { method: 'PATCH', path: '/context' });
  const results = await runConformance({ ...target, accessKey: store.accessKey, fetch: store.fetch });
  expect(results.find(({ id }) => id === 'context/ignores')).toMatchObject({
    outcome: 'broken',
    detail: 'PATCH /context: expected ["200",null], found ["200","/elsewhere"]',
  });
});

test('a rule that cannot be checked because an earlier run is still counted is left out', async () => {
  const store = createInMemoryStore();
  store.faults.status(429, { code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' }, { path: '/contact-form' });
  const results = await runConformance({ ...target, accessKey: store.accessKey, fetch: store.fetch }, everything);
  expect(results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ id }) => id)).toEqual(['contact/invalid', 'contact/sent']);
});
