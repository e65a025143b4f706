import { afterEach, describe, expect, test } from 'vitest';
import { createStoreApiClient, isStoreApiError, withResponseValidation } from '@vitrine/store-api-client';
import { responseSchemas } from '@vitrine/store-api-client/schemas';
import { createFaultServers } from '@vitrine/store-api-client/testing/node';
import { rowOf } from './operation-rows.ts';
import { hasRecordings, readRecordings } from './recordings.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const checks = new Map(responseSchemas.map((check) => [check.operation, check]));
const answered = readRecordings().flatMap((recording) => {
  const { status, body } = recording.response;
  if (status >= 300 || body === undefined) return [];
  const check = checks.get(rowOf(recording)?.row.operation ?? '');
  return check === undefined ? [] : [{ name: `${recording.file}: ${check.operation}`, recording, check }];
});

if (!hasRecordings) console.warn('No recorded answers beside the workspace: the checks on them are skipped.');

/** No recorded shop has them, or nobody asked. */
const UNRECORDED = [
  'callContextGateway',
  'getApiDescription',
  'getCustomerGroupRegistration',
  'getGaranLabel',
  'getLegalGuaranteeNotice',
  'listApiRoutes',
  'getCartShippingCosts',
  'getProductShippingCosts',
  'getCookieGroups',
  'getPurchaseLimits',
  'listCategories',
  'listMedia',
  'listSitemaps',
  'listSnippets',
];

describe.skipIf(!hasRecordings)('checks of answers, on what a real server said', () => {
  // Who chooses fields gets no others, and is not checked.
  const whole = answered.filter(({ recording: { request } }) => !['includes', 'fields'].some((name) => name in Object(request.body)));
  test.each(whole)('$name passes as the server gave it', ({ check, recording }) => {
    const checked = check.schema.safeParse(recording.response.body);
    expect(checked.success ? [] : checked.error?.issues).toEqual([]);
  });

  test.runIf(answered.length >= 150)('most checked operations of the shop have a recorded answer', () => {
    const seen = new Set(answered.map(({ check }) => check.operation));
    const room = /Presentation|Slide|Quickview|ShopPage|Appointment|joinAsClient/;
    const unseen = responseSchemas
      .map(({ operation }) => operation)
      .filter((operation) => !seen.has(operation) && !room.test(operation) && !UNRECORDED.includes(operation));
    expect(unseen.length).toBeLessThan(8);
  });

  test('an answer that is not what the operation promises is refused, with the place of the fault', async () => {
    for (const { check, recording } of answered.filter(({ check: { operation } }) =>
      ['getCart', 'getContext', 'getProduct', 'searchProducts'].includes(operation),
    )) {
      const { row, parts } = rowOf(recording) ?? {};
      const server = await servers.serve(() => ({ body: { apiAlias: 'something_else' } }));
      const client = withResponseValidation(createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 } }), [check]);
      const call = { parts: parts ?? [], query: recording.request.query, body: (recording.request.body ?? {}) as Record<string, never> };
      const error: unknown = await row?.run(client, call).catch((caught: unknown) => caught);
      expect(isStoreApiError(error) && error.code).toBe('INVALID_RESPONSE');
      expect(isStoreApiError(error) && error.messages[0]?.detail).toMatch(new RegExp(`^${check.operation}: \\$\\.\\w+ is missing`));
    }
  });
});
