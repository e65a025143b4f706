import type { Alias } from 'vite';
import { brandFile, OWN_BRAND } from './brand-file.ts';

/**
 * Which file the apps are built with where they import `@vitrine/brand`.
 * @param setting As `BRAND` has it.
 * @throws Error for a file that is not there.
 */
export function brandAlias(setting: string | undefined): Alias[] {
  const file = brandFile(setting);
  return file === OWN_BRAND ? [] : [{ find: /^@vitrine\/brand$/, replacement: file }];
}
