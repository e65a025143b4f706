import { expect, it } from 'vitest';
import { parseChecklist } from './checklist.ts';
import { screensWithoutScreenTest } from './screens.ts';

const check = (number: string, shownBy: string) => screensWithoutScreenTest(parseChecklist(`| ${number} | Cart | ${shownBy} |`));

it('a row about a screen is shown by an end-to-end test of the screen’s app, or open', () => {
  expect(check('2.91', 'apps/sales-room/e2e/cart.spec.ts › opens; libs/ui/src/a.test.ts › adds')).toEqual([]);
  expect(check('2.91', 'open')).toEqual([]);
  expect(check('2.91', 'libs/ui/src/a.test.ts › adds')).toEqual(['2.91 (Cart): no end-to-end test of apps/sales-room']);
  expect(check('2.91', 'apps/storefront/e2e/cart.spec.ts › opens')).toHaveLength(1);
});

it('a rule may be shown by any test', () => {
  expect(check('2.1', 'libs/ui/src/a.test.ts › adds')).toEqual([]);
  expect(check('9.91', 'libs/ui/src/a.test.ts › adds')).toEqual([]);
});
