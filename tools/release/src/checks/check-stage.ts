import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type Manifest, ROOT } from '../packages/publishable-packages.ts';
import { checkContents } from './contents.ts';
import { checkDependencies } from './dependencies.ts';
import { checkEngines, type LockedPackages } from './engines.ts';
import { checkEntries } from './entries.ts';
import { checkMetadata } from './metadata.ts';
import { checkSideEffects } from './side-effects.ts';

/** What a package is checked against. */
export interface Release {
  /** Versions of all packages that are released together. */
  versions: ReadonlyMap<string, string>;
  locked: LockedPackages;
}

/** Reads what is installed in the workspace. */
export const readLockFile = (root = ROOT): LockedPackages =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }).packages;

/**
 * Every fault of a package as it would be published, each a sentence that names it and says what to do.
 *
 * @param home - The library's folder from the workspace on, such as `libs/ui`.
 */
export async function checkStage(folder: string, home: string, { versions, locked }: Release): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const staged = { folder, manifest };
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  return [
    ...checkMetadata(staged),
    ...checkEntries(staged),
    ...checkDependencies(staged, versions),
    ...checkSideEffects(staged),
    ...checkContents(staged),
    ...checkEngines(staged, locked, home),
    ...messages.map((message) => `${manifest.name}: publint says: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
  ];
}
