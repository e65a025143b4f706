import { expect, it } from 'vitest';
import { formatCsv } from './csv.ts';

it('cells with commas, quotes or line breaks are quoted, others are not', () => {
  expect(
    formatCsv([
      ['a', 'b,c'],
      ['say "no"', 'two\nlines'],
    ]),
  ).toBe('a,"b,c"\n"say ""no""","two\nlines"\n');
});
