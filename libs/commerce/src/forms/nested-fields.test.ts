import { describe, expect, it } from 'vitest';
import { nestFields } from './nested-fields.ts';

describe('the fields of a form', () => {
  it('are nested by the dots in their names', () => {
    expect(
      nestFields([
        ['email', 'a@b.example'],
        ['billingAddress.street', 'Main 1'],
        ['billingAddress.city', 'Bern'],
      ]),
    ).toEqual({ email: 'a@b.example', billingAddress: { street: 'Main 1', city: 'Bern' } });
  });

  it('reach nothing but their own object, whatever they are called', () => {
    nestFields([
      ['__proto__.polluted', 'yes'],
      ['a.__proto__.polluted', 'yes'],
      ['constructor.prototype.polluted', 'yes'],
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('may contradict each other: the last one counts, and nothing fails', () => {
    expect(
      nestFields([
        ['a', 'text'],
        ['a.b', 'nested'],
      ]),
    ).toEqual({ a: { b: 'nested' } });
    expect(
      nestFields([
        ['a.b', 'nested'],
        ['a', 'text'],
      ]),
    ).toEqual({ a: 'text' });
  });
});
