import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const NONCE = ["'nonce-abc'"];
const directive = (policy: string, name: string): string[] | undefined =>
  policy
    .split('; ')
    .find((part) => part.split(' ', 1)[0] === name)
    ?.split(' ')
    .slice(1);

describe('the content security policy', () => {
  it('lets no script run but the own ones and those with the nonce, or with one of the hashes', () => {
    expect(directive(contentSecurityPolicy(NONCE), 'script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(directive(contentSecurityPolicy(["'sha256-a'", "'sha256-b'"]), 'script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(directive(contentSecurityPolicy([]), 'script-src')).toEqual(["'self'"]);
  });
  it('lets no style element in but those that are known, letter for letter', () => {
    expect(directive(contentSecurityPolicy(NONCE), 'style-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
    ]);
  });
  it("takes a store's pictures over http only on a page over http, which alone is not lifted to https", () => {
    expect(directive(contentSecurityPolicy(NONCE), 'img-src')).not.toContain('http:');
    expect(directive(contentSecurityPolicy(NONCE), 'upgrade-insecure-requests')).toEqual([]);
    expect(directive(contentSecurityPolicy(NONCE, { isPlainHttp: true }), 'img-src')).toContain('http:');
    expect(directive(contentSecurityPolicy(NONCE, { isPlainHttp: true }), 'upgrade-insecure-requests')).toBeUndefined();
  });
  it('frames nothing but the origins that the content names', () => {
    expect(directive(contentSecurityPolicy(NONCE), 'frame-src')).toEqual(["'none'"]);
    expect(directive(contentSecurityPolicy(NONCE, { frameSources: ['https://player.example'] }), 'frame-src')).toEqual([
      'https://player.example',
    ]);
  });
  it('sends to nobody but the shop itself and the origins that its merchant names', () => {
    expect(directive(contentSecurityPolicy(NONCE), 'connect-src')).toEqual(["'self'"]);
    expect(directive(contentSecurityPolicy(NONCE, { connectSources: ['https://stats.example'] }), 'connect-src')).toEqual([
      "'self'",
      'https://stats.example',
    ]);
  });
  it('is framed by nobody and sends forms nowhere else', () => {
    const policy = contentSecurityPolicy(NONCE);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  });
  it('is framed by those who are named alone', () =>
    expect(directive(contentSecurityPolicy(NONCE, { frameAncestors: ['https://host.example'] }), 'frame-ancestors')).toEqual([
      'https://host.example',
    ]));
  it('asks for trusted HTML, which one policy makes, and none of it on the dev server', () => {
    expect(directive(contentSecurityPolicy(NONCE), 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(contentSecurityPolicy(NONCE, { trustedTypesPolicies: ['safe-html'] }), 'trusted-types')).toEqual([
      'default',
      'safe-html',
    ]);
    expect(directive(contentSecurityPolicy(NONCE), 'trusted-types')).toEqual(['default']);
    expect(directive(contentSecurityPolicy(undefined), 'trusted-types')).toBeUndefined();
  });
  it('has what it keeps out reported, where somebody takes reports', () => {
    expect(directive(contentSecurityPolicy(NONCE, { reportPath: '/__shop/policy-reports' }), 'report-uri')).toEqual([
      '/__shop/policy-reports',
    ]);
    expect(directive(contentSecurityPolicy(NONCE, { reportPath: '/__shop/policy-reports' }), 'report-to')).toEqual(['csp']);
    expect(directive(contentSecurityPolicy(NONCE), 'report-uri')).toBeUndefined();
  });
});
