import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const checklist = readFileSync(join(root, 'docs', 'spec-checklist.md'), 'utf8');

interface Row {
  number: string;
  item: string;
  shownBy: string;
}

const rows: Row[] = checklist.split('\n').flatMap((line) => {
  const [, number = '', item = '', shownBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return /^\d+\.\d+$/.test(number) ? [{ number, item, shownBy }] : [];
});
const named = rows
  .filter(({ shownBy }) => shownBy !== 'open')
  .flatMap(({ number, shownBy }) => shownBy.split(';').map((reference) => ({ number, reference: reference.trim().replaceAll('`', '').replaceAll('\\|', '|') })));

describe('the specification checklist', () => {
  it('numbers every item once', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('names a test or the word open in every row', () => {
    expect(rows.filter(({ shownBy }) => shownBy === '')).toEqual([]);
  });

  it.each(named)('$number: $reference exists', ({ reference }) => {
    const [file = '', title = ''] = reference.split(' › ');
    expect(existsSync(join(root, file)), `${file} is not there`).toBe(true);
    expect(title, 'a part of a test title stands behind ›').not.toBe('');
    expect(readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'"), `${file} holds no test with this title`).toContain(title);
  });
});
