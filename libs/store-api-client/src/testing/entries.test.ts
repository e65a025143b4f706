import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms;

/** Everything that loading a module loads at once, types left out. */
function loadedBy(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier]) => specifier ?? '');
  seen.set(
    file,
    specifiers.filter((specifier) => !specifier.startsWith('.')),
  );
  for (const specifier of specifiers) if (specifier.startsWith('.')) loadedBy(join(dirname(file), specifier), seen);
  return seen;
}

const packagesOf = (entry: string): string[] => [...new Set([...loadedBy(join(SRC, entry)).values()].flat())];
const filesOf = (entry: string): string[] => [...loadedBy(join(SRC, entry)).keys()].map((file) => file.slice(SRC.length + 1));

test('the testing entry names no module of Node, and msw stays in its own', () => {
  expect(packagesOf('testing/index.ts')).toEqual([]);
  expect(filesOf('testing/index.ts').filter((file) => readFileSync(join(SRC, file), 'utf8').includes("'node:"))).toEqual([]);
  expect(packagesOf('testing/msw/index.ts')).toEqual(['msw']);
  expect(packagesOf('testing/node/index.ts')).toEqual(['node:http']);
});

test('the main entry loads nothing of testing, doctor and command line', () => {
  expect(filesOf('index.ts').filter((file) => /^(testing|doctor|command-line|schema-types)\//.test(file))).toEqual([]);
  expect(packagesOf('index.ts').filter((name) => name.startsWith('node:') || name === 'msw')).toEqual([]);
});

test('the command needs nothing but Node and what every client has', () => {
  expect(packagesOf('command-line/bin.server.ts')).toEqual(['node:fs/promises', 'ky']);
});
