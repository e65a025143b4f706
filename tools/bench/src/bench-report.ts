import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Aim } from './room/aims.ts';

/** A measurement of figures with aims, rather than of ratios to peers. */
export interface MeasureBench {
  readonly description: string;
  /** `args` are those of the command line that the runner doesn't know. */
  measure(args: readonly string[], log: (line: string) => void): Promise<MeasureReport>;
}

export interface MeasureReport {
  readonly aims: readonly Aim[];
  /** The figures themselves, for `--json`. */
  readonly results: unknown;
  /** Tables and remarks, as Markdown. */
  readonly markdown: string;
  /** Where `--write-readme` puts it: the text between `<!-- NAME -->` and `<!-- /NAME -->` of a file. */
  readonly readme: { readonly file: string; readonly marker: string };
}

/** The aims as a table: a missed one is printed as missed. */
export function aimsTable(aims: readonly Aim[]): string {
  return [
    '| Aim | Measured | |',
    '|---|---|---|',
    ...aims.map(({ name, measured, aim, met }) => `| ${name}: ${aim} | ${measured} | ${met ? 'met' : '**missed**'} |`),
  ].join('\n');
}

/** Replaces the text between two marks of a Markdown file, and formats the file. @throws Error where the file has no such marks. */
export async function writeBetween(file: string, marker: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const [open, close] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  if (from === -1 || to < from) throw new Error(`${file} has no ${open} … ${close}.`);
  const after = `${before.slice(0, from + open.length)}\n\n${text.trim()}\n\n${before.slice(to)}`;
  await writeFile(file, await format(after, { ...(await resolveConfig(file)), filepath: file }));
}
