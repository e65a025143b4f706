import { describe, expect, it } from 'vitest';
import { I18nError, isI18nError } from './i18n-error.ts';

describe('an error of the texts', () => {
  it('has a code, and words for who looks after the program', () => {
    const error = new I18nError('missing-message', 'There is no text.');
    expect([error.name, error.code, error.message]).toEqual(['I18nError', 'missing-message', 'There is no text.']);
  });

  it('is told by its brand, one of another copy of this package included', () => {
    expect(isI18nError(new I18nError('provider-missing', 'x'))).toBe(true);
    expect(isI18nError({ [Symbol.for('@vitrine/i18n/I18nError')]: true })).toBe(true);
  });

  it.each([new Error('x'), { name: 'I18nError' }, 'I18nError', null, undefined])('is not %j', (value) => {
    expect(isI18nError(value)).toBe(false);
  });
});
