import { describe, expect, it } from 'vitest';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { RegisterForm } from './register-form.tsx';

const choices = { countries: [{ id: 'd', name: 'Germany', isStateRequired: false, states: [] }], salutations: [] };

describe('the form of who has no account', () => {
  it("offers at the checkout not to create an account, and begins as a guest's: without password", () => {
    expect(shopWords(<RegisterForm choices={choices} mode="guest" />)).toContain('Do not create');
    const guest = shopMarkup(<RegisterForm choices={choices} mode="guest" />);
    expect(guest).toContain('name="emailConfirmation"');
    expect(guest).not.toContain('type="password"');
  });

  it('asks for a password twice where an account is made', () => {
    const account = shopMarkup(<RegisterForm choices={choices} mode="account" />);
    expect(account).toContain('name="password"');
    expect(account).toContain('name="passwordConfirmation"');
    expect(shopWords(<RegisterForm choices={choices} mode="account" />)).not.toContain('Do not create');
  });

  it('has the fields of a person and an address: names, e-mail, street, postal code, city, country', () => {
    const html = shopMarkup(<RegisterForm choices={choices} mode="account" />);
    for (const name of [
      'firstName',
      'lastName',
      'email',
      'billingAddress.street',
      'billingAddress.zipcode',
      'billingAddress.city',
      'billingAddress.countryId',
    ])
      expect(html).toContain(`name="${name}"`);
  });
});
