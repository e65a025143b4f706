import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBrand } from '@vitrine/app-shell/server';
import { brand as vitrine } from '@vitrine/brand';
import { brand as ohm } from '@vitrine/brand/ohm';
import { brand as stride } from '@vitrine/brand/stride';

describe('a brand of the package', () => {
  it.each([
    ['vitrine', vitrine],
    ['ohm', ohm],
    ['stride', stride],
  ])('can be used: %s', async (_name, brand) => {
    await expect(checkBrand(brand)).resolves.toBeUndefined();
  });
});

describe('the name of a shop', () => {
  it('is said by no library: it is the brand’s or the store’s', () => {
    const root = join(import.meta.dirname, '..', '..', '..');
    const named = globSync('libs/*/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.|\.stories\.|\/testing\//.test(file))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
        return /['"`>\s]Vitrine\b/.test(code) ? [file] : [];
      });
    expect(named).toEqual([]);
  });
});
