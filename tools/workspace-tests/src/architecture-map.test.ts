import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const foldersIn = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${path}/${name}`);
const mapped = [...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, folder = '', holds = '']) => ({ folder, holds }),
);

describe('the map of the house', () => {
  it('has a line for each folder of a library, and for each tool', () => {
    const libraries = foldersIn('libs').flatMap((library) => {
      const inside = foldersIn(`${library}/src`);
      return inside.length === 0 ? [`${library}/src`] : inside;
    });
    const names = mapped.map(({ folder }) => folder);
    expect([...libraries, ...foldersIn('tools')].filter((folder) => !names.includes(folder))).toEqual([]);
  });

  it('names no folder that is gone, and none twice', () => {
    const names = mapped.map(({ folder }) => folder);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !readdirSync(join(ROOT, name, '..')).includes(name.split('/').at(-1) ?? ''))).toEqual([]);
  });
});

it('a walk through the house names files that are there, as many as its heading says', () => {
  const walks = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n### A walk: ').slice(1);
  expect(walks).toHaveLength(2);
  for (const walk of walks) {
    const named = (line: RegExp) => [...walk.matchAll(line)].map(([, file = '']) => file);
    const [onTheWay, asked] = [named(/^\d+\. `([^`]+)`/gm), named(/^ +- `([^`]+)`/gm)];
    expect(walk).toContain(`(${onTheWay.length} files on the way, ${asked.length} asked on it)`);
    expect([...onTheWay, ...asked].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  }
});
