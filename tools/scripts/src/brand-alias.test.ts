import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandAlias } from '@vitrine/workspace-config/brand-alias';
import { brandLanguages } from '@vitrine/workspace-config/brand-languages';

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

describe('the languages beside a brand file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'brand-'));
    writeFileSync(join(folder, 'brand.ts'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const addLocale = (code: string, file: string): void => {
    mkdirSync(join(folder, 'locales', code), { recursive: true });
    writeFileSync(join(folder, 'locales', code, file), '');
  };

  it('are none where it has no folder for them', () => expect(brandLanguages(join(folder, 'brand.ts'))).toEqual([]));
  it('are the folders in `locales`, by their codes', () => {
    addLocale('fr-FR', 'catalogue.ts');
    addLocale('ar-EG', 'catalogue.ts');
    writeFileSync(join(folder, 'locales', 'README.md'), '');
    expect(brandLanguages(join(folder, 'brand.ts'))).toEqual([
      { code: 'ar-EG', file: join(folder, 'locales/ar-EG/catalogue.ts') },
      { code: 'fr-FR', file: join(folder, 'locales/fr-FR/catalogue.ts') },
    ]);
  });
  it('without a catalogue are a mistake that is named', () => {
    addLocale('fr-FR', 'common.ts');
    expect(() => brandLanguages(join(folder, 'brand.ts'))).toThrow(/no .*fr-FR\/catalogue\.ts: export the catalogue of fr-FR as default/);
  });
});
