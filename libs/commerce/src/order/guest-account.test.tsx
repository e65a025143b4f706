// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { shopPage, type ShownShop } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { GuestAccount } from './guest-account.tsx';
import type { GuestAccountAnswer } from './guest-account-answer.ts';

const page = shopPage();
const ORDER = { id: 'a'.repeat(32), orderCustomer: { email: 'ada@vitrine.example' } } as unknown as Order;
const MADE = t('checkout.success.account.made');
const OFFERED = t('checkout.success.account.title');
const PASSWORD = 'input[name=password]';
const GUEST = { isGuest: true, isLoggedIn: false };
const show = ({ answer, order = ORDER, ...shop }: ShownShop & { answer?: GuestAccountAnswer; order?: Order } = {}) =>
  page.show(<GuestAccount order={order} answer={answer} />, { session: GUEST, ...shop });

describe('an account that was made from an order', () => {
  it.each([
    ['of who is signed in by it', { isLoggedIn: true }, '/?account=made', true],
    ['of somebody whose session has ended since', { isLoggedIn: false }, '/?account=made', false],
    ['that does not have this order in it', { isLoggedIn: true }, '/?account=apart', false],
    ['where the address tells of none', { isLoggedIn: true }, '/', false],
  ])('is told of, and heard: %s', async (_whose, session, address, expected) => {
    await show({ session, address });
    expect(page.text().includes(MADE)).toBe(expected);
    expect(document.activeElement?.getAttribute('role') === 'status').toBe(expected);
    if (expected) expect(page.find('a').getAttribute('href')).toBe('/account');
  });
});

describe('the way from an order to an account', () => {
  it.each([
    ['a guest', GUEST, true],
    ['a customer', { isGuest: false, isLoggedIn: true }, false],
    ['nobody', { isGuest: false, isLoggedIn: false }, false],
  ])('is offered to guests alone: %s', async (_who, session, expected) => {
    await show({ session });
    expect(page.text().includes(OFFERED)).toBe(expected);
  });
  it('names the address of the order, to be kept with the password, as far as it is known', async () => {
    await show();
    expect(page.text()).toContain(t('checkout.success.account.text', { email: 'ada@vitrine.example' }));
    expect(page.find<HTMLInputElement>('input[autocomplete=username]').value).toBe('ada@vitrine.example');
    await show({ order: { id: ORDER.id } as Order });
    expect(page.find<HTMLInputElement>('input[autocomplete=username]').value).toBe('');
  });
  it('asks the page of the order, by a password alone', async () => {
    const asked: unknown[] = [];
    await show({
      action: async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        asked.push([pathname, searchParams.get('form'), Object.fromEntries(await request.formData())]);
      },
    });
    await page.type(PASSWORD, 'long-enough');
    await page.submit();
    await page.eventually(() => expect(asked).toEqual([[`/checkout/success/${ORDER.id}`, 'account', { password: 'long-enough' }]]));
  });
  it('says what is wrong with the password, the cursor in its field', async () => {
    await show({ answer: { errors: { password: 'minLength|8' }, values: {} } });
    expect(document.activeElement).toBe(page.find(PASSWORD));
    expect(page.find(PASSWORD).getAttribute('aria-invalid')).toBe('true');
    expect(page.text()).not.toContain(t('checkout.success.account.taken', { email: 'ada@vitrine.example' }));
  });
  it('leads to the log-in where the address has an account already', async () => {
    await show({ answer: { errors: {}, values: {}, isTaken: true } });
    expect(page.find('[role=alert]').textContent).toContain(t('checkout.success.account.taken', { email: 'ada@vitrine.example' }));
    expect(page.find('[role=alert] a').getAttribute('href')).toBe('/login');
  });
  it('is over for now where a mail is to be followed first', async () => {
    await show({ answer: { sentTo: 'ada@vitrine.example' } });
    expect(page.text()).toBe(t('checkout.success.account.unconfirmed', { email: 'ada@vitrine.example' }));
  });
});
