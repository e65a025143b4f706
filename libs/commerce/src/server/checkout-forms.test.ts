import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheControlOf } from '@vitrine/app-shell/server';
import { getContext, listPaymentMethods } from '@vitrine/store-api-client';
import { GUEST, MUG, saidOf, visit } from '../testing/checkout-visitor.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe("a guest's form without scripts", () => {
  it('makes the visitor a guest of the store, and leads back to the checkout', async () => {
    const visitor = visit();
    await visitor.put(MUG, 2);
    expect(await visitor.send('guest', GUEST)).toEqual({ to: '/de-DE/checkout' });
    expect((await getContext(visitor.session.client)).customer).toMatchObject({ guest: true, email: GUEST.email });
    expect(await visitor.cart()).toEqual([[MUG, 2]]);
    expect(cacheControlOf(visitor.scope, new Response()).cacheControl).toBe('private, no-store');
  });

  it('that breaks a rule is shown again with all that was typed, and nothing is asked of the store', async () => {
    const { store, send } = visit();
    const answer = await send('guest', {
      ...GUEST,
      lastName: '',
      emailConfirmation: 'other@vitrine.example',
      hasShipping: 'on',
      'shippingAddress.city': 'Bern',
    });
    expect(answer).toMatchObject({
      status: 422,
      says: {
        guest: {
          errors: { lastName: 'required', 'shippingAddress.street': 'required' },
          values: { firstName: 'Ada', 'billingAddress.street': 'Main Street 1', 'shippingAddress.city': 'Bern' },
        },
      },
    });
    expect(store.requests).toEqual([]);
  });

  it('says what the store objects to at its field, and in words what the form has no field for', async () => {
    const { store, send } = visit();
    const violation = (pointer: string) => ({
      status: '400',
      code: 'VIOLATION::IS_BLANK_ERROR',
      title: '',
      detail: '',
      source: { pointer },
    });
    store.faults.status(
      400,
      { body: { errors: [violation('/billingAddress/street'), violation('/customFields/debtorNumber')] } },
      { path: '/account/register' },
    );
    const says = saidOf(await send('guest', GUEST));
    expect(says.guest).toMatchObject({
      errors: { 'billingAddress.street': 'required' },
      unseen: { 'customFields.debtorNumber': 'required' },
      values: { firstName: 'Ada' },
    });
    expect(says.hasEnded).toBe(false);
  });

  it('takes no password, no owner and no price: only the fields of a guest reach the store', async () => {
    const { store, send } = visit();
    await send('guest', { ...GUEST, password: 'chosen-by-a-stranger', customerId: 'x', 'billingAddress.id': 'y', guest: '' });
    const sent = store.requests.find(({ path }) => path === '/account/register')?.json as Record<string, unknown>;
    expect(Object.keys(sent).toSorted()).toEqual([
      'acceptedDataProtection',
      'billingAddress',
      'email',
      'firstName',
      'guest',
      'lastName',
      'storefrontUrl',
    ]);
    expect(sent['guest']).toBe(true);
    expect(Object.keys(sent['billingAddress'] as object)).not.toContain('id');
  });
});

it('what is none of the checkout’s forms does nothing', async () => {
  const { store, send } = visit();
  expect(await send('pay', {})).toEqual({ to: '/de-DE/checkout' });
  expect(await send('toString', {})).toEqual({ to: '/de-DE/checkout' });
  expect(await send('order', { terms: 'on', seen: '{"lineItems":1}' })).toEqual({ to: '/de-DE/checkout' });
  expect(store.requests).toEqual([]);
});

describe('the methods without scripts', () => {
  it('are chosen, and what was typed beside them stays', async () => {
    const visitor = visit();
    await visitor.put(MUG, 1);
    await visitor.becomeGuest();
    const { elements } = await listPaymentMethods(visitor.session.client);
    const other = elements.at(-1)?.id ?? '';
    expect(saidOf(await visitor.send('methods', await visitor.page({ paymentMethod: other, comment: 'Ring twice' })))).toEqual({
      typed: { comment: 'Ring twice', terms: false, waiver: false },
    });
    expect((await getContext(visitor.session.client)).paymentMethod.id).toBe(other);
    expect(await visitor.send('methods', await visitor.page({}))).toEqual({ to: '/de-DE/checkout' });
    const form = await visitor.page({ comment: 'Ring twice' });
    expect(await visitor.send('methods', { ...form, paymentMethod: 'cheap' })).toMatchObject({ status: 422, says: { methods: 'failed' } });
    await visitor.session.client.request({ operation: 'logout', method: 'POST', path: '/account/logout', body: {} });
    expect(await visitor.send('methods', form), 'of who is known no more').toMatchObject({
      status: 422,
      says: { hasEnded: true, seen: form.seen, typed: { comment: 'Ring twice' } },
    });
  });
});
