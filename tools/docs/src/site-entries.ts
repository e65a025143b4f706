import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishablePackages } from '@vitrine/release';

/** An entry of a package: what one imports, and the source behind it. */
export interface SiteEntry {
  /** As in `@vitrine/ui/testing`. */
  name: string;
  file: string;
}

/** A package with its own page: its entries and its README. */
export interface SitePackage {
  name: string;
  readme: string;
  entries: readonly SiteEntry[];
}

const SOURCE = '@vitrine/source';

/** Every package that is published, by the names that one imports. Entries of styles, and of many small files at once (`./schemas/*`), have no page. */
export function sitePackages(): SitePackage[] {
  return publishablePackages().map(({ folder, manifest }) => ({
    name: manifest.name,
    readme: join(folder, 'README.md'),
    entries: Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
      const source = typeof target === 'string' ? undefined : target[SOURCE];
      const file = source === undefined ? '' : join(folder, source);
      return /\.tsx?$/.test(file) && !path.includes('*') && existsSync(file) ? [{ name: join(manifest.name, path), file }] : [];
    }),
  }));
}
