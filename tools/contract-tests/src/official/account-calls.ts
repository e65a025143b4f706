import fc from 'fast-check';
import * as api from '@vitrine/store-api-client';
import { address, criteria, email, hash, id, words } from './arbitraries.ts';
import { calls, type OperationCalls } from './operation-calls.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const password = fc.string({ minLength: 8, maxLength: 40 });
const birthday = {
  birthdayDay: fc.integer({ min: 1, max: 28 }),
  birthdayMonth: fc.integer({ min: 1, max: 12 }),
  birthdayYear: fc.integer({ min: 1920, max: 2010 }),
};
const private_ = fc.record(
  {
    email,
    password,
    salutationId: id,
    title: words,
    firstName: words,
    lastName: words,
    guest: fc.boolean(),
    acceptedDataProtection: fc.constant(true),
    storefrontUrl: fc.webUrl(),
    billingAddress: address,
    shippingAddress: address,
    affiliateCode: words,
    campaignCode: words,
    requestedGroupId: id,
    ...birthday,
  },
  {
    requiredKeys: [
      'email',
      'password',
      'firstName',
      'lastName',
      'storefrontUrl',
      'billingAddress',
      'acceptedDataProtection',
      'salutationId',
    ],
  },
);
const business = fc.tuple(private_, words, fc.array(words, { minLength: 1, maxLength: 2 })).map(([customer, company, vatIds]) => ({
  ...customer,
  accountType: 'business' as const,
  company,
  vatIds,
  billingAddress: { ...customer.billingAddress, company },
}));

async function withSecondAddress({
  customer,
  roles,
}: StoreUnderTest): Promise<{ client: api.StoreApiClient; input: api.AddressInput; id: string }> {
  const { client } = await customer();
  const input = {
    salutationId: roles.salutation,
    firstName: 'Ada',
    lastName: 'Example',
    street: 'Zweite Str. 2',
    zipcode: '54321',
    city: 'Hamburg',
    countryId: roles.country,
  };
  const created = await api.createAddress(client, input);
  return { client, input, id: created.id };
}

export const ACCOUNT_CALLS: Record<string, OperationCalls> = {
  register: calls(api.register, fc.tuple(fc.oneof(private_, business)), async ({ customer, roles }) => {
    await customer();
    await customer({ guest: true });
    await customer({
      accountType: 'business',
      company: 'Example Ltd',
      vatIds: ['DE123456789'],
      billingAddress: { street: 'Musterstr. 1', zipcode: '12345', city: 'Berlin', countryId: roles.country, company: 'Example Ltd' },
    });
    await customer({ birthdayDay: 3, birthdayMonth: 5, birthdayYear: 1980 });
    await customer({ requestedGroupId: roles.registrationGroup });
  }),
  getCustomerGroupRegistration: calls(api.getCustomerGroupRegistration, fc.tuple(id), async ({ visitor, roles }) => {
    for (const languageId of roles.languages)
      await api.getCustomerGroupRegistration(visitor().withLanguage(languageId), roles.registrationGroup);
    await api.getCustomerGroupRegistration(visitor(), roles.category).catch(() => undefined);
  }),
  confirmRegistration: calls(api.confirmRegistration, fc.tuple(fc.record({ hash: id, em: words })), async ({ visitor }) => {
    await api.confirmRegistration(visitor(), { hash: 'f'.repeat(32), em: 'no-such' }).catch(() => undefined);
  }),
  login: calls(api.login, fc.tuple(fc.record({ username: email, password })), async ({ visitor, roles }) => {
    await api.login(visitor(), { username: roles.shopper.email, password: roles.shopper.password });
    await api.login(visitor(), { username: roles.shopper.email, password: 'wrong' }).catch(() => undefined);
  }),
  logout: calls(api.logout, fc.constant<[]>([]), async ({ customer }) => api.logout((await customer()).client)),
  getCustomer: calls(api.getCustomer, fc.tuple(criteria), async ({ visitor, customer }) => {
    await api.getCustomer(visitor());
    const { client } = await customer();
    await api.getCustomer(client);
    await api.getCustomer(client, { associations: { addresses: {}, salutation: {} } });
  }),
  deleteCustomer: calls(api.deleteCustomer, fc.constant<[]>([]), async ({ customer }) => api.deleteCustomer((await customer()).client)),
  changeProfile: calls(
    api.changeProfile,
    fc.tuple(
      fc.record(
        { salutationId: id, title: words, firstName: words, lastName: words, ...birthday },
        { requiredKeys: ['firstName', 'lastName'] },
      ),
    ),
    async ({ customer, roles }) =>
      api.changeProfile((await customer()).client, {
        salutationId: roles.salutation,
        firstName: 'Grace',
        lastName: 'Example',
        birthdayDay: 3,
        birthdayMonth: 5,
        birthdayYear: 1980,
      }),
  ),
  changeEmail: calls(api.changeEmail, fc.tuple(fc.record({ email, emailConfirmation: email, password })), async ({ customer }) => {
    const { client, input } = await customer();
    await api.changeEmail(client, { email: `new-${input.email}`, emailConfirmation: `new-${input.email}`, password: input.password ?? '' });
  }),
  changePassword: calls(
    api.changePassword,
    fc.tuple(fc.record({ password, newPassword: password, newPasswordConfirm: password })),
    async ({ customer }) => {
      const { client, input } = await customer();
      await api.changePassword(client, {
        password: input.password ?? '',
        newPassword: 'correct-horse-2',
        newPasswordConfirm: 'correct-horse-2',
      });
    },
  ),
  convertGuest: calls(api.convertGuest, fc.tuple(fc.record({ password })), async ({ customer }) =>
    api.convertGuest((await customer({ guest: true })).client, { password: 'correct-horse-1' }),
  ),
  changeLanguage: calls(api.changeLanguage, fc.tuple(id), async ({ customer, roles }) =>
    api.changeLanguage((await customer()).client, roles.languages[1] ?? ''),
  ),
  recoverPassword: calls(
    api.recoverPassword,
    fc.tuple(fc.record({ email, storefrontUrl: fc.webUrl() })),
    async ({ customer, visitor, storefrontUrl }) => {
      const { input } = await customer();
      await api.recoverPassword(visitor(), { email: input.email, storefrontUrl });
    },
  ),
  isRecoveryExpired: calls(api.isRecoveryExpired, fc.tuple(hash), async ({ customer, visitor, storefrontUrl, mailedLink }) => {
    const { input } = await customer();
    await api.recoverPassword(visitor(), { email: input.email, storefrontUrl });
    await api.isRecoveryExpired(visitor(), mailedLink(input.email).searchParams.get('hash') ?? '');
  }),
  confirmPasswordRecovery: calls(
    api.confirmPasswordRecovery,
    fc.tuple(fc.record({ hash, newPassword: password, newPasswordConfirm: password })),
    async ({ customer, visitor, storefrontUrl, mailedLink }) => {
      const { input } = await customer();
      await api.recoverPassword(visitor(), { email: input.email, storefrontUrl });
      const found = mailedLink(input.email).searchParams.get('hash') ?? '';
      await api.confirmPasswordRecovery(visitor(), { hash: found, newPassword: 'correct-horse-2', newPasswordConfirm: 'correct-horse-2' });
    },
  ),
  changePaymentMethod: calls(api.changePaymentMethod, fc.tuple(id), async ({ customer, roles }) =>
    api.changePaymentMethod((await customer()).client, roles.redirecting),
  ),
  listAddresses: calls(api.listAddresses, fc.tuple(criteria), async ({ customer }) => api.listAddresses((await customer()).client)),
  createAddress: calls(api.createAddress, fc.tuple(address), withSecondAddress),
  updateAddress: calls(api.updateAddress, fc.tuple(id, address), async (store) => {
    const { client, input, id: second } = await withSecondAddress(store);
    await api.updateAddress(client, second, { ...input, street: 'Dritte Str. 3' });
  }),
  deleteAddress: calls(api.deleteAddress, fc.tuple(id), async (store) => {
    const { client, id: second } = await withSecondAddress(store);
    await api.deleteAddress(client, second);
  }),
  setDefaultBillingAddress: calls(api.setDefaultBillingAddress, fc.tuple(id), async (store) => {
    const { client, id: second } = await withSecondAddress(store);
    await api.setDefaultBillingAddress(client, second);
  }),
  setDefaultShippingAddress: calls(api.setDefaultShippingAddress, fc.tuple(id), async (store) => {
    const { client, id: second } = await withSecondAddress(store);
    await api.setDefaultShippingAddress(client, second);
  }),
  getWishlist: calls(api.getWishlist, fc.tuple(criteria), async ({ customer, roles }) => {
    const { client } = await customer();
    await api.getWishlist(client);
    await api.addToWishlist(client, roles.plain.id);
    await api.getWishlist(client);
  }),
  addToWishlist: calls(api.addToWishlist, fc.tuple(id), async ({ customer, roles }) =>
    api.addToWishlist((await customer()).client, roles.plain.id),
  ),
  removeFromWishlist: calls(api.removeFromWishlist, fc.tuple(id), async ({ customer, roles }) => {
    const { client } = await customer();
    await api.addToWishlist(client, roles.plain.id);
    await api.removeFromWishlist(client, roles.plain.id);
  }),
  mergeWishlist: calls(api.mergeWishlist, fc.tuple(fc.array(id, { minLength: 1, maxLength: 3 })), async ({ customer, roles }) =>
    api.mergeWishlist((await customer()).client, [roles.plain.id, roles.closeout.id]),
  ),
};
