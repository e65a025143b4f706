import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (value: string | number): string => toCsv([[value]]).slice(1, -2);

describe('a file for spreadsheets', () => {
  it('begins with the mark of UTF-8, and every row ends as RFC 4180 says', () =>
    expect(toCsv([['Gäste', 2], ['a']])).toBe('\uFEFFGäste,2\r\na\r\n'));

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2 + 3', "'-2 + 3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ])('defuses what would be run as a formula: %j', (text, expected) => expect(cell(text)).toBe(expected));

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain = text', 'plain = text'],
  ])('quotes what would be taken apart, and nothing else: %j', (text, expected) => expect(cell(text)).toBe(expected));

  it('leaves numbers as they are', () => expect([cell(-5), cell(12.5)]).toEqual(['-5', '12.5']));
});
