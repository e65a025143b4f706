import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsdown';

/** A stylesheet with its imports in place, so that those who take `./styles.css` need no bundler. */
function inlineImports(path: string): string {
  return readFileSync(path, 'utf8').replace(/^@import '(.+)';$/gm, (_, target: string) => inlineImports(join(dirname(path), target)).trimEnd());
}

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  dts: true,
  clean: true,
  hooks: {
    'build:done': () => writeFileSync(join(import.meta.dirname, 'dist/styles.css'), inlineImports(join(import.meta.dirname, 'src/styles.css'))),
  },
});
