import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { buildDirectory } from './build-directory.ts';

/** Which modules each built file holds, with the characters of each before they are made smaller. Files by their paths below the site's root. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Name of the file, beside the folder of the browser's build. */
export const MODULE_SIZES_FILE = 'module-sizes.json';

const WORKSPACE = join(import.meta.dirname, '..', '..', '..');
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Source files by their paths in the workspace, vendors by the names of their packages. */
const nameOf = (id: string): string => {
  const [path = ''] = id.replace(/^\0/, '').split('?', 1);
  return PACKAGE.exec(path)?.[1] ?? relative(WORKSPACE, path);
};

/** Writes what a browser's build is made of into {@link MODULE_SIZES_FILE}: whoever weighs a page learns from it which module grew. */
export function moduleSizes(root: string): Plugin {
  return {
    name: 'vitrine:module-sizes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_options, bundle) {
      const sizes: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = nameOf(id);
          modules[name] = (modules[name] ?? 0) + renderedLength;
        }
        sizes[`/${chunk.fileName}`] = modules;
      }
      const folder = join(root, buildDirectory());
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, MODULE_SIZES_FILE), JSON.stringify(sizes));
    },
  };
}
