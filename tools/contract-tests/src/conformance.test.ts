import { afterAll, describe, expect, test } from 'vitest';
import { parseTraits, startDemoStore } from '@vitrine/demo-store';
import {
  conformanceChecks,
  connectConformance,
  createInMemoryStore,
  isConformanceSkip,
  runConformance,
} from '@vitrine/store-api-client/testing';
import { startStoreServer } from '@vitrine/store-api-client/testing/node';
import { startStubStore } from '@vitrine/stub-store';

/** A server to check, started before its first check. */
interface Subject {
  name: string;
  endpoint: string;
  accessKey: string;
  promotionCode?: string;
  /** Whether checks may register, order, send forms and use up limits. */
  mayWrite: boolean;
  /** A server of somebody else, which may lack what a rule is about. */
  foreign: boolean;
  close?: () => Promise<void>;
}

const ORIGIN = 'http://localhost:3000';
const demo = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: ORIGIN, dataDir: ':memory:' });
const fake = createInMemoryStore();
const fakeServer = await startStoreServer(fake);
const subjects: Subject[] = [
  {
    name: 'the embedded store',
    endpoint: `${demo.url}/store-api`,
    accessKey: 'SWSCVITRINEDEMOACCESSKEY00',
    promotionCode: 'WELCOME10',
    mayWrite: true,
    foreign: false,
    close: () => demo.close(),
  },
  {
    name: 'the in-memory store',
    endpoint: fakeServer.endpoint,
    accessKey: fake.accessKey,
    promotionCode: 'TEN',
    mayWrite: true,
    foreign: false,
    close: () => fakeServer.close(),
  },
];

const { STORE_API_ENDPOINT, STORE_API_ACCESS_KEY, CONFORMANCE_PROMOTION_CODE, CONFORMANCE_WRITES } = process.env;
if (STORE_API_ENDPOINT && STORE_API_ACCESS_KEY) {
  subjects.push({
    name: STORE_API_ENDPOINT,
    endpoint: STORE_API_ENDPOINT,
    accessKey: STORE_API_ACCESS_KEY,
    ...(CONFORMANCE_PROMOTION_CODE ? { promotionCode: CONFORMANCE_PROMOTION_CODE } : {}),
    mayWrite: CONFORMANCE_WRITES === 'true',
    foreign: true,
  });
}

afterAll(() => Promise.all(subjects.map(({ close }) => close?.())));

test('at least sixty rules are checked, each under a name of its own', () => {
  expect(conformanceChecks.length).toBeGreaterThanOrEqual(60);
  expect(new Set(conformanceChecks.map(({ id }) => id)).size).toBe(conformanceChecks.length);
  expect(new Set(conformanceChecks.map(({ rule }) => rule)).size).toBe(conformanceChecks.length);
});

describe.each(subjects)('$name keeps the rule', ({ mayWrite, foreign, ...target }) => {
  const server = connectConformance(target);
  test.for(conformanceChecks)('$id: $rule', async ({ needs, run }, { skip }) => {
    if (needs !== undefined && !mayWrite) return skip(`not allowed: ${needs}`);
    await run(server).catch((error: unknown) => {
      // A foreign server may lack what a rule is about; ours have everything.
      if (foreign && isConformanceSkip(error)) return skip(error.message);
      throw error;
    });
  });
});

test('a store with habits of its own is told apart: what it keeps, what it breaks, what it lacks', async () => {
  const stub = await startStubStore({ port: 0, publicOrigin: ORIGIN });
  try {
    const results = await runConformance(
      { endpoint: `${stub.origin}/store-api`, accessKey: 'SWSCSTATIONERSTUBACCESSKY1' },
      { allow: ['writes', 'rate-limits'] },
    );
    const outcome = Object.fromEntries(results.map((result) => [result.id, result.outcome]));
    expect(outcome).toMatchObject({
      'key/missing': 'kept',
      'token/any': 'kept',
      'cart/stacking': 'kept',
      'register/token': 'kept',
      'order/placed': 'kept',
    });
    // Lines are removed by DELETE alone, and a product without variants has no list of choices.
    expect(results.filter((result) => result.outcome === 'broken').map(({ id }) => id)).toEqual([
      'product/detail',
      'cart/remove',
      'cart/remove-unknown',
    ]);
    expect(outcome).toMatchObject({ 'seo-url/fields': 'skipped', 'context/redirect': 'skipped', 'cart/promotion': 'skipped' });
  } finally {
    await stub.close();
  }
});

test('without leave nothing is written and no limit is used up', async () => {
  const sent: string[] = [];
  const watched: typeof fetch = (input, init) => {
    sent.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
    return fetch(input, init);
  };
  const results = await runConformance({ endpoint: `${demo.url}/store-api`, accessKey: 'SWSCVITRINEDEMOACCESSKEY00', fetch: watched });
  expect(results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'skipped').length).toBeGreaterThan(30);
  expect(sent.filter((call) => /newsletter|contact-form|recovery-password$|wishlist\/(add|merge)/.test(call))).toEqual([]);
});

test('the embedded store keeps the rules with everything on that a real shop has', async () => {
  const real = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: ORIGIN, dataDir: ':memory:', traits: parseTraits('real') });
  try {
    const results = await runConformance({
      endpoint: `${real.url}/store-api`,
      accessKey: 'SWSCVITRINEDEMOACCESSKEY00',
      promotionCode: 'WELCOME10',
    });
    expect(results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(90);
  } finally {
    await real.close();
  }
});
