import { expect, test } from 'vitest';
import { CancelledError, isCancelledError } from './cancelled-error.ts';

test('a cancelled call names its operation and why it ended, where that is known', () => {
  const cause = new Error('The page is left.');
  const error = new CancelledError('addLineItems', cause);
  expect([error.message, error.operation, error.code, error.cause]).toEqual([
    'addLineItems was cancelled.',
    'addLineItems',
    'CANCELLED',
    cause,
  ]);
  expect('cause' in new CancelledError('addLineItems')).toBe(false);
  expect([isCancelledError(error), isCancelledError(cause), isCancelledError(null)]).toEqual([true, false, false]);
});
