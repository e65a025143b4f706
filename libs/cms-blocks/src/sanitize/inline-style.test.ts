import { describe, expect, it } from 'vitest';
import { filterInlineStyle } from './inline-style.ts';

describe('an inline style', () => {
  it.each([
    ['text-align:CENTER', 'text-align:center'],
    ['text-align:middle', ''],
    ['text-align:left !important', 'text-align:left'],
    [' Float : left ', 'float:left'],
    ['width:auto', 'width:auto'],
    ['width:AUTO', 'width:auto'],
    ['width:20', 'width:20px'],
    ['width:-1px', ''],
    ['margin:1px 2px 3px 4px', 'margin:1px 2px 3px 4px'],
    ['margin:1px 2px 3px 4px 5px', ''],
    ['margin:1px wide', ''],
    ['border:1px solid #000', 'border:1px solid #000'],
    ['border:1px solid', 'border:1px solid'],
    ['border:thin', 'border:thin'],
    ['border:1px solid var(--x)', ''],
    ['border:1px wavy', ''],
    ['font-weight:700', 'font-weight:700'],
    ['font-weight:750', ''],
    ['font-size:1.5rem', 'font-size:1.5rem'],
    ['font-size:100vw', ''],
    ['line-height:1.5', 'line-height:1.5'],
    ['line-height:15', ''],
    ['color:#000', '--v-html-color:#000'],
    ['--v-html-color:#000', '--v-html-color:#000'],
    ['color:var(--x)', ''],
    ['background:#fff', 'background-color:#fff;color-scheme:light'],
    ['background-color:transparent', 'background-color:transparent'],
    ['background:url(x)', ''],
    ['constructor:x', ''],
    ['position:fixed', ''],
    [':left', ''],
    ['float', ''],
    ['', ''],
  ])('%s becomes "%s"', (style, expected) => {
    expect(filterInlineStyle(style)).toBe(expected);
  });

  it('keeps what is allowed beside what is not', () => {
    expect(filterInlineStyle('position:fixed;float:left;;color:x(1);clear:both;')).toBe('float:left;clear:both');
  });

  it('keeps a declaration of 200 characters, and none that is longer', () => {
    const ofLength = (length: number) => `float:${'left'.padStart(length - 6)}`;
    expect(filterInlineStyle(ofLength(200))).toBe('float:left');
    expect(filterInlineStyle(ofLength(201))).toBe('');
  });
});
