import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientCalls } from './client-calls.ts';
import { type DescribedOperation, describedOperations, nameOf, operationOf } from './described-operations.ts';
import { LEFT_OUT } from './left-out.ts';
import { operationLines, OPERATIONS_PAGE, renderOperationsPage } from './operation-page.ts';

const operations = describedOperations();
const calls = await clientCalls(operations);
const lines = operationLines(operations, calls);
const isCovered = ({ functions, cacheable }: (typeof lines)[number]): boolean => functions.length + cacheable.length > 0;
const page = readFileSync(OPERATIONS_PAGE, 'utf8');

describe('every operation of either description', () => {
  test('is there: those of 6.6 and those of 6.7', () => {
    expect(operations.filter(({ versions }) => versions.includes('6.6')).length).toBe(155);
    expect(operations.filter(({ versions }) => versions.includes('6.7')).length).toBe(260);
  });

  test('is covered by a function of the client, or left out with a reason', () => {
    expect(lines.filter((line) => !isCovered(line) && line.reason === undefined).map(({ operation }) => nameOf(operation))).toEqual([]);
  });

  test('stands in the page once', () => {
    const rows = [...page.matchAll(/^\| `([A-Z]+ \/[^`]*)`/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(operations.map(nameOf).toSorted());
  });
});

test('every call of the client is described, but for one form that older servers may want', () => {
  // Sent after a 405 to its GET alone.
  expect(calls.undescribed).toEqual(['getCheckoutGateway: POST /checkout/gateway']);
});

test('every reason leaves something out, and nothing that the client calls', () => {
  for (const { operations: pattern } of LEFT_OUT) {
    const meant = lines.filter(({ operation }) => pattern.test(nameOf(operation)));
    expect(meant.length, String(pattern)).toBeGreaterThan(0);
    expect(
      meant.filter(isCovered).map(({ operation }) => nameOf(operation)),
      String(pattern),
    ).toEqual([]);
  }
});

test('the page is what the client sends: after a change run `npm run operation-table`', async () => {
  expect(page).toBe(await renderOperationsPage());
});

test('an operation that nobody calls or explains is told', () => {
  const unknown: DescribedOperation = { method: 'POST', path: '/never-heard-of', versions: ['6.7'] };
  const [line] = operationLines([unknown], calls);
  expect(line).toEqual({ operation: unknown, functions: [], cacheable: [], reason: undefined });
});

test('a literal part of a path wins over a parameter', () => {
  const pathOf = (path: string): string | undefined => operationOf(operations, 'GET', path)?.path;
  expect(pathOf('/product/purchase-limit')).toBe('/product/purchase-limit');
  expect(pathOf(`/product/${'a'.repeat(32)}`)).toBe('/product/{productId}');
  expect(pathOf('/sitemap/channel/1.xml.gz')).toBe('/sitemap/{filePath}');
  expect(pathOf('/no-such-call')).toBeUndefined();
});
