import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../packages/publishable-packages.ts';
import { type Commands, systemCommands } from './commands.ts';

const proofIn = (root: string): string => join(root, 'build/gate.json');

/** The commit that lies in the folder as it is; none where something was changed since. */
async function cleanCommit({ read }: Commands): Promise<string | undefined> {
  return (await read('git', 'status', '--porcelain')) === '' ? read('git', 'rev-parse', 'HEAD') : undefined;
}

/**
 * Remembers that the whole gate was green for the commit that lies here. A folder with changes proves nothing.
 *
 * @returns Whether it is a proof.
 */
export async function recordGate(passed: number, root = ROOT, commands: Commands = systemCommands): Promise<boolean> {
  const commit = await cleanCommit(commands).catch(() => undefined);
  if (commit === undefined) return false;
  mkdirSync(dirname(proofIn(root)), { recursive: true });
  writeFileSync(proofIn(root), `${JSON.stringify({ commit, passed })}\n`);
  return true;
}

/** How many tests passed in a green gate of exactly the commit that lies here; none where no such run is known. */
export async function gateProof(root = ROOT, commands: Commands = systemCommands): Promise<number | undefined> {
  if (!existsSync(proofIn(root))) return undefined;
  const { commit, passed } = JSON.parse(readFileSync(proofIn(root), 'utf8')) as { commit: string; passed: number };
  return commit === (await cleanCommit(commands)) ? passed : undefined;
}
