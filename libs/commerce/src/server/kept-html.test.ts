import { expect, it, vi } from 'vitest';
import type { HtmlSanitizer, SafeHtml } from '@vitrine/cms-blocks';
import { rememberingSanitizer } from './kept-html.ts';

const upper = () => vi.fn<HtmlSanitizer>((html) => html.toUpperCase() as SafeHtml);

it('a text is sanitized once, however often it is shown', () => {
  const sanitize = upper();
  const remembering = rememberingSanitizer(sanitize);
  expect([remembering('a'), remembering('b'), remembering('a')]).toEqual(['A', 'B', 'A']);
  expect(sanitize).toHaveBeenCalledTimes(2);
});

it('what was asked for longest ago makes room, and a text that is too long is not kept', () => {
  const sanitize = upper();
  const remembering = rememberingSanitizer(sanitize, 4);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) remembering(text);
  expect(sanitize.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
  for (const text of ['long', 'long']) expect(remembering(text)).toBe('LONG');
  expect(sanitize).toHaveBeenCalledTimes(6);
});
