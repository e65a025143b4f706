import { afterEach, describe, expect, test } from 'vitest';
import { createFaultServers } from '@vitrine/store-api-client/testing/node';
import { checkExchange } from './checked-exchange.ts';
import { isNotInUse, OPERATION_ROWS, OUTSIDE_STORE_API, rowOf } from './operation-rows.ts';
import { hasRecordings, readRecordings } from './recordings.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

/** So many exchanges show nearly every call. */
const WHOLE_SAMPLE = 250;
const MAY_BE_UNSEEN = [
  'addReview',
  'changePaymentMethod',
  'deleteCart',
  'deleteCustomer',
  'getCountry',
  'getSalutation',
  'getShopSettings',
  'listCurrencies',
  'listSalutations',
  // Newer than the recorded server.
  'sendWithdrawal',
  'setDefaultBillingAddress',
];

const recordings = readRecordings();
const inUse = recordings.flatMap((recording) => {
  const match = rowOf(recording);
  return match === undefined
    ? []
    : [
        {
          recording,
          ...match,
          name: `${recording.file}: ${recording.request.method} ${recording.request.url} → ${recording.response.status}`,
        },
      ];
});

if (!hasRecordings) console.warn('No recorded answers beside the workspace: their contract tests are skipped.');

describe.skipIf(!hasRecordings)('recorded answers of a real server', () => {
  test('every recorded exchange has its operation, or a reason why the client does not make that call', () => {
    const orphans = recordings
      .filter((recording) => !inUse.some((entry) => entry.recording === recording))
      .filter((recording) => recording.request.path !== undefined && !isNotInUse(recording))
      .map(({ file, request }) => `${file}: ${request.method} ${request.url}`);
    expect(orphans).toEqual([]);
    const outside = recordings.filter(({ request }) => request.path === undefined).length;
    const operations = new Set(inUse.map(({ row }) => row.operation)).size;
    console.log(
      `${recordings.length} recorded exchanges: ${inUse.length} replayed by ${operations} operations; ${recordings.length - inUse.length - outside} of calls not in use, ${outside} outside (${OUTSIDE_STORE_API}).`,
    );
    if (recordings.length >= WHOLE_SAMPLE) expect(inUse.length).toBeGreaterThan(recordings.length * 0.9);
  });

  test.each(inUse)('$name', async (exchange) => {
    await checkExchange(servers, exchange);
  });

  // A part of the sample says nothing of the whole.
  test.runIf(recordings.length >= WHOLE_SAMPLE)('of the operations in use, those without a recording are known', () => {
    const recorded = new Set(inUse.map(({ row }) => row.operation));
    const unseen = OPERATION_ROWS.map(({ operation }) => operation).filter((operation) => !recorded.has(operation));
    // Another recording of the same server may show one of them.
    expect(MAY_BE_UNSEEN).toEqual(expect.arrayContaining(unseen));
  });
});
