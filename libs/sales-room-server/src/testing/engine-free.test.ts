import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_FREE } from './engine-free.ts';

const root = resolve(import.meta.dirname, '..', '..');
const DATABASE = [join(root, 'src/testing/test-storage.ts'), join(root, 'src/storage/database.ts')];

/** A file and all that it brings in when it runs: what it imports for its types alone is left out. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '');
  for (const [, path = ''] of code.matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)) reached(resolve(dirname(file), path), seen);
  return seen;
}

it('the tests that run on one engine alone are those that reach no database', () => {
  const free = globSync('src/**/*.test.ts', { cwd: root }).filter((file) => {
    const files = reached(join(root, file));
    return DATABASE.every((database) => !files.has(database));
  });
  expect(free.map((file) => relative(root, join(root, file))).sort()).toEqual([...ENGINE_FREE].sort());
});
