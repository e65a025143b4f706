import { describe, it } from 'vitest';
import { expectLinear, type Hostile, KNOWN_HOSTILE } from '@vitrine/e2e-kit/linear-time';
import { classTokens, cssColor, cssLength, schemeOf } from './model/css-values.ts';
import { fillPlaceholders } from './model/mapped-values.ts';
import { htmlAsText } from './model/safe-html.ts';
import { safeFile, safeLink } from './model/safe-url.ts';
import { sanitizeHtml } from './sanitize.ts';
import { filterInlineStyle } from './sanitize/inline-style.ts';

/** Blanks in two gaps of a color: what used to take time that grew with the cube of the length. */
const gaps = (name: string): Hostile => ({ start: `${name}(1`, piece: ' ', end: `1${' '.repeat(100)}x` });
const ENTITIES = { product: { name: 'x' }, category: null };

describe('text that a merchant or a feed wrote takes time that grows with its length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a color', cssColor],
    ['a color with two gaps of blanks', (text) => cssColor(`rgb(1${text}1${text}x`)],
    ['a color with three gaps of blanks', (text) => cssColor(`hsla(1deg${text}1${text}1${text}x`)],
    ['the scheme of a color', schemeOf],
    ['a length', cssLength],
    ['class names', classTokens],
    ['an inline style', filterInlineStyle],
    ['the color of an inline style', (text) => filterInlineStyle(`color:rgb(1${text}1${text}x;background:${text}`)],
    ['the border of an inline style', (text) => filterInlineStyle(`border:1px solid rgb(1${text}1${text}x`)],
    ['one declaration after another', (text) => filterInlineStyle(`color:${text};`.repeat(3))],
    ['a link', safeLink],
    ['a file', safeFile],
    ['a placeholder', (text) => fillPlaceholders(text, ENTITIES)],
    ['text taken from markup', htmlAsText],
    ['markup', (text) => sanitizeHtml(text)],
    ['the color of a font', (text) => sanitizeHtml(`<font color="rgb(1${text}1${text}x">a</font>`)],
    ['a style in markup', (text) => sanitizeHtml(`<p style="color:rgb(1${text}1${text}x">a</p>`)],
    ['a link in markup', (text) => sanitizeHtml(`<a href="${text}" rel="${text}" class="${text}">a</a>`)],
  ])('%s', (_what, run) => {
    expectLinear(run, { known: [...KNOWN_HOSTILE, gaps('rgb'), gaps('hsla')] });
  });
});
