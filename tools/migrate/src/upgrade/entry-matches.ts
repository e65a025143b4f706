import { posix } from 'node:path';

/** Whether a specifier names an entry of a package; one that ends in `*` stands for a family. */
export function entryMatches(specifier: string, owner: string, entry: string): boolean {
  const name = posix.join(owner, entry);
  if (!name.endsWith('*')) return specifier === name;
  const start = name.slice(0, -1);
  return specifier.startsWith(start) && specifier.length > start.length;
}
