// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { CustomerAddress } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import type { AccountAnswer } from './account-forms.ts';
import { AddressesPage, AddressFormPage } from './address-pages.tsx';

const page = shopPage();
const address = (id: string, street: string) =>
  ({ id, firstName: 'Ada', lastName: 'Byron', street, zipcode: '10115', city: 'Berlin', countryId: 'de' }) as unknown as CustomerAddress;
const [HOME, WORK, OTHER] = [address('home', 'Home Street 1'), address('work', 'Work Street 2'), address('other', 'Other Street 3')];
const BOOK = { addresses: [HOME, WORK, OTHER], billingId: 'home', shippingId: 'work' };
const SIGNED_IN = { isLoggedIn: true, hasSession: true };
const open = (answer?: AccountAnswer, at = '/account/address', book: Partial<typeof BOOK> = {}) =>
  page.show(<AddressesPage {...BOOK} {...book} answer={answer} />, { session: SIGNED_IN, address: at });
const failed = (over: Partial<AccountAnswer>): AccountAnswer => ({
  form: 'delete-address',
  errors: {},
  values: {},
  reason: 'general',
  ...over,
});

const card = (street: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.v-account__card')].find((each) => each.textContent.includes(street));
  if (!found) throw new Error(`There is no address ${street}`);
  return found;
};
/** What may be done with an address, in their order. */
const controls = (street: string) => [...card(street).querySelectorAll('a, button')].map((each) => each.textContent);
const badges = (street: string) => [...card(street).querySelectorAll('.v-account__badges > *')].map((each) => each.textContent);
const nameOf = (street: string) => `${street}, Berlin`;
const askedFor = () => [...document.querySelectorAll('[role=group] form')].map((form) => form.getAttribute('action'));

const [EDIT, DELETE] = [t('account.address.edit'), t('account.address.delete')];
const [TO_BILLING, TO_SHIPPING] = [t('account.address.makeBilling'), t('account.address.makeShipping')];

describe('the addresses of a customer', () => {
  it('say which is taken by default, and for what', async () => {
    await open();
    expect(badges('Home Street')).toEqual([t('account.address.defaultBilling')]);
    expect(badges('Work Street')).toEqual([t('account.address.defaultShipping')]);
    expect(badges('Other Street')).toEqual([]);
    await open(undefined, undefined, { shippingId: 'home' });
    expect(badges('Home Street')).toEqual([t('account.address.defaultBilling'), t('account.address.defaultShipping')]);
  });

  it('can be deleted and made a default, but for what they are already', async () => {
    await open();
    expect(controls('Other Street')).toEqual([EDIT, DELETE, TO_BILLING, TO_SHIPPING]);
    expect(controls('Home Street')).toEqual([EDIT, TO_SHIPPING]);
    expect(controls('Work Street')).toEqual([EDIT, TO_BILLING]);
    expect(card('Home Street').textContent).toContain(t('account.address.keptAsDefault'));
    expect(card('Work Street').textContent).toContain(t('account.address.keptAsDefault'));
    expect(card('Other Street').textContent).not.toContain(t('account.address.keptAsDefault'));
  });

  it('are made a default by a form of their own, and lead to where they are changed', async () => {
    await open();
    expect([...card('Other Street').querySelectorAll('form')].map((form) => form.getAttribute('action'))).toEqual([
      '/account/address?form=default-billing&id=other',
      '/account/address?form=default-shipping&id=other',
    ]);
    expect(card('Other Street').querySelector('a')?.getAttribute('href')).toBe('/account/address/other');
  });

  it('that are none are said to be none; a new one can be written either way', async () => {
    await open();
    expect(page.text()).not.toContain(t('account.address.emptyTitle'));
    expect(page.count('a[href="/account/address/create"]')).toBe(1);
    await open(undefined, undefined, { addresses: [] });
    expect(page.text()).toContain(t('account.address.emptyTitle'));
    expect(page.count('a[href="/account/address/create"]')).toBe(1);
    expect(page.count('.v-account__card')).toBe(0);
  });

  it.each([
    ['address', t('account.address.saved')],
    ['delete-address', t('account.address.deleted')],
    ['default-billing', t('account.address.billingSaved')],
    ['default-shipping', t('account.address.shippingSaved')],
  ])('say what was saved: %s', async (form, text) => {
    await open(undefined, `/account/address?saved=${form}`);
    expect([...document.querySelectorAll('.v-form-notice')].map((notice) => notice.textContent)).toEqual([text]);
  });

  it('say that one could not be made a default; a deletion says it at its own place', async () => {
    const about = { id: 'other', problem: 'failed' } as const;
    await open(failed({ form: 'default-billing', address: about }));
    expect(page.text()).toContain(t('account.address.failed'));
    await open(failed({ address: about }));
    expect(page.text()).not.toContain(t('account.address.failed'));
    await open(failed({ form: 'address' }));
    expect(page.text()).not.toContain(t('account.address.failed'));
  });
});

describe('the deletion of an address', () => {
  const press = () => page.press(t('account.address.deleteOf', { name: nameOf('Other Street 3') }));

  it('is asked about where the address stands, where attention goes', async () => {
    await open();
    await press();
    expect(askedFor()).toEqual(['/account/address?form=delete-address&id=other&delete=other']);
    expect(card('Other Street').contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('group');
    expect(controls('Other Street')).toEqual([t('account.address.deleteSubmit'), t('common.action.cancel')]);
    expect(page.address).toBe('/account/address');
  });

  it('that is not wanted after all gives attention back, and the address its other ways', async () => {
    await open();
    await press();
    await page.press(t('common.action.cancel'));
    expect(askedFor()).toEqual([]);
    expect(document.activeElement?.textContent).toBe(DELETE);
    expect(card('Other Street').contains(document.activeElement)).toBe(true);
    expect(page.address).toBe('/account/address');
  });

  it('is asked about by the page’s address, too, without scripts', async () => {
    await open(undefined, '/account/address?delete=other');
    expect(askedFor()).toHaveLength(1);
    expect(card('Other Street').querySelectorAll('[role=group]')).toHaveLength(1);
    await open();
    expect(askedFor()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['default', 'active', 'missing', 'failed'] as const)('that is not possible says why: %s', async (problem) => {
    await open(failed({ address: { id: 'other', problem } }), '/account/address?delete=other');
    expect(page.find('[role=group] [role=alert]').textContent).toBe(t(`account.address.problem.${problem}`));
  });

  it('says nothing of what came of another', async () => {
    await open(failed({ address: { id: 'work', problem: 'active' } }), '/account/address?delete=other');
    expect(page.count('[role=group] [role=alert]')).toBe(0);
  });
});

describe('the form of an address', () => {
  const choices = { countries: [{ id: 'de', name: 'Germany' }], salutations: [] } as unknown as Parameters<
    typeof AddressFormPage
  >[0]['choices'];
  const write = (changed: CustomerAddress | null, answer?: AccountAnswer) =>
    page.show(<AddressFormPage address={changed} choices={choices} answer={answer} />, { session: SIGNED_IN });
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);

  it('begins with the address that is changed, or empty', async () => {
    await write(HOME);
    expect(page.find('h1').textContent).toBe(t('account.address.editTitle'));
    expect(page.find('form').getAttribute('action')).toBe('/account/address/home?form=address');
    expect([field('street').value, field('firstName').value]).toEqual(['Home Street 1', 'Ada']);
    await act(async () => undefined);
    await page.show(<p>Between</p>);
    await write(null);
    expect(page.find('h1').textContent).toBe(t('account.address.addTitle'));
    expect(page.find('form').getAttribute('action')).toBe('/account/address/create?form=address');
    expect(field('street').value).toBe('');
  });

  it('keeps what was typed where it was not accepted, and says what is wrong', async () => {
    await write(HOME, { form: 'address', errors: { street: 'required' }, values: { street: '', city: 'Bonn' } });
    expect([field('street').value, field('city').value, field('zipcode').value]).toEqual(['', 'Bonn', '10115']);
    expect(document.activeElement).toBe(field('street'));
  });

  it('can be left for the addresses', async () => {
    await write(null);
    expect([...document.querySelectorAll('form a')].map((link) => link.getAttribute('href'))).toEqual(['/account/address']);
  });
});
