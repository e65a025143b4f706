import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { EngineError } from './engine-error.ts';

/** The engines that tests run against. */
export const ENGINES = ['postgres', 'redis', 'firefox', 'ip', 'webkit', 'xvfb'] as const;
/** One of {@link ENGINES}. */
export type Engine = (typeof ENGINES)[number];

interface EngineFacts {
  /** Names its place where it isn't found by itself. */
  readonly variable: string;
  readonly debianPackage: string;
  /** How it is had where Debian's packages aren't. */
  readonly elsewhere: string;
  find(env: NodeJS.ProcessEnv): string | undefined;
}

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onPath(env: NodeJS.ProcessEnv, ...names: string[]): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin', '/sbin'].filter(
    (folder) => folder !== '',
  );
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
}

/** Where Debian and its kin keep each major version, the newest first. */
function debianPostgres(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
}

const isPostgresFolder = (folder: string): boolean => isRunnable(join(folder, 'initdb')) && isRunnable(join(folder, 'postgres'));

/** What is known about each engine. */
export const ENGINE_FACTS: Readonly<Record<Engine, EngineFacts>> = {
  postgres: {
    variable: 'POSTGRES_BIN_DIR',
    debianPackage: 'postgresql',
    elsewhere: 'brew install postgresql',
    find(env) {
      const initdb = onPath(env, 'initdb');
      return [...debianPostgres(), ...(initdb === undefined ? [] : [dirname(realpathSync(initdb))])].find(isPostgresFolder);
    },
  },
  redis: {
    variable: 'REDIS_SERVER_BIN',
    debianPackage: 'redis-server',
    elsewhere: 'brew install redis',
    find: (env) => onPath(env, 'redis-server', 'valkey-server'),
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    elsewhere: 'brew install --cask firefox',
    find: (env) => onPath(env, 'firefox-esr', 'firefox') ?? ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(isRunnable),
  },
  // Makes the network of its own in which Firefox is tested; elsewhere than on Linux nothing needs it.
  ip: {
    variable: 'IP_BIN',
    debianPackage: 'iproute2',
    elsewhere: "your system's packages",
    find: (env) => (process.platform === 'linux' ? onPath(env, 'ip') : process.execPath),
  },
  // The driver, which brings the browser: WebKitGTK on Linux, Safari itself on a Mac.
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    debianPackage: 'webkit2gtk-driver',
    elsewhere: '`safaridriver --enable` on a Mac',
    find: (env) => onPath(env, 'WebKitWebDriver', ...(process.platform === 'darwin' ? ['safaridriver'] : [])),
  },
  // WebKitGTK has no mode without a screen; elsewhere than on Linux nothing needs it.
  xvfb: {
    variable: 'XVFB_BIN',
    debianPackage: 'xvfb',
    elsewhere: "your system's packages",
    find: (env) => (process.platform === 'linux' ? onPath(env, 'Xvfb') : process.execPath),
  },
};

/** What a person does to get an engine. */
export function remedyFor(engine: Engine): string {
  const { variable, debianPackage, elsewhere } = ENGINE_FACTS[engine];
  return `install it (apt-get install ${debianPackage}, or ${elsewhere}), or set ${variable} to its place`;
}

/**
 * Where an engine is: PostgreSQL's folder of programs, the file of the others. Undefined where this machine has none.
 * @throws EngineError when the variable names something that isn't there.
 */
export function findEngine(engine: Engine, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, find } = ENGINE_FACTS[engine];
  const named = env[variable];
  if (named === undefined || named === '') return find(env);
  const isThere = engine === 'postgres' ? isPostgresFolder(named) : isRunnable(named);
  if (!isThere)
    throw new EngineError(
      'missing',
      `${variable} is ${named}, but ${engine === 'postgres' ? 'initdb and postgres are not' : 'no program is'} there.`,
    );
  return named;
}

/** The same, for those who can't go on without. */
export function requireEngine(engine: Engine, env: NodeJS.ProcessEnv = process.env): string {
  const found = findEngine(engine, env);
  if (found === undefined) throw new EngineError('missing', `This test needs ${engine}: ${remedyFor(engine)}.`);
  return found;
}
