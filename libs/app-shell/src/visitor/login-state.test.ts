import { describe, expect, it } from 'vitest';
import { loginState } from './login-state.ts';

describe('customer session', () => {
  it.each([
    ['a visitor', null, { isLoggedIn: false, isCustomerSession: false, isGuest: false }],
    [
      'an active customer: an id, active and no guest',
      { id: 'a', active: true, guest: false },
      { isLoggedIn: true, isCustomerSession: true, isGuest: false },
    ],
    [
      'a customer who is not active',
      { id: 'a', active: false, guest: false },
      { isLoggedIn: false, isCustomerSession: true, isGuest: false },
    ],
    [
      'a guest: the guest flag is set',
      { id: 'a', active: true, guest: true },
      { isLoggedIn: false, isCustomerSession: false, isGuest: true },
    ],
    ['somebody without an id', { active: true, guest: false }, { isLoggedIn: false, isCustomerSession: false, isGuest: false }],
  ])('logged in needs an id, an active account and no guest: %s', (_who, customer, expected) => {
    expect(loginState(customer)).toEqual(expected);
  });
});
