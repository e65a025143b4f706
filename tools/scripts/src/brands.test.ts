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
