import { describe, expect, it } from 'vitest';
import type { StoreApiMessage } from '@vitrine/store-api-client';
import { violationRule } from './rule-text.ts';

const violation = (code: string | undefined, limit?: unknown) =>
  ({ code, ...(limit === undefined ? {} : { meta: { parameters: { '{{ limit }}': limit } } }) }) as unknown as StoreApiMessage;

describe("a store's violation", () => {
  it.each([
    ['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', 'emailTaken'],
    ['VIOLATION::IS_BLANK_ERROR', 'required'],
    ['VIOLATION::INVALID_FORMAT_ERROR', 'email'],
    ['VIOLATION::INVALID_EMAIL', 'email'],
    ['VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', 'wrongPassword'],
    ['VIOLATION::SOMETHING_ELSE', 'invalid'],
    [undefined, 'invalid'],
  ])('%s stands for the rule %s', (code, rule) => {
    expect(violationRule(violation(code))).toBe(rule);
  });
  it('of a password that is too short names the least length, 8 where the store does not say', () => {
    expect(violationRule(violation('VIOLATION::TOO_SHORT_ERROR', '12'))).toBe('minLength|12');
    expect(violationRule(violation('VIOLATION::TOO_SHORT_ERROR'))).toBe('minLength|8');
  });
  it('of a text that is too long names the greatest length, 255 where the store does not say', () => {
    expect(violationRule(violation('VIOLATION::TOO_LONG_ERROR', 64))).toBe('maxLength|64');
    expect(violationRule(violation('VIOLATION::TOO_LONG_ERROR'))).toBe('maxLength|255');
  });
});
