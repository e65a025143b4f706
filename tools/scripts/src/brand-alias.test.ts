import { describe, expect, it } from 'vitest';
import { brandAlias } from '@vitrine/workspace-config/brand-alias';

describe('the setting BRAND', () => {
  it.each([
    ['ohm', 'brands/ohm/brand.ts'],
    ['./brands/stride/brand.ts', 'brands/stride/brand.ts'],
  ])('"%s" has the apps built with %s', (setting, file) => {
    const [alias] = brandAlias(setting);
    expect(alias?.replacement).toMatch(new RegExp(`/${file}$`));
    expect('@vitrine/brand').toMatch(alias?.find as RegExp);
    expect('@vitrine/brand/ohm').not.toMatch(alias?.find as RegExp);
  });

  it.each([undefined, ''])('left out changes nothing: %j', (setting) => expect(brandAlias(setting)).toEqual([]));

  it('that names nothing says so', () => expect(() => brandAlias('nobody')).toThrow(/BRAND is "nobody".*brands\/nobody\/brand\.ts/));
});
