import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Alias } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Which file the apps are built with where they import `@vitrine/brand`.
 * @param setting Name of a folder in `brands/`, or path of a brand file, from the workspace's root on. Left out: the package's own.
 * @throws Error for a file that is not there.
 */
export function brandAlias(setting: string | undefined): Alias[] {
  if (setting === undefined || setting === '') return [];
  const file = /^[\w-]+$/.test(setting) ? join(ROOT, 'brands', setting, 'brand.ts') : resolve(ROOT, setting);
  if (!existsSync(file))
    throw new Error(`BRAND is "${setting}", but there is no ${file}: give the name of a folder in brands/, or a file.`);
  return [{ find: /^@vitrine\/brand$/, replacement: file }];
}
