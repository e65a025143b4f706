import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRedirectsFile } from './redirects-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a redirect list is read from the file that the setting names; without one there is none', async () => {
  const file = join(folder, 'good.txt');
  await writeFile(file, '/furniture /living\n');
  expect(readRedirectsFile(file).find('/furniture')).toEqual({ to: '/living', status: 301 });
  expect(readRedirectsFile(undefined).size).toBe(0);
  expect(readRedirectsFile('').size).toBe(0);
});

it('a wrong list is refused by the setting, the file, and every line that is wrong', async () => {
  const file = join(folder, 'wrong.txt');
  await writeFile(file, '/furniture //living\n\n/sale\n');
  expect(() => readRedirectsFile(file)).toThrow(
    expect.objectContaining({
      code: 'ENVIRONMENT',
      message: expect.stringMatching(
        /^REDIRECTS_FILE: .*wrong\.txt, line 1: expected .*\nREDIRECTS_FILE: .*wrong\.txt, line 3: expected .*$/,
      ) as string,
    }),
  );
});

it('a file that cannot be read is refused by the setting', () => {
  expect(() => readRedirectsFile(join(folder, 'none.txt'))).toThrow(
    /^REDIRECTS_FILE: .*none\.txt, expected a text file that this process may read$/,
  );
  expect(() => readRedirectsFile(folder)).toThrow(/^REDIRECTS_FILE: /);
});
