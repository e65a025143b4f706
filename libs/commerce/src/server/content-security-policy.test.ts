import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

describe('the content security policy', () => {
  const policy = contentSecurityPolicy('abc');
  it('runs scripts of this origin with the nonce of the document alone', () => {
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
  });
  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])('says %s', (directive) => expect(policy).toContain(directive));
});
