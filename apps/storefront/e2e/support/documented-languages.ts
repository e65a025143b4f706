import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const DOCUMENT = join(WORKSPACE, 'docs/languages.md');
const FILE = /^```ts (locales\/\S+)\n([^]*?)^```$/gm;

/**
 * A brand with the languages that `docs/languages.md` adds, beside the brands of the workspace: its files are the document's, word for word.
 * @param brand Folder in `brands/`.
 * @returns The brand file as the setting `BRAND` takes it, and the catalogue of each language.
 */
export async function brandWithDocumentedLanguages(brand: string): Promise<{ setting: string; catalogues: readonly string[] }> {
  const brands = join(import.meta.dirname, '../../test-results/brands');
  await rm(brands, { recursive: true, force: true });
  await cp(join(WORKSPACE, 'brands'), brands, { recursive: true, filter: (source) => !/(?:node_modules|\.json)$/.test(source) });
  const files = [...(await readFile(DOCUMENT, 'utf8')).matchAll(FILE)].map(([, path = '', text = '']) => ({
    path: join(brands, brand, path),
    text,
  }));
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return {
    setting: relative(WORKSPACE, join(brands, brand, 'brand.ts')),
    catalogues: files.map(({ path }) => path).filter((path) => path.endsWith('catalogue.ts')),
  };
}
