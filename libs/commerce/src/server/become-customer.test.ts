import { describe, expect, it, vi } from 'vitest';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { becomeCustomer } from './become-customer.ts';

const ORDER = 'a'.repeat(32);
const PASSWORD = ' keeps its blanks ';
const ADDRESS = { id: 'b', firstName: 'Ada', lastName: 'Byron', street: '12 Mill Lane', zipcode: '10115', city: 'Berlin', countryId: 'de' };
const GUEST = { guest: true, firstName: 'Ada', lastName: 'Byron', email: 'ada@vitrine.example', activeBillingAddress: ADDRESS };

const refused = (statusCode: number, messages: unknown[] = []) =>
  new StoreApiError('no', { code: 'REFUSED', statusCode, messages: messages as StoreApiMessage[] });
const violation = (pointer: string) => ({ code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', status: '400', source: { pointer } });

function guest(answers: Record<string, () => unknown>) {
  const asked: Record<string, unknown> = {};
  const client = {
    cartMemory: { forget: () => undefined },
    request: async ({ path, body }: { path: string; body?: unknown }) => {
      asked[path] = body;
      return answers[path]?.();
    },
  };
  const session = {
    client,
    locale: 'de-DE',
    storefrontUrl: 'https://shop.example/de-DE',
    currencyId: 'euro',
    clientForWrite: async () => client,
    changeContext: async () => undefined,
  } as unknown as RequestSession;
  const scope = createRequestScope(session);
  const send = async (password: string): Promise<unknown> => {
    const request = new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams({ password }) });
    const answer = await becomeCustomer(scope, request, ORDER).catch((error: unknown) => error);
    return answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer;
  };
  return { asked, scope, send };
}
const fails = (error: Error) => () => {
  throw error;
};

describe('a guest who wants an account', () => {
  it('has it by a password, and is led back to the order, which no cache keeps', async () => {
    const { asked, scope, send } = guest({ '/account/convert-guest': () => ({ success: true }) });
    expect(await send(PASSWORD)).toEqual([303, `/de-DE/checkout/success/${ORDER}?account=made`]);
    expect(asked).toEqual({ '/account/convert-guest': { password: PASSWORD } });
    expect(cacheControlOf(scope, new Response()).cacheControl).toBe('private, no-store');
  });

  it.each(['', 'short'])('is asked again for a password that is none, without a call: %j', async (password) => {
    const { asked, send } = guest({});
    expect(await send(password)).toMatchObject({ errors: { password: expect.any(String) as string }, values: {} });
    expect(asked).toEqual({});
  });

  it('is told at the field what is wrong with the password, and that the address is taken', async () => {
    const weak = guest({ '/account/convert-guest': fails(refused(400, [violation('/password')])) });
    expect(await weak.send(PASSWORD)).toMatchObject({ errors: { password: expect.anything() as unknown } });
    const taken = guest({ '/account/convert-guest': fails(refused(400, [violation('/email')])) });
    expect(await taken.send(PASSWORD)).toEqual({ errors: {}, isTaken: true, values: {} });
  });

  it('is told of a store that fails, and asked again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { send } = guest({ '/account/convert-guest': fails(refused(503)) });
    expect(await send(PASSWORD)).toEqual({ errors: {}, reason: 'general', values: {} });
  });
});

describe('a guest of a store that converts none', () => {
  const missing = { '/account/convert-guest': fails(refused(404)), '/context': () => ({ customer: GUEST }) };

  it('gets an account of what is known of them, apart from the order', async () => {
    const { asked, send } = guest({ ...missing, '/account/register': () => ({ id: 'c' }) });
    expect(await send(PASSWORD)).toEqual([303, '/de-DE/account?account=apart']);
    const { id: _, ...address } = ADDRESS;
    expect(asked['/account/register']).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@vitrine.example',
      password: PASSWORD,
      acceptedDataProtection: true,
      storefrontUrl: 'https://shop.example/de-DE',
      billingAddress: address,
    });
  });

  it('keeps another shipping address, and what a business is', async () => {
    const customer = {
      ...GUEST,
      accountType: 'business',
      vatIds: ['DE1'],
      salutationId: 's',
      activeShippingAddress: { ...ADDRESS, id: 'other', city: 'Hamburg' },
    };
    const { asked, send } = guest({ ...missing, '/context': () => ({ customer }), '/account/register': () => ({ id: 'c' }) });
    await send(PASSWORD);
    expect(asked['/account/register']).toMatchObject({
      accountType: 'business',
      vatIds: ['DE1'],
      salutationId: 's',
      shippingAddress: { city: 'Hamburg' },
    });
  });

  it('waits for the link of a mail where accounts have to be confirmed', async () => {
    const { send } = guest({ ...missing, '/account/register': () => ({ id: 'c', doubleOptInRegistration: true }) });
    expect(await send(PASSWORD)).toEqual({ sentTo: GUEST.email });
  });

  it('is told that the address is taken, or that nobody is known here', async () => {
    const taken = guest({ ...missing, '/account/register': fails(refused(400, [violation('/email')])) });
    expect(await taken.send(PASSWORD)).toMatchObject({ isTaken: true });
    const nobody = guest({ ...missing, '/context': () => ({ customer: null }) });
    expect(await nobody.send(PASSWORD)).toMatchObject({ reason: 'refused' });
  });
});
