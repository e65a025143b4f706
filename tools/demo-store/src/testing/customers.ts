import { type Json, PUBLIC_ORIGIN, type Reply, type Visitor } from './shop.ts';
import { ID, SHOPPER } from './small-catalogue.ts';

export const login = (visitor: Visitor, changes: Json = {}): Promise<Reply> =>
  visitor.post('/account/login', { username: SHOPPER.email, password: SHOPPER.password, ...changes });

export const ADDRESS: Json = { street: 'Seestr. 2', zipcode: '54321', city: 'Hamburg', countryId: ID.germany };

export function registration(email: string, changes: Json = {}): Json {
  return {
    email,
    password: 'correct-horse-2',
    salutationId: ID.mr,
    firstName: 'Max',
    lastName: 'Muster',
    storefrontUrl: PUBLIC_ORIGIN,
    billingAddress: ADDRESS,
    ...changes,
  };
}

/** Registers a guest, who can order at once. */
export const becomeGuest = (visitor: Visitor, email = 'guest@example.com'): Promise<Reply> =>
  visitor.post('/account/register', registration(email, { guest: true }));
