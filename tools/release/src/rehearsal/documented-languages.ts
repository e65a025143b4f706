import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../packages/publishable-packages.ts';

const FILE = /^```ts (locales\/\S+)\n([^]*?)^```$/gm;

/** Writes the languages that `docs/languages.md` adds beside a shop's brand file, word for word. */
export function addDocumentedLanguages(brandFolder: string): void {
  for (const [, path = '', text = ''] of readFileSync(join(ROOT, 'docs/languages.md'), 'utf8').matchAll(FILE)) {
    const file = join(brandFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
