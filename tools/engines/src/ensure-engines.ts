import { ensureSystemPackages } from '@vitrine/media-worker/system-packages';
import { EngineError } from './engine-error.ts';
import { type Engine, ENGINE_FACTS, ENGINES, findEngine, remedyFor } from './find-engines.ts';

export interface EnsureEnginesOptions {
  /** Gets a line for each step and, while a package installs, for each of its steps. */
  readonly log: (line: string) => void;
  /** Default: the process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Installs packages and says why it couldn't. Default: Debian's, by apt-get. */
  readonly install?: (packages: readonly string[]) => Promise<string | undefined>;
}

/**
 * Makes the engines available on this machine: those that are there are taken, the others installed in one go.
 * @returns Where each is, by the name of its variable, for the environment of the tests.
 * @throws EngineError that says what is missing and how to get it.
 */
export async function ensureEngines(engines: readonly Engine[] = ENGINES, options: EnsureEnginesOptions): Promise<Record<string, string>> {
  const { log, env = process.env } = options;
  // RUNLEVEL=1 tells Debian's installation not to start the packages' services.
  const install =
    options.install ?? ((names) => ensureSystemPackages(names, { log, onLine: (line) => log(`  ${line}`), variables: { RUNLEVEL: '1' } }));
  const missing = engines.filter((engine) => findEngine(engine, env) === undefined);
  if (missing.length > 0) {
    const reason = await install(missing.map((engine) => ENGINE_FACTS[engine].debianPackage));
    const still = missing.filter((engine) => findEngine(engine, env) === undefined);
    if (still.length > 0) {
      const remedies = still.map((engine) => `\n  ${engine}: ${remedyFor(engine)}`).join('');
      throw new EngineError(
        'missing',
        `Tests need engines that this machine lacks${reason === undefined ? '' : ` (${reason})`}:${remedies}`,
      );
    }
  }
  const found: Record<string, string> = {};
  for (const engine of engines) {
    const place = findEngine(engine, env);
    if (place === undefined) continue;
    log(`${engine}: ${place}`);
    found[ENGINE_FACTS[engine].variable] = place;
  }
  return found;
}
