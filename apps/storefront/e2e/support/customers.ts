import { type APIRequestContext, expect } from '@playwright/test';

/** A customer whom no other test knows: what one test does to an account, another must not find there. */
export interface Customer {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** Registers a customer, who is signed in on the given device from then on. @param origin The product's own. */
export async function registerCustomer(device: APIRequestContext, origin: string): Promise<Customer> {
  made += 1;
  const customer: Customer = { email: `customer-${Date.now()}-${made}@vitrine.example`, password: 'first-password' };
  const call = (path: string, data: unknown) =>
    device.post(`${origin}/store-api${path}`, { data, headers: { origin, 'x-vitrine-locale': 'en-US' } });
  const [country] = ((await (await call('/country', { limit: 1 })).json()) as { elements: { id: string }[] }).elements;
  const registered = await call('/account/register', {
    ...customer,
    firstName: 'Ida',
    lastName: 'Lovelace',
    acceptedDataProtection: true,
    storefrontUrl: origin,
    billingAddress: {
      street: '1 Loom Street',
      city: 'Berlin',
      zipcode: '10115',
      countryId: country?.id,
      firstName: 'Ida',
      lastName: 'Lovelace',
    },
  });
  expect(registered.status()).toBe(200);
  return customer;
}
