/** The value below which this part of all values lies; NaN without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** A Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Milliseconds for people. */
export const ms = (value: number): string => (Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(1) : value.toFixed(0));
/** A part of a whole, for people. */
export const percent = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 2 : 0)} %`;
/** Bytes as kilobytes, for people. */
export const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(0);
