import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from './run-command.ts';
import { applySourceEdits } from './source-edits.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { RECIPE_FOLDER } from './worker-cache.ts';
import { isRunnableWorker } from './worker-check.ts';

const BUILD_PACKAGES = [
  'meson',
  'ninja-build',
  'g++',
  'pkg-config',
  'libuv1-dev',
  'libssl-dev',
  'libsrtp2-dev',
  'libabsl-dev',
  'libflatbuffers-dev',
  'flatbuffers-compiler',
];

export interface BuildOptions {
  /** mediasoup's `worker` folder. */
  readonly sources: string;
  readonly scratch: string;
  readonly target: string;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
  /** Whether missing packages are installed. */
  readonly mayInstall: boolean;
}

/** The environment of compilers: without flags that somebody's shell happens to have. */
function compilerEnvironment(): NodeJS.ProcessEnv {
  const { CFLAGS: _c, CXXFLAGS: _cxx, CPPFLAGS: _cpp, LDFLAGS: _ld, PKG_CONFIG_PATH: _pkg, ...env } = process.env;
  // Debian's own tools: another compiler or pkg-config in the path would not find Debian's libraries.
  return { ...env, CC: 'gcc', CXX: 'g++', PKG_CONFIG: '/usr/bin/pkg-config', NINJA_STATUS: '[%f/%t] ' };
}

/** Puts the recipe's files in place of the downloads. */
async function prepareSources(options: BuildOptions, folder: string): Promise<string | undefined> {
  await cp(options.sources, folder, { recursive: true });
  const subprojects = join(folder, 'subprojects');
  for (const name of await readdir(subprojects)) await rm(join(subprojects, name), { recursive: true });
  await cp(join(RECIPE_FOLDER, 'subprojects'), subprojects, { recursive: true });
  await cp(join(RECIPE_FOLDER, 'precompiled'), join(folder, 'precompiled'), { recursive: true });
  return applySourceEdits(folder);
}

/** Reports each further twentieth of a build, out of ninja's counters. */
function progressOf(log: (line: string) => void): (line: string) => void {
  let reported = 0;
  return (line) => {
    const counters = /^\[(\d+)\/(\d+)\]/.exec(line);
    if (!counters) return;
    const percent = Math.floor((Number(counters[1]) / Number(counters[2])) * 20) * 5;
    if (percent <= reported) return;
    reported = percent;
    log(`building the media worker: ${percent} %`);
  };
}

/**
 * Builds the worker from the sources in mediasoup's package with the system's libraries.
 * @returns Undefined when the target runs, else a plain reason.
 */
export async function buildWorker(options: BuildOptions): Promise<string | undefined> {
  if (process.platform !== 'linux') return `building is known for Debian alone, this is ${process.platform}`;
  const missing = await ensureSystemPackages(BUILD_PACKAGES, options);
  if (missing) return missing;
  const sources = join(options.scratch, 'worker');
  const output = join(options.scratch, 'out');
  await mkdir(options.scratch, { recursive: true });
  const unknown = await prepareSources(options, sources);
  if (unknown) return unknown;

  const started = Date.now();
  options.log('building the media worker from its sources, once (a minute on a quick machine, some on a busy one)');
  const env = compilerEnvironment();
  const steps = [
    ['/usr/bin/meson', 'setup', output, '--buildtype', 'release', '-Db_ndebug=true', '--wrap-mode=nodownload'],
    ['/usr/bin/ninja', '-C', output, '-j', String(availableParallelism()), 'mediasoup-worker'],
  ] as const;
  let transcript = '';
  for (const [command, ...args] of steps) {
    const result = await runCommand(command, args, { cwd: sources, env, signal: options.signal, onLine: progressOf(options.log) });
    transcript += result.output;
    if (result.status === 0) continue;
    const record = join(dirname(options.target), 'build-failed.log');
    await writeFile(record, transcript);
    return `the build failed: ${record} has its output`;
  }
  const built = join(output, 'mediasoup-worker');
  await runCommand('strip', [built]);
  if (!(await isRunnableWorker(built))) return 'the built worker does not run';
  // Whole or not at all: another process may be looking.
  await rename(built, options.target);
  options.log(`built in ${Math.round((Date.now() - started) / 1000)} s`);
  return undefined;
}
