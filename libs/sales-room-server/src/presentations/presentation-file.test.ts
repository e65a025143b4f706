import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parsePresentationFile } from './presentation-file.ts';

const faults = (text: string) => {
  try {
    parsePresentationFile(text, 'rooms.json');
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('the example file is one that can be imported', () => {
  const { presentations } = parsePresentationFile(
    readFileSync(join(import.meta.dirname, '../../presentations.example.json'), 'utf8'),
    'presentations.example.json',
  );
  expect(new Set(presentations.flatMap(({ slides }) => slides.map(({ kind }) => kind)))).toEqual(
    new Set(['cms', 'product', 'category', 'landing-page', 'listing', 'search']),
  );
});

test('each fault is named by its line, its field and what to write there', () => {
  const text = `{
  "presentations": [
    { "path": "a", "name": "A \\"quoted\\", \\\\ {", "slides": [{ "kind": "search", "name": "S", "search": "chair" }] },
    {
      "path": "Bad Path",
      "name": "B",
      "slides": [
        { "kind": "product", "name": "P",
          "productId": "lamp" }
      ]
    }
  ]
}`;
  expect(faults(text)).toEqual([
    expect.stringMatching(/^rooms\.json:5: presentations\.1\.path: give 1 to 100 lower-case letters/),
    'rooms.json:9: presentations.1.slides.0.productId: give an id of 32 lower-case hexadecimal characters',
  ]);
});

test('a missing field is named with the line of what it belongs to; invalid JSON with its own line', () => {
  expect(
    faults('{\n  "presentations": [\n    { "path": "a",\n      "slides": [{ "kind": "search", "name": "S", "search": "x" }] }\n  ]\n}'),
  ).toEqual([expect.stringMatching(/^rooms\.json:3: presentations\.0\.name: /)]);
  expect(faults('{\n  "presentations": [\n    { "path": "a" "name": "b" }\n  ]\n}')).toEqual([
    expect.stringMatching(/^rooms\.json:3: this is not JSON: /),
  ]);
});

test('the command imports a file, again without a change, and keeps nothing in a dry run', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-import-'));
  const file = join(import.meta.dirname, '../../presentations.example.json');
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=@vitrine/source', join(import.meta.dirname, '../bin.ts'), 'import', ...options], {
      env: { ...process.env, DATA_DIR: directory, LOG_LEVEL: 'error' },
    });
  expect((await run(file, '--dry-run')).stdout).toBe('would be made 1, changed 0, unchanged 0\n');
  expect((await run(file)).stdout).toBe('made 1, changed 0, unchanged 0\n');
  expect((await run(file)).stdout).toBe('made 0, changed 0, unchanged 1\n');
  const bad = join(directory, 'bad.json');
  writeFileSync(bad, '{ "presentations": [{ "path": "x" }] }');
  await expect(run(bad)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('bad.json:1: presentations.0.name: ') });
  rmSync(directory, { recursive: true, force: true });
}, 300_000);
