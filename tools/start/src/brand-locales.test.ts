import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureLocales, withBuiltInLocales } from '@vitrine/routing';
import { brandLocaleCodes, configureBrandLocales } from './brand-locales.ts';
import { frontTargetFor } from './front-proxy.ts';
import { StartError } from './start-error.ts';

let folder: string;
let brand: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  brand = join(folder, 'brand.ts');
  writeFileSync(brand, '');
});
afterEach(() => {
  configureLocales({ locales: withBuiltInLocales([]) });
  rmSync(folder, { recursive: true });
});
const addLocale = (code: string, file = 'catalogue.ts'): void => {
  mkdirSync(join(folder, 'locales', code), { recursive: true });
  writeFileSync(join(folder, 'locales', code, file), '');
};

describe('the languages beside a brand file', () => {
  test('have addresses that the front leads to the rooms', () => {
    addLocale('fr-FR');
    const invitation = '/fr-FR/invitation/spring-collection';
    expect(frontTargetFor(invitation, false)).toBe('storefront');
    configureBrandLocales(brand);
    expect(brandLocaleCodes(brand)).toEqual(['fr-FR']);
    expect(frontTargetFor(invitation, false)).toBe('sales-room');
  });

  test.each([
    ['a folder without a catalogue', 'fr-FR', 'common.ts', /fr-FR\/catalogue\.ts: export the catalogue/],
    ['a folder that is not called by a locale', 'fr_FR', 'catalogue.ts', /'fr_FR' is not a locale code/],
  ])('refuse the start with a sentence for %s', (_what, code, file, sentence) => {
    addLocale(code, file);
    expect(() => configureBrandLocales(brand)).toThrow(StartError);
    expect(() => configureBrandLocales(brand)).toThrow(sentence);
  });
});
