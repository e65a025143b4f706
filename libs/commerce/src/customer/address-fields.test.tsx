import { describe, expect, it } from 'vitest';
import { shopMarkup } from '../testing/shop-words.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressChange, addressInput } from './address-input.ts';

const choices = {
  countries: [
    { id: 'de', name: 'Germany', isStateRequired: false, states: [{ id: 'by', name: 'Bavaria' }] },
    { id: 'us', name: 'USA', isStateRequired: true, states: [{ id: 'ny', name: 'New York' }] },
    { id: 'fr', name: 'France', isStateRequired: false, states: [] },
  ],
  salutations: [{ id: 'mx', name: 'Mx.' }],
};
const form = (countryId: string, over: Partial<Parameters<typeof AddressFields>[0]> = {}) =>
  shopMarkup(<AddressFields choices={choices} errors={{}} required={new Set()} countryId={countryId} {...over} />);

describe('an address for the store', () => {
  it('leaves out what is empty when it is new, and takes away what was emptied when it changes', () => {
    expect(addressInput({ street: 'Main Street 1', company: '' })).toEqual({ street: 'Main Street 1' });
    expect(addressChange({ street: 'Main Street 1', company: '' })).toEqual({ street: 'Main Street 1', company: null });
  });
});

describe('the fields of an address', () => {
  it('ask for a state only where the country has states', () => {
    expect(form('de')).toContain('countryStateId');
    expect(form('fr')).not.toContain('countryStateId');
    expect(form('unknown')).not.toContain('countryStateId');
  });
  it('call the state optional unless the country, or the store, requires it', () => {
    const count = (html: string) => html.match(/optional/gi)?.length ?? 0;
    const optional = count(form('de'));
    expect(count(form('us'))).toBeLessThan(optional);
    expect(count(form('de', { required: new Set(['countryStateId']) }))).toBeLessThan(optional);
  });
  it('start with the country that was chosen before', () => {
    expect(form('de', { initial: { countryId: 'us' } })).toContain('New York');
  });
  it('that few people need are folded away, but for what is filled in', () => {
    const isOpen = (html: string) => /<details[^>]* open/.test(html);
    expect(isOpen(form('de'))).toBe(false);
    expect(isOpen(form('de', { initial: { company: '', phoneNumber: null } }))).toBe(false);
    expect(isOpen(form('de', { initial: { phoneNumber: '030 1' } }))).toBe(true);
  });
  it('call what few people need optional unless the store requires it', () => {
    const field = (html: string) => /<label[^>]*>Company.*?<\/label>/.exec(html)?.[0];
    expect(field(form('de'))).toMatch(/optional/);
    expect(field(form('de', { required: new Set(['company']) }))).not.toMatch(/optional/);
    expect(form('de', { required: new Set(['salutationId']), hasNames: true })).toMatch(/name="salutationId"[^>]*aria-required="true"/);
    expect(form('de', { hasNames: true })).not.toMatch(/name="salutationId"[^>]*aria-required="true"/);
  });
  it('are known to the browser by whose address it is', () => {
    expect(form('de', { hasNames: true })).toContain('autoComplete="billing given-name"');
    expect(form('de', { hasNames: true, autoComplete: 'shipping' })).toContain('autoComplete="shipping street-address"');
  });
  it('bear the names of their group, and the errors of their own', () => {
    const html = form('de', { group: 'shippingAddress', errors: { 'shippingAddress.city': 'No such city', city: 'Of another form' } });
    expect(html).toContain('name="shippingAddress.city"');
    expect(html).toContain('No such city');
    expect(html).not.toContain('Of another form');
  });
  it('ask for names only where the address is not that of somebody who is named already', () => {
    expect(form('de', { hasNames: true })).toContain('name="lastName"');
    expect(form('de')).not.toContain('name="lastName"');
  });
});
