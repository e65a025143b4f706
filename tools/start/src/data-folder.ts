import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Says that a folder holds our data and nothing else. */
const MARK = 'VITRINE_DATA';
const MARK_TEXT = 'Data of Vitrine. `npm start -- --reset` deletes everything in this folder.\n';

/**
 * Makes the data folder ready, for its owner alone; with `reset` it is emptied first. A folder that holds other things
 * stays as it is.
 * @throws StartError `RESET_REFUSED` for a folder that was not made by a start: deleting it may not be meant.
 */
export async function prepareDataFolder(folder: string, options: { readonly reset: boolean }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (options.reset && names.length > 0) {
    if (!names.includes(MARK)) {
      throw new StartError(
        'RESET_REFUSED',
        `DATA_DIR is ${folder}, which was not made by a start of this product: delete what is in it yourself, or set DATA_DIR to another folder.`,
      );
    }
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  }
  if (names.length > 0 && !names.includes(MARK)) return;
  await writeFile(join(folder, MARK), MARK_TEXT, { mode: 0o600 });
  // Also where an earlier start made it for all to read.
  await chmod(folder, 0o700);
}
