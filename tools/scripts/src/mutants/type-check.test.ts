import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTypeCheck } from './type-check.ts';

it('a change compiles where its own file has no error, whatever was asked before', () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  mkdirSync(join(root, 'libs/a/src'), { recursive: true });
  writeFileSync(join(root, 'libs/a/tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['src'] }));
  const source = 'export const size = (text?: string) => (text === undefined ? 0 : text.length);';
  writeFileSync(join(root, 'libs/a/src/one.ts'), source);
  writeFileSync(join(root, 'libs/a/src/two.ts'), `import { size } from './one';\nexport const two: number = size('ab');`);
  const check = createTypeCheck(root);
  expect(check.compiles('libs/a/src/one.ts', source)).toBe(true);
  expect(check.compiles('libs/a/src/one.ts', source.replace('===', '!=='))).toBe(false);
  expect(check.compiles('libs/a/src/one.ts', source.replace('? 0', '? (0 + 1)'))).toBe(true);
  expect(check.compiles('libs/a/src/two.ts', `import { size } from './one';\nexport const two: string = size('ab');`)).toBe(false);
});

it('a project that is asked about again after another one is as it was', () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  for (const name of ['a', 'b']) {
    mkdirSync(join(root, `libs/${name}/src`), { recursive: true });
    writeFileSync(
      join(root, `libs/${name}/tsconfig.json`),
      JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['src'] }),
    );
    writeFileSync(join(root, `libs/${name}/src/one.ts`), 'export const one: number = 1;');
  }
  const check = createTypeCheck(root);
  const asked = ['a', 'b', 'a'].map((name) => [
    check.compiles(`libs/${name}/src/one.ts`, 'export const one: number = true;'),
    check.compiles(`libs/${name}/src/one.ts`, 'export const one: number = 2;'),
  ]);
  expect(asked).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
});
