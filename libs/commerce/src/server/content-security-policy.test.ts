import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string): string[] => policy.split('; ').find((part) => part.startsWith(`${name} `))?.split(' ').slice(1) ?? [];

describe('the content security policy', () => {
  it('lets no script run but the own ones and those with the nonce', () => {
    expect(directive(contentSecurityPolicy('abc'), 'script-src')).toEqual(["'self'", "'nonce-abc'"]);
  });
  it('takes pictures of a store on plain http only on a page that is on plain http itself', () => {
    expect(directive(contentSecurityPolicy('abc'), 'img-src')).not.toContain('http:');
    expect(directive(contentSecurityPolicy('abc', { isPlainHttp: true }), 'img-src')).toContain('http:');
  });
  it('is framed by nobody and sends forms nowhere else', () => {
    const policy = contentSecurityPolicy('abc');
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  });
});
