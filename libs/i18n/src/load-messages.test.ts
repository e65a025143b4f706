import { describe, expect, it } from 'vitest';
import { isLocale } from './catalogue-registry.ts';
import { loadMessages } from './load-messages.ts';

describe('loading', () => {
  it('brings the areas asked for alone: a shop page carries no room text', async () =>
    expect(Object.keys(await loadMessages('de-DE', ['common', 'shop']))).toEqual(['common', 'shop']));
  it('brings German in German, whatever areas British English changes', async () => {
    expect(await loadMessages('de-DE', ['common'])).toMatchObject({ common: { field: { zipcode: 'Postleitzahl' } } });
    expect(Object.keys(await loadMessages('en-GB', ['common', 'guide']))).toEqual(['common', 'guide']);
  });
  it('brings plain data, fit to travel', async () => {
    const messages = await loadMessages('en-GB', ['shop']);
    expect(structuredClone(messages)).toEqual(messages);
  });
  it('leaves en-US as it is when en-GB differs', async () => {
    await loadMessages('en-GB', ['common']);
    const { common } = await loadMessages('en-US', ['common']);
    expect(common).toMatchObject({ field: { zipcode: 'Postal code', city: 'City' } });
    expect(await loadMessages('en-GB', ['common'])).toMatchObject({ common: { field: { zipcode: 'Postcode', city: 'City' } } });
  });
});

it.each([
  ['en-US', true],
  ['de-DE', true],
  ['de-de', false],
  ['toString', false],
  [undefined, false],
])('%j is a locale with texts: %s', (value, expected) => expect(isLocale(value)).toBe(expected));
