import { join } from 'node:path';
import { expect, it } from 'vitest';
import { affectedTests } from './affected-tests.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

it('a change is to run the unit tests of what it touches, and the end-to-end tests of what those reach', () => {
  const wasToRun = affectedTests(root, (target) => (target === 'test' ? ['@vitrine/ui'] : ['@vitrine/storefront']));
  expect(wasToRun('libs/ui/src/a.test.ts')).toBe(true);
  expect(wasToRun('libs/ui/e2e/a.spec.ts')).toBe(false);
  expect(wasToRun('apps/storefront/e2e/a.spec.ts')).toBe(true);
  expect(wasToRun('apps/sales-room/e2e/a.spec.ts')).toBe(false);
  expect(wasToRun('libs/routing/src/a.test.ts')).toBe(false);
});
