// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isTyping } from './use-shortcuts.ts';

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="dialog"><button></button></div>', true],
  ['<button></button>', false],
  ['<p></p>', false],
])('keys in %s belong to it: %s', (html, expected) => {
  document.body.innerHTML = html;
  const elements = document.body.querySelectorAll('*');
  expect(isTyping(elements[elements.length - 1] ?? null)).toBe(expected);
});
