import { build, publishablePackages } from '@vitrine/release';
import { type ImportWeight, weighImport } from './weigh-import.ts';
import { WEIGHED_IMPORTS } from './weighed-imports.ts';

/** What importers of the packages have themselves: every peer of every package. */
export const importersPeers = (): readonly string[] => [
  ...new Set(publishablePackages().flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))),
];

/** Builds what is not built, and weighs every import of the table. By entry and name: `@vitrine/ui Button`. */
export async function weighImports(): Promise<ReadonlyMap<string, ImportWeight>> {
  for (const library of publishablePackages()) await build(library);
  const peers = importersPeers();
  const weights = new Map<string, ImportWeight>();
  for (const [entry, names] of Object.entries(WEIGHED_IMPORTS))
    for (const name of names) weights.set(`${entry} ${name}`, await weighImport(entry, name, peers));
  return weights;
}
