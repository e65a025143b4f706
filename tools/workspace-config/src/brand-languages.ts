import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandFile } from './brand-file.ts';

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
