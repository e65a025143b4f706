import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Impact } from './examine.ts';
import { MigrateError } from './migrate-error.ts';
import { gitState } from './repository/git.ts';

/**
 * Writes what codemods change.
 *
 * @param options - `force`: even where git could not bring the files back.
 * @returns The files that were written, from the repository's folder on.
 * @throws MigrateError `CHANGED_FILES` where files are changed that are not committed, or git keeps none.
 */
export function writeChanges({ folder, changed }: Impact, { force = false }: { force?: boolean } = {}): string[] {
  if (changed.size === 0) return [];
  const state = force ? 'clean' : gitState(folder);
  if (state === 'changed')
    throw new MigrateError(
      'CHANGED_FILES',
      'There are changes that are not committed: commit or stash them first, or write over them with --force.',
    );
  if (state === 'none')
    throw new MigrateError(
      'CHANGED_FILES',
      'The folder is in no git repository, so nothing could bring its files back: --force writes all the same.',
    );
  for (const [file, text] of changed) writeFileSync(join(folder, file), text);
  return [...changed.keys()];
}
