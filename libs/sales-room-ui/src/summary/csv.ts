/** A cell: what is a number is written as one. */
export type CsvCell = string | number;

/** What a spreadsheet would take for a formula, also in the full width of East Asian letters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Rows as a file that spreadsheets read: RFC 4180, in UTF-8 with its mark, and without any text that would be run as a formula. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
