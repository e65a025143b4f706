import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeExcess, describeModules, describeWeight, importExcesses, type ImportRecord, importRecord } from './import-budgets.ts';
import { weighImports } from './weigh-imports.ts';

const RECORD_FILE = join(import.meta.dirname, '..', '..', 'imports.json');

/** The budgets that are set. */
export const readImportRecord = async (): Promise<ImportRecord> => JSON.parse(await readFile(RECORD_FILE, 'utf8')) as ImportRecord;

/**
 * Prints what single names of the built packages bring to those who import them, beside their budgets.
 * @param options `why`: the modules of every import; `write`: sets the budgets anew.
 * @returns Whether all are within their budgets.
 */
export async function reportImports({ why, write }: { readonly why: boolean; readonly write: boolean }): Promise<boolean> {
  const weights = await weighImports();
  if (write) await writeFile(RECORD_FILE, `${JSON.stringify(importRecord(weights), null, 1)}\n`);
  const record = await readImportRecord();
  for (const [key, weight] of weights) {
    console.log(describeWeight(key, weight, record.budgets[key]));
    if (why) console.log(describeModules(weight).join('\n'));
  }
  const excesses = importExcesses(weights, record);
  for (const excess of excesses) console.error(describeExcess(excess));
  if (excesses.length > 0) console.error('Where that is meant, `npm run weight -- --imports --write` sets the budgets anew.');
  return excesses.length === 0;
}
