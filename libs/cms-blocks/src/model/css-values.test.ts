import { describe, expect, it } from 'vitest';
import { classTokens, cssColor, cssLength, schemeOf } from './css-values.ts';

describe('CSS values that merchants set', () => {
  it.each([
    ['20px', '20px'],
    ['5%', '5%'],
    ['0', '0px'],
    ['1.5rem', '1.5rem'],
    [' 10PX ', '10px'],
    ['12', '12px'],
    [8, '8px'],
    ['50vh', '50vh'],
    ['-5px', null],
    ['calc(1px)', null],
    ['1px;color:red', null],
    ['url(x)', null],
    ['', null],
    [null, null],
    [{}, null],
    ['999999px', null],
    ['99999px', '99999px'],
    [0, '0px'],
  ])('length %j is %j', (value, expected) => {
    expect(cssLength(value)).toBe(expected);
  });

  it.each([
    ['#fff', '#fff'],
    ['#FAFBFCFF', '#FAFBFCFF'],
    ['rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.5)'],
    ['rgb(0 0 0 / 50%)', 'rgb(0 0 0 / 50%)'],
    ['hsl(120deg 50% 50%)', 'hsl(120deg 50% 50%)'],
    ['white', 'white'],
    ['transparent', 'transparent'],
    ['inherit', null],
    ['rgb(1 2)', null],
    ['rgb(1 2 3 4 5)', null],
    ['rgb(1, 2, 3', null],
    ['hue(1, 2, 3)', null],
    [`rgb(1, 2, ${'3'.repeat(53)})`, `rgb(1, 2, ${'3'.repeat(53)})`],
    [`rgb(1, 2, ${'3'.repeat(54)})`, null],
    ['#12', null],
    ['url(//x)', null],
    ['rgb(0,0,0);x', null],
    ['var(--x)', null],
    ['expression(1)', null],
    [7, null],
  ])('color %j is %j', (value, expected) => {
    expect(cssColor(value)).toBe(expected);
  });

  it.each([
    ['#ffffff', 'light'],
    ['#fafbfcff', 'light'],
    ['#000', 'dark'],
    ['#1e1a15', 'dark'],
    ['white', 'light'],
    ['rgb(20%, 10%, 10%)', 'dark'],
    ['hsl(200, 50%, 90%)', 'light'],
    ['hsl(200, 50%, 10%)', 'dark'],
    ['rgb(90%, 90%, 90%)', 'light'],
    ['#abc', 'light'],
    ['#abcf', 'light'],
    ['#0f0', 'light'],
    ['#f00', 'light'],
    ['#d00', 'dark'],
    ['#00f', 'dark'],
    ['#757575', 'dark'],
    ['#767676', 'light'],
    ['rgba(255, 255, 255, 0.5)', 'light'],
    ['rgb(255 255 255 / 50%)', 'light'],
    ['rgb(255 255 255 / 49%)', null],
    ['#ffffff80', 'light'],
    ['#ffffff7f', null],
    ['nocolor', null],
    ['#ffffff20', null],
    ['transparent', null],
    ['rgba(0,0,0,.2)', null],
    ['#ffd400', 'light'],
  ])('text on %s is that of a %s page', (color, scheme) => {
    expect(schemeOf(color)).toBe(scheme);
  });

  it('class tokens are names alone, each once, twenty at most', () => {
    expect(classTokens('  hero hero--big "x" a<b 1x _ok -ok hero')).toBe('hero hero--big _ok -ok');
    expect(classTokens(Array.from({ length: 40 }, (_, index) => `c${index}`).join(' ')).split(' ')).toHaveLength(20);
    expect(classTokens(null)).toBe('');
  });
});
