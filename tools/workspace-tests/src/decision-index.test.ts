import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../docs/decisions');
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const numbers = records.map((name) => Number(name.slice(0, 4)));
const titleOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8').split('\n', 1)[0] ?? '';
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

describe('the index of decisions', () => {
  it('has a line for each record, with its number and its title', () => {
    const lines = records.map((name) => {
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(titleOf(name)) ?? [];
      return `| ${number} | [${title}](${name}) |`;
    });
    expect(lines.filter((line) => !index.replace(/ +/g, ' ').includes(line))).toEqual([]);
  });

  it('gives no number twice, and says of each that is missing why', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    const named = [...index.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, cell = '']) => cell.split(',').map(Number));
    expect(named).toEqual(Array.from({ length: Math.max(...numbers) }, (_, place) => place + 1));
  });
});
