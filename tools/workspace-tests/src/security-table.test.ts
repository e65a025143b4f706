import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const document = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const STATES = ['met', 'met by construction', 'partly', 'not met', 'not applicable', "the store's", "the merchant's"];

const rows = document.split('\n').flatMap((line) => {
  const [, number = '', item = '', state = '', shownBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return /^\d+\.\d/.test(number) ? [{ number, item, state, shownBy }] : [];
});
const named = rows.flatMap(({ number, shownBy }) =>
  [...shownBy.matchAll(/((?:apps|libs|tools)\/[\w./-]+\.tsx?) › ([^;]+)/g)].map(([, file = '', title = '']) => ({
    number,
    file,
    title: title.trim(),
  })),
);

describe('the verification table', () => {
  it('numbers every line once, in a state that is explained, with a test or a reason', () => {
    expect(rows.length).toBeGreaterThan(120);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(({ shownBy }) => shownBy === '')).toEqual([]);
  });

  it.each(named)('$number: $file › $title exists', ({ file, title }) => {
    expect(existsSync(join(root, file)), `${file} is not there`).toBe(true);
    expect(readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'"), `${file} holds no test with this title`).toContain(title);
  });
});
