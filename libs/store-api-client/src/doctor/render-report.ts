import type { DoctorReport } from './examine-store.ts';
import type { Severity } from './finding.ts';

const MARKS: Record<Severity, string> = { error: '✗', warning: '!', note: '·' };

function wrapped(text: string, indent: string, width = 96): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((entry) => `${indent}${entry}`).join('\n');
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A report for people: the worst first, each with its remedy. */
export function renderReport({ endpoint, examined, findings, counts, requests }: DoctorReport): string {
  const blocks = findings.map(({ id, severity, title, detail, remedy }) =>
    [
      `${MARKS[severity]} ${title}  [${id}]`,
      ...(detail === undefined ? [] : [wrapped(detail, '    ')]),
      ...(severity === 'note' && remedy.startsWith('Nothing') ? [] : [wrapped(`→ ${remedy}`, '    ')]),
    ].join('\n'),
  );
  const healthy = counts.error === 0 && counts.warning === 0;
  const summary = examined
    ? `${healthy ? 'Healthy. ' : ''}${plural(counts.error, 'error')}, ${plural(counts.warning, 'warning')}, ${plural(counts.note, 'note')} (${plural(requests, 'request')}).`
    : 'Could not be examined.';
  return `${[`Store API at ${endpoint}`, ...blocks, summary].join('\n\n')}\n`;
}
