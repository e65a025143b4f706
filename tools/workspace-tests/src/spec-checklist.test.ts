import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readChecklist } from '@vitrine/scripts/checklist';
import { screensWithoutScreenTest } from '@vitrine/scripts/screens';

const root = join(import.meta.dirname, '..', '..', '..');
const rows = readChecklist(root);
const named = rows.flatMap(({ number, tests }) => tests.map((test) => ({ number, ...test })));

// Whether the tests ran and passed is read from the reports once they are there, by the gate.
describe('the specification checklist', () => {
  it('numbers every item once', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('names a test or the word open in every row', () => {
    expect(rows.filter(({ shownBy }) => shownBy === '')).toEqual([]);
  });

  it('names an end-to-end test of the screen’s app in every row about a screen', () => {
    expect(screensWithoutScreenTest(rows)).toEqual([]);
  });

  it.each(named)('$number: $file › $title exists', ({ file, title }) => {
    expect(existsSync(join(root, file)), `${file} is not there`).toBe(true);
    expect(title, 'a part of a test title stands behind ›').not.toBe('');
    expect(readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'"), `${file} holds no test with this title`).toContain(title);
  });
});
