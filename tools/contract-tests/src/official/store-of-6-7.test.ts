import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';
import { exceptionFor, EXCEPTIONS } from './exceptions.ts';
import { type OfficialSchema, openOfficialSchema, type SchemaName, type Violation } from './official-schema.ts';
import { startStoreUnderTest, type StoreUnderTest } from './store-under-test.ts';

/** What the 6.6 store is excused for: a 6.7 has it. */
const OF_6_6 = /the embedded store is a 6\.6/;

let store: StoreUnderTest;
const schemas = new Map<SchemaName, OfficialSchema>();
beforeAll(async () => {
  store = await startStoreUnderTest('6.7');
  for (const name of ['store-6.7', 'admin-6.7'] as const) schemas.set(name, openOfficialSchema(name));
});
afterAll(() => store.close());

const isExplained = (violation: Violation): boolean => {
  const exception = exceptionFor(violation);
  return exception !== undefined && !OF_6_6.test(exception.reason);
};

test('some exceptions are the 6.6 store’s own, or this test excuses nothing less', () => {
  expect(EXCEPTIONS.some(({ reason }) => OF_6_6.test(reason))).toBe(true);
});

describe('every answer of the embedded store as a 6.7 is one that its description allows', () => {
  test.each(Object.entries(ALL_CALLS).filter(([, { onStore }]) => onStore !== undefined))('%s', async (_operation, { onStore }) => {
    const seen = store.recorder.exchanges.length;
    await onStore?.(store);
    const exchanged = store.recorder.exchanges.slice(seen);
    expect(exchanged.length).toBeGreaterThan(0);
    const violations = exchanged.flatMap((exchange) => {
      const schema = schemas.get(exchange.api === 'admin' ? 'admin-6.7' : 'store-6.7');
      return schema === undefined ? [] : [...schema.checkRequest(exchange), ...schema.checkAnswer(exchange)];
    });
    const told = violations.filter((violation) => !isExplained(violation)).map(({ call, rule, detail }) => `${call}: ${rule} (${detail})`);
    expect([...new Set(told)]).toEqual([]);
  });
});
