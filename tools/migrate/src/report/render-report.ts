import type { Impact, MigratedPackage } from '../examine.ts';
import type { Finding } from './finding.ts';

/** What strangers named is printed without what a terminal would obey. */
const printable = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ');

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const versions = ({ name, installed, target }: MigratedPackage): string => `${name} ${installed ?? '(version unknown)'} to ${target}`;

function renderFinding({ file, line, column, change, write, mend }: Finding, isApplied: boolean): string {
  const who = mend === 'hand' ? 'by hand' : isApplied ? 'mended' : 'codemod';
  return printable(`  ${file}:${line}:${column}  ${change}  [${who}]`) + `\n      write: ${printable(write)}`;
}

/** @param written - The files that were written; undefined for a dry run. */
export function renderText(impact: Impact, written: readonly string[] | undefined): string {
  const { findings, packages, sources, unread } = impact;
  const isApplied = written !== undefined;
  const lines: string[] = [`Read: ${count(sources, 'source')}. ${packages.map(versions).join(', ')}.`, ''];
  for (const [name, found] of groups(findings)) {
    const byHand = found.filter(({ mend }) => mend === 'hand').length;
    lines.push(`${name}: ${count(found.length, 'call site')}, ${found.length - byHand} by codemod, ${byHand} by hand`);
    lines.push(...found.map((finding) => renderFinding(finding, isApplied)), '');
  }
  if (findings.length === 0) lines.push('Nothing breaks.', '');
  if (unread.length > 0)
    lines.push(
      `Not read: ${count(unread.length, 'file')} of kinds whose scripts are not looked into, such as ${printable(unread[0] ?? '')}.`,
      '',
    );
  if (written !== undefined) {
    const left = findings.filter(({ mend }) => mend === 'hand').length;
    lines.push(
      `Written: ${written.length === 0 ? 'no file' : count(written.length, 'file')}.`,
      ...written.map((file) => `  ${printable(file)}`),
    );
    lines.push(left === 0 ? 'Nothing is left.' : `Left for a hand: ${count(left, 'call site')}.`, '');
  } else if (impact.changed.size > 0) lines.push(`Nothing was written. --apply changes ${count(impact.changed.size, 'file')}.`, '');
  return lines.join('\n');
}

function groups(findings: readonly Finding[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) found.set(finding.package, [...(found.get(finding.package) ?? []), finding]);
  return found;
}

/** The same for programs: `{ packages, findings, changed, written, unread }`, with file names instead of texts. */
export function renderJson({ packages, findings, changed, unread }: Impact, written: readonly string[] | undefined): string {
  return `${JSON.stringify({ packages, findings, changed: [...changed.keys()], written: written ?? [], unread }, undefined, 2)}\n`;
}
