import { relative, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readArguments, USAGE } from './arguments.ts';
import { createShop } from './create-shop.ts';
import type { InstallOutcome } from './install.ts';
import { loadTemplate, type Template } from './load-template.ts';
import { type Answers, withDefaults } from './questions.ts';
import { ShopError } from './shop-error.ts';
import { checkName } from './shop-name.ts';
import { readStore } from './store-address.ts';
import { checkFolder } from './write-shop.ts';

/** What a run meets outside of itself. */
export interface Surroundings {
  readonly folder: string;
  readonly template?: Template;
  /** Asks for what the command line leaves open; undefined where there is nobody to ask. */
  readonly ask?: ((given: ReturnType<typeof readArguments>) => Promise<Answers>) | undefined;
  readonly install: (folder: string) => Promise<InstallOutcome>;
  readonly log: (line: string) => void;
  /** Version of the Node that runs; by default this one's. */
  readonly node?: string;
  /** Whether somebody has pressed Ctrl-C. */
  readonly isInterrupted?: () => boolean;
}

/** As shells say it of a program that was interrupted. */
const INTERRUPTED = 130;

/** @param node - What a shop needs, as `>=22.22`. */
function nodeNotice(node: string, running: string): string | undefined {
  const [major = 0, minor = 0] = (/\d+(?:\.\d+)?/.exec(node)?.[0] ?? '').split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = running.split('.').map(Number);
  const isOld = ownMajor < major || (ownMajor === major && ownMinor < minor);
  return isOld ? `\nThe shop needs Node.js ${major}.${minor} or newer, and this is ${running}: install it before you go on.` : undefined;
}

const nextSteps = (steps: readonly string[]): string =>
  `\nNext:\n\n${steps.map((step) => `  ${step}`).join('\n')}\n\nThen open http://localhost:3000. README.md says the rest.`;

async function writeAndInstall(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { log, ask, template = loadTemplate(), install, isInterrupted = () => false } = surroundings;
  const given = readArguments(args);
  if (given.help) {
    log(USAGE);
    return 0;
  }
  const folderOf = (name: string): string => resolve(surroundings.folder, given.folder ?? name);
  // What cannot be is said before anything is asked.
  if (given.name !== undefined) {
    checkName(given.name);
    checkFolder(folderOf(given.name));
  }
  const { name, store, accessKey, room } = given.yes || ask === undefined ? withDefaults(given) : await ask(given);
  const folder = folderOf(checkName(name));
  const address = store === undefined ? undefined : readStore(store, accessKey ?? '');
  const files = createShop(folder, { name, room, store: address }, template);
  const shown = relative(surroundings.folder, folder);
  const media = room ? ['npm run media-worker   # for audio and video in rooms'] : [];
  const steps = [...(shown === '' ? [] : [`cd ${shown}`]), 'npm install', ...media, 'npm run build', 'npm start'];
  log(`${files.length} files are in ${shown === '' ? 'this folder' : shown}.`);
  const notice = nodeNotice(template.node, surroundings.node ?? process.versions.node);
  if (notice !== undefined) log(notice);
  // A signal that came while it was written is heard now.
  await setImmediate();
  if (isInterrupted()) {
    log(nextSteps(steps));
    return INTERRUPTED;
  }
  if (!given.install) {
    log(nextSteps(steps));
    return 0;
  }
  const outcome = await install(folder);
  if (outcome === 'installed') {
    log(nextSteps(steps.filter((step) => step !== 'npm install')));
    return 0;
  }
  const reason = outcome === 'failed' ? 'npm says why above' : 'it was interrupted';
  log(`The shop is whole, but its packages are not installed: ${reason}.\n${nextSteps(steps)}`);
  return outcome === 'failed' ? 1 : INTERRUPTED;
}

/**
 * Writes the shop that a command line asks for, and installs its packages.
 *
 * @returns The status that the process ends with.
 */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    return await writeAndInstall(args, surroundings);
  } catch (error) {
    // These are written for the person who asked; anything else is a fault of ours and keeps its stack.
    if (!(error instanceof ShopError)) throw error;
    surroundings.log(error.message);
    return error.code === 'CANCELLED' ? INTERRUPTED : 1;
  }
}
