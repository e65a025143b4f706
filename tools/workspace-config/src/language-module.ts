import type { Plugin } from 'vite';
import { brandLanguages } from './brand-languages.ts';

const NAME = '@vitrine/brand/languages';
const ID = `\0${NAME}`;

/**
 * What apps import as `@vitrine/brand/languages`: the catalogues in the folder `locales` beside the brand file.
 * @param setting As `BRAND` has it.
 */
export function languageModule(setting: string | undefined): Plugin {
  return {
    name: 'vitrine:languages',
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      const languages = brandLanguages(setting);
      return [
        ...languages.map(({ file }, index) => `import language${index} from ${JSON.stringify(file)};`),
        `export const languages = [${languages.map((_language, index) => `language${index}`).join(', ')}];`,
      ].join('\n');
    },
  };
}
