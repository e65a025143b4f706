import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withHashedScripts } from './script-hashes.ts';

const NONCE = 'bm9+Y2Ut/b2YtdGhpcy1wYQ==';
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that a cache may keep', () => {
  it('has a hash of each inline script, exactly as it is sent, and no nonce', () => {
    const page = `<head><script nonce="${NONCE}">one()</script><script type="module" async="" src="/a.js" nonce="${NONCE}"></script></head><body><p>ä</p><script nonce="${NONCE}">two("ö\\u003c/script>")</script><script nonce="${NONCE}">one()</script>`;
    const { html, sources } = withHashedScripts(page, NONCE);
    expect(sources).toEqual([sha('one()'), sha('two("ö\\u003c/script>")')]);
    expect(html).not.toContain('nonce');
    expect(html).toBe(page.replaceAll(` nonce="${NONCE}"`, ''));
  });

  it('lets no script pass that was injected: it does not know the nonce', () => {
    const injected = '<script>evil()</script><script nonce="guessed">evil()</script><SCRIPT>evil()</SCRIPT><img alt="<script nonce=">';
    const { html, sources } = withHashedScripts(`${injected}<script nonce="${NONCE}">own()</script>`, NONCE);
    expect(sources).toEqual([sha('own()')]);
    expect(html).toContain('<script>evil()</script>');
  });
});
