import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { operationFiles } from './operation-files.ts';

const ROOT = join(import.meta.dirname, '../../../..');

it('the check of each operation is what the table says: after a change, npm run operation-schemas', async () => {
  const files = await operationFiles(ROOT);
  const folder = dirname([...files.keys()][0] ?? '');
  expect(
    readdirSync(join(ROOT, folder))
      .map((file) => `${folder}/${file}`)
      .toSorted(),
  ).toEqual([...files.keys()].toSorted());
  for (const [path, text] of files) expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(text);
});
