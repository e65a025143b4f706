import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Alias } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const OWN_BRAND = join(ROOT, 'brands', 'vitrine', 'brand.ts');

/**
 * The brand file that a setting names.
 * @param setting Name of a folder in `brands/`, or path of a brand file, from the workspace's root on. Left out: the package's own.
 * @throws Error for a file that is not there.
 */
function brandFile(setting: string | undefined): string {
  if (setting === undefined || setting === '') return OWN_BRAND;
  const file = /^[\w-]+$/.test(setting) ? join(ROOT, 'brands', setting, 'brand.ts') : resolve(ROOT, setting);
  if (!existsSync(file))
    throw new Error(`BRAND is "${setting}", but there is no ${file}: give the name of a folder in brands/, or a file.`);
  return file;
}

/**
 * Which file the apps are built with where they import `@vitrine/brand`.
 * @param setting As `BRAND` has it.
 * @throws Error for a file that is not there.
 */
export function brandAlias(setting: string | undefined): Alias[] {
  const file = brandFile(setting);
  return file === OWN_BRAND ? [] : [{ find: /^@vitrine\/brand$/, replacement: file }];
}

/** A language that a brand adds: a folder beside the brand file. */
export interface BrandLanguage {
  /** The folder's name: the code of the locale. */
  readonly code: string;
  /** The file whose default export is the language's catalogue. */
  readonly file: string;
}

/**
 * The languages in the folder `locales` beside a brand file, one folder of each, called by the locale's code.
 * @param setting As `BRAND` has it.
 * @throws Error for a folder without a catalogue.
 */
export function brandLanguages(setting: string | undefined): BrandLanguage[] {
  const folder = join(dirname(brandFile(setting)), 'locales');
  if (!existsSync(folder)) return [];
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return codes
    .map(({ name }) => ({ code: name, file: join(folder, name, 'catalogue.ts') }))
    .sort((one, other) => one.code.localeCompare(other.code, 'en'))
    .map((language) => {
      if (existsSync(language.file)) return language;
      throw new Error(
        `There is no ${language.file}: export the catalogue of ${language.code} as default from there, or remove its folder.`,
      );
    });
}
