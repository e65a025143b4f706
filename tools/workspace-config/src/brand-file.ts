import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
export const OWN_BRAND = join(ROOT, 'brands', 'vitrine', 'brand.ts');

/**
 * The brand file that a setting names.
 * @param setting Name of a folder in `brands/`, or path of a brand file, from the workspace's root on. Left out: the package's own.
 * @throws Error for a file that is not there.
 */
export function brandFile(setting: string | undefined): string {
  if (setting === undefined || setting === '') return OWN_BRAND;
  const file = /^[\w-]+$/.test(setting) ? join(ROOT, 'brands', setting, 'brand.ts') : resolve(ROOT, setting);
  if (!existsSync(file))
    throw new Error(`BRAND is "${setting}", but there is no ${file}: give the name of a folder in brands/, or a file.`);
  return file;
}
