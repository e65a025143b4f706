import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that a row names: its file and a part of its title, as the source spells it. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** An item of the specification, with the tests that show it; none where it is open. */
export interface Row {
  readonly number: string;
  readonly section: string;
  readonly item: string;
  readonly shownBy: string;
  readonly tests: readonly NamedTest[];
}

const CELL = /(?<!\\)\|/;

/** Reads the checklist's tables. */
export function parseChecklist(text: string): Row[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const [, number = '', item = '', shownBy = ''] = line.split(CELL).map((cell) => cell.trim());
    if (!/^\d+\.\d+$/.test(number)) return [];
    return [{ number, section, item, shownBy, tests: shownBy === 'open' ? [] : shownBy.split(';').map(namedTest) }];
  });
}

function namedTest(reference: string): NamedTest {
  const [file = '', title = ''] = reference.trim().replaceAll('`', '').replaceAll('\\|', '|').split(' › ');
  return { file, title };
}

/** The workspace's own checklist. */
export const readChecklist = (root: string): Row[] => parseChecklist(readFileSync(join(root, 'docs', 'spec-checklist.md'), 'utf8'));
