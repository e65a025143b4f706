import { posix } from 'node:path';

/** Texts of a file that read otherwise in a shop: `[in the workspace, in a shop]`. */
type Replacement = readonly [string, string];

/**
 * What a file of the workspace says that no shop can: where siblings' sources and the workspace's set-up are. Everything else of an app is
 * a shop's as it stands.
 */
const REPLACEMENTS: Readonly<Record<string, readonly Replacement[]>> = {
  'apps/*/app/routes.ts': [
    ["// React Router reads its route table before the workspace's export condition is known: by path, then.\n", ''],
    ['../../../libs/routing/src/locale-config.ts', '@vitrine/routing'],
    ['../../../libs/routing/src/react-router/localized-routes.ts', '@vitrine/routing/react-router'],
  ],
  'apps/*/tsconfig.json': [
    ['../../tools/workspace-config/tsconfig.base.json', '../../tsconfig.base.json'],
    ['"app", "e2e", "*.ts"', '"app", "*.ts"'],
  ],
  'apps/storefront/app/cms-registry.ts': [
    [
      "import { CmsRegistryContext, commerceElements } from '@vitrine/commerce';\n",
      "import { CmsRegistryContext, commerceElements } from '@vitrine/commerce';\nimport { ownBlocks } from '@shop/blocks';\n",
    ],
    ['createCmsRegistry({ commerce: commerceElements })', 'createCmsRegistry({ commerce: commerceElements, blocks: ownBlocks })'],
  ],
  'apps/sales-room/app/cms-registry.ts': [
    ["from '@vitrine/sales-room-ui';\n", "from '@vitrine/sales-room-ui';\nimport { ownBlocks } from '@shop/blocks';\n"],
    ['  sections: roomSections,\n', '  sections: roomSections,\n  blocks: ownBlocks,\n'],
  ],
  'build/vite.ts': [
    ["import { brandAlias } from './brand-alias.ts';\n", ''],
    ["import { moduleSizes } from './module-sizes.ts';\n", ''],
    [' siblings from source, and paths', ' paths'],
    ["    const conditions = ['@vitrine/source', 'module', 'browser', 'development|production'];\n", ''],
    ["cacheDir: 'node_modules/.vite'", 'cacheDir: `../../node_modules/.vite/${app.name}`'],
    [', moduleSizes(app.root)]', ']'],
    ['alias: brandAlias(process.env.BRAND), conditions, dedupe', 'dedupe'],
    ['languageModule(process.env.BRAND)', 'languageModule()'],
    [
      "      ssr: { resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] }, noExternal: [/^@vitrine\\//] },\n",
      "      // In development Node itself would load another build of React Router for the packages than the pages have.\n      ssr: command === 'serve' ? { noExternal: [/^@vitrine\\//] } : {},\n",
    ],
  ],
  'build/{vite-dev,router}.ts': [['brandLanguages(process.env.BRAND)', 'brandLanguages()']],
  'apps/sales-room/vite.config.ts': [['brandLanguages(process.env.BRAND)', 'brandLanguages()']],
  'build/brand-languages.ts': [
    ["import { dirname, join } from 'node:path';\nimport { brandFile } from './brand-file.ts';\n", "import { join } from 'node:path';\n"],
    [' * @param setting As `BRAND` has it.\n', ''],
    ['(setting: string | undefined)', '()'],
    ["join(dirname(brandFile(setting)), 'locales')", "join(import.meta.dirname, '..', 'brand', 'locales')"],
  ],
  'build/language-module.ts': [
    ["const NAME = '@vitrine/brand/languages';", "const NAME = '/brand/languages.ts';"],
    ['What apps import as `@vitrine/brand/languages`', 'What apps import as `brand/languages.ts`'],
    ['source === NAME', 'source.endsWith(NAME)'],
    [' * @param setting As `BRAND` has it.\n', ''],
    ['languageModule(setting: string | undefined)', 'languageModule()'],
    ['brandLanguages(setting)', 'brandLanguages()'],
  ],
  'tsconfig.base.json': [['    "customConditions": ["@vitrine/source"],\n', '']],
  'start/supervisor.ts': [["'--conditions=@vitrine/source', ", '']],
  'start/shop.ts': [
    [
      "import {\n  brandLocaleCodes,\n  configureBrandLocales,\n  type FrontProxy,\n  StartError,\n  startFrontProxy,\n  type SupervisedProcess,\n  superviseProcess,\n} from '@vitrine/start';\n",
      "import { brandLocaleCodes, configureBrandLocales } from './brand-locales.ts';\nimport { type FrontProxy, startFrontProxy } from './front-proxy.ts';\nimport { StartError } from './start-error.ts';\nimport { type SupervisedProcess, superviseProcess } from './supervisor.ts';\n",
    ],
  ],
  'start/brand-locales.ts': [
    ['brandLocaleCodes(brand?: string)', 'brandLocaleCodes()'],
    ['brandLanguages(brand)', 'brandLanguages()'],
    ['configureBrandLocales(brand?: string)', 'configureBrandLocales()'],
    ['brandLocaleCodes(brand).map', 'brandLocaleCodes().map'],
    ['for a brand that is not there, or a language', 'for a language'],
  ],
  'start/main.ts': [["import { StartError } from '@vitrine/start';\n", "import { StartError } from './start-error.ts';\n"]],
};

/** Where a shop has what the workspace has as packages of its own, and what no app of the workspace has. */
const MOVED: readonly { readonly pattern: RegExp; readonly file: (name: string) => string }[] = [
  { pattern: /'@vitrine\/workspace-config\/([\w-]+)'/g, file: (name) => `build/${name}.ts` },
  { pattern: /'@vitrine\/(brand)'/g, file: () => 'brand/brand.ts' },
  { pattern: /'@vitrine\/brand\/(languages)'/g, file: () => 'brand/languages.ts' },
  { pattern: /'@shop\/(blocks)'/g, file: () => 'blocks/index.ts' },
];

/** Files are cut by paths of sources; a shop has them built, too. */
const inBuilt = (text: string): string =>
  text
    .replaceAll('[\\\\/]src[\\\\/]', '[\\\\/](?:src|dist)[\\\\/]')
    .replaceAll('[\\\\\\\\/]src[\\\\\\\\/]', '[\\\\\\\\/](?:src|dist)[\\\\\\\\/]')
    .replaceAll(/\\\.tsx?\?/g, '\\.[jt]sx?')
    .replaceAll(/\\\.tsx\b/g, '\\.[jt]sx?')
    .replaceAll(/\\\.ts\b/g, '\\.[jt]s');

/**
 * A file of the workspace as a shop has it.
 *
 * @param path - Where it is in the shop.
 * @throws Error where it no longer says what a shop needs to have otherwise.
 */
export function rewrite(path: string, text: string): string {
  let written = text;
  const rules = Object.entries(REPLACEMENTS).filter(([pattern]) => posix.matchesGlob(path, pattern));
  for (const [from, to] of rules.flatMap(([, replacements]) => replacements)) {
    if (!written.includes(from)) throw new Error(`${path} no longer holds ${JSON.stringify(from)}: right the rule in rewrite.ts.`);
    written = written.replace(from, () => to);
  }
  for (const { pattern, file } of MOVED)
    written = written.replaceAll(pattern, (_, name: string) => `'${posix.relative(posix.dirname(path), file(name))}'`);
  return /(?:^apps\/[\w-]+\/vite\.config|^build\/chunks)\.ts$/.test(path) ? inBuilt(written) : written;
}
