import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from './ids.ts';

/** Key and secret of an integration: servers that act for the shop. */
export interface Integration {
  readonly accessKey: string;
  readonly secret: string;
}

/** Where a folder's integration is written, for those who may read the folder. */
export const INTEGRATION_FILE = 'integration.json';

const make = (): Integration => ({ accessKey: `SWIA${newToken(22).toUpperCase()}`, secret: newToken(54) });

/** The integration of this machine: made at the first start, kept in the folder, readable by its owner alone. Without a folder it is new each time. */
export function readIntegration(directory: string | null): Integration {
  if (directory === null) return make();
  const file = join(directory, INTEGRATION_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Integration;
  const made = make();
  writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  return made;
}
