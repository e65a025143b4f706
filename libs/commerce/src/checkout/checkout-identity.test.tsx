// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CheckoutIdentity, type CheckoutIdentityProps } from './checkout-identity.tsx';
import type { SeenCustomer } from './seen-checkout.ts';

const page = shopPage();
const GERMANY = 'd'.repeat(32);
const CHOICES = { countries: [{ id: GERMANY, name: 'Germany', isStateRequired: false, states: [] }], salutations: [] };
const ADA = {
  guest: true,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  address: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: GERMANY },
} as unknown as SeenCustomer;
const steps: string[] = [];
const open = (props: Partial<CheckoutIdentityProps> = {}) => {
  steps.length = 0;
  return page.show(
    <CheckoutIdentity
      choices={CHOICES}
      hasEnded={false}
      known={null}
      restore={async () => void steps.push('cart')}
      onSend={() => void steps.push('sent')}
      {...props}
    />,
    { session: { countryId: GERMANY, storefrontUrl: 'https://shop.example' } },
  );
};
const tab = () => page.find('[role=tab][aria-selected=true]').textContent;

describe('who orders', () => {
  it('is asked as a guest first, and as a customer where one has ordered so far', async () => {
    await open();
    expect(tab()).toBe(t('checkout.identity.guest'));
    await open({ known: ADA });
    expect(tab()).toBe(t('checkout.identity.guest'));
    await open({ known: { ...ADA, guest: false } });
    expect(tab()).toBe(t('checkout.identity.login'));
    expect(page.find<HTMLInputElement>('input[name=username]').value).toBe('ada@vitrine.example');
  });

  it('has not to type again what is known already', async () => {
    await open({ known: ADA });
    for (const [name, value] of [
      ['firstName', 'Ada'],
      ['email', 'ada@vitrine.example'],
      ['billingAddress.street', 'Main Street 1'],
    ])
      expect(page.find<HTMLInputElement>(`input[name='${name}']`).value).toBe(value);
  });

  it.each([
    [true, 'checkout.ended.guest'],
    [false, 'checkout.ended.customer'],
  ] as const)('is told that the session has ended, and what to do, where attention goes (guest: %s)', async (guest, text) => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await open({ hasEnded: true, known: { ...ADA, guest } });
    const notice = page.find('.v-form-notice[role=alert]');
    expect(notice.textContent).toContain(t(text));
    expect(document.activeElement).toBe(notice);
    expect(notice.tabIndex).toBe(-1);
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  });

  it('is told nothing of an end where there was none', async () => {
    await open();
    expect(page.text()).not.toContain(t('checkout.ended.title'));
    expect(document.activeElement).toBe(document.body);
  });

  it('has the cart put together again before a guest is made', async () => {
    await open({ known: ADA });
    page.answer = ({ path }) => {
      if (path === '/account/register') steps.push('registered');
      return { id: 'c' };
    };
    await page.click('input[name=privacy]');
    await page.submit('form:has(input[name=firstName])');
    await page.eventually(() => expect(steps).toEqual(['sent', 'cart', 'registered']));
  });

  it('has the cart put together again after a log-in', async () => {
    await open({ known: { ...ADA, guest: false } });
    page.answer = ({ path }) => {
      if (path === '/account/login') steps.push('signed in');
      return {};
    };
    await page.type('input[name=password]', 'long-enough');
    await page.submit('form:has(input[name=username])');
    await page.eventually(() => expect(steps).toEqual(['sent', 'signed in', 'cart']));
  });

  it('has no cart put together where the store refuses', async () => {
    await open({ known: { ...ADA, guest: false } });
    page.answer = () => refusal(401);
    await page.type('input[name=password]', 'wrong-one');
    await page.submit('form:has(input[name=username])');
    await page.eventually(() => expect(page.text()).toContain(t('account.login.failed')));
    expect(steps).toEqual(['sent']);
  });

  it('sends a form without scripts to the log-in, or to the checkout where that has something to keep', async () => {
    const action = () => page.find('form:has(input[name=username])').getAttribute('action');
    const typed = { comment: 'Ring twice', terms: true, waiver: false };
    await open({ known: { ...ADA, guest: false } });
    expect(action()).toBe('/login?returnTo=/checkout');
    await open({ known: { ...ADA, guest: false }, answer: { typed } });
    expect(page.count('input[name=comment]')).toBe(0);
    await open({ known: { ...ADA, guest: false }, answer: { typed, hasEnded: true } });
    expect(action()).toBe('/checkout?intent=login');
    expect(page.find<HTMLInputElement>('input[type=hidden][name=comment]').value).toBe('Ring twice');
    expect(page.count('input[type=hidden][name=terms]')).toBe(1);
    expect(page.count('input[type=hidden][name=waiver]')).toBe(0);
  });
});
