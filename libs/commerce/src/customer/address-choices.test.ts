import { describe, expect, it } from 'vitest';
import type { Country, Salutation } from '@vitrine/store-api-client';
import { addressChoices } from './address-choices.ts';

const country = (id: string, over: object = {}) => ({ id, name: id, ...over }) as Country;
const names = (countries: Country[]) => addressChoices(countries, []).countries.map(({ name }) => name);

describe('the countries of an address form', () => {
  it('come in the order of the shop, those without a position first', () => {
    expect(names([country('c', { position: 9 }), country('b', { position: 2 }), country('a')])).toEqual(['a', 'b', 'c']);
  });
  it('are those that are active and shipped to', () => {
    expect(names([country('a', { active: false }), country('b', { shippingAvailable: false }), country('c', { active: true })])).toEqual([
      'c',
    ]);
  });
  it('are named in the language of the session, else by the shop, else by code', () => {
    expect(names([country('a', { translated: { name: 'Deutschland' } }), country('b', { name: null, iso: 'FR' })])).toEqual([
      'Deutschland',
      'FR',
    ]);
    expect(names([country('a', { translated: {}, name: 'Germany', iso: 'DE' }), country('b', { name: null })])).toEqual(['Germany', '']);
  });
  it('ask for a state only where the shop says so, and offer states in its order', () => {
    const states = [
      { id: 's2', shortCode: 'US-NY', name: 'New York', position: 2 },
      { id: 's1', shortCode: 'US-AL', name: null, position: 1 },
    ];
    expect(addressChoices([country('us', { forceStateInRegistration: true, states }), country('de')], []).countries).toMatchObject([
      {
        isStateRequired: true,
        states: [
          { id: 's1', name: 'US-AL' },
          { id: 's2', name: 'New York' },
        ],
      },
      { isStateRequired: false, states: [] },
    ]);
  });
});

describe('the salutations of an address form', () => {
  it('are named in the language of the session, else by the shop, else by key', () => {
    const salutations = [
      { id: 'a', salutationKey: 'mr', displayName: 'Mr.', translated: { displayName: 'Herr' } },
      { id: 'b', salutationKey: 'mrs', displayName: 'Mrs.', translated: {} },
      { id: 'c', salutationKey: 'not_specified', displayName: null },
    ] as unknown as Salutation[];
    expect(addressChoices([], salutations)).toEqual({
      countries: [],
      salutations: [
        { id: 'a', name: 'Herr' },
        { id: 'b', name: 'Mrs.' },
        { id: 'c', name: 'not_specified' },
      ],
    });
  });
});

describe('the states of an address form', () => {
  it('are named in the language of the session, those without a position first', () => {
    const states = [
      { id: 'b', shortCode: 'DE-BY', name: 'Bavaria', translated: { name: 'Bayern' }, position: 1 },
      { id: 'a', shortCode: 'DE-BE', name: 'Berlin', translated: {}, position: null },
    ];
    expect(addressChoices([country('de', { states })], []).countries[0]?.states).toEqual([
      { id: 'a', name: 'Berlin' },
      { id: 'b', name: 'Bayern' },
    ]);
  });
});
