import { expect, it } from 'vitest';
import { isUnconfirmed } from './unconfirmed-account.ts';

it.each([
  [{ doubleOptInRegistration: true, doubleOptInConfirmDate: null }, true],
  [{ doubleOptInRegistration: true }, true],
  [{ doubleOptInRegistration: true, doubleOptInConfirmDate: '2026-11-20' }, false],
  [{ doubleOptInRegistration: false }, false],
  [{}, false],
])('an account waits for its mail until its link was followed: %o is %s', (customer, expected) => {
  expect(isUnconfirmed(customer)).toBe(expected);
});
