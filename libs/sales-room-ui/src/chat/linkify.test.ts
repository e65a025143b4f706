import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const hrefs = (message: string): string[] => linkify(message).flatMap((part) => ('href' in part ? [part.href] : []));

it.each([
  ['see https://example.com/a.', ['https://example.com/a']],
  ['(https://example.com/a)', ['https://example.com/a']],
  ['https://en.wikipedia.org/wiki/Vase_(pottery) nice', ['https://en.wikipedia.org/wiki/Vase_(pottery)']],
  ['http://a.example and https://b.example?x=1&y=2!', ['http://a.example/', 'https://b.example/?x=1&y=2']],
])('web addresses in %j are links', (message, expected) => expect(hrefs(message)).toEqual(expected));

it.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'mailto:a@b.c',
  'vbscript:x',
  'https://bank.example@evil.example/',
  '//evil.example',
  'JaVaScRiPt:alert(1)//https:',
])('%j is no link', (message) => expect(hrefs(message)).toEqual([]));

it('nothing of a message is lost or added, and every link is http or https', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `https://${text}`),
      ),
      (message) => {
        const parts = linkify(message);
        expect(parts.map(({ text }) => text).join('')).toBe(message);
        for (const part of parts) if ('href' in part) expect(part.href).toMatch(/^https?:\/\/[^@/]*(?:\/|$)/);
      },
    ),
  ));
