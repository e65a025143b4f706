import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';

/** A stylesheet with its imports in place, so that those who take `./styles.css` need no bundler. */
function inlineImports(path: string): string {
  return readFileSync(path, 'utf8').replace(/^@import '(.+)';$/gm, (_, target: string) =>
    inlineImports(join(dirname(path), target)).trimEnd(),
  );
}

/**
 * How every library is built for publishing: ES modules with types, both with maps to their sources. A module for each
 * source file, so that importers' bundlers drop and split them one by one.
 */
export const LIBRARY_BUILD = {
  format: 'esm',
  unbundle: true,
  // A constant that is written out leaves its module imported for nothing.
  inputOptions: { optimization: { inlineConst: false } },
  target: 'es2024',
  sourcemap: true,
  dts: { sourcemap: true },
  clean: true,
} as const satisfies UserConfig;

/**
 * How a library with styles is built for publishing: ES modules with types, and one flat stylesheet.
 * @param root The library's folder.
 * @param entry Output name → source of each entry of the package.
 * @param extra `sheets`: further stylesheets that import others, by their names; `copied`: further stylesheets and pictures, files or
 * folders under `src`, published as they are.
 */
export function styledLibrary(
  root: string,
  entry: Record<string, string>,
  extra: { sheets?: readonly string[]; copied?: readonly string[] } = {},
): UserConfig {
  return defineConfig({
    ...LIBRARY_BUILD,
    entry,
    platform: 'neutral',
    hooks: {
      'build:done': () => {
        for (const sheet of ['styles.css', ...(extra.sheets ?? [])])
          writeFileSync(join(root, 'dist', sheet), inlineImports(join(root, 'src', sheet)));
        for (const path of extra.copied ?? []) cpSync(join(root, 'src', path), join(root, 'dist', path), { recursive: true });
      },
    },
  }) as UserConfig;
}
