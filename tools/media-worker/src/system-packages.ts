import { runCommand } from './run-command.ts';

export interface PackageOptions {
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
  /** Whether missing packages are installed. Default: yes. */
  readonly mayInstall?: boolean;
  /** Gets each line that apt-get writes. */
  readonly onLine?: (line: string) => void;
  /** Environment variables for the packages' own installation. */
  readonly variables?: Readonly<Record<string, string>>;
}

async function isInstalled(name: string): Promise<boolean> {
  const { status, output } = await runCommand('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]);
  return status === 0 && output.trim() === 'installed';
}

/** How to call apt-get with the right to install: as it is for root, through sudo where that asks no password. */
async function aptCommand(): Promise<readonly string[] | undefined> {
  if ((await runCommand('apt-get', ['--version'])).status !== 0) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return (await runCommand('sudo', ['-n', 'true'])).status === 0 ? ['sudo', '-n', '--preserve-env', 'apt-get'] : undefined;
}

/**
 * Installs the Debian packages that are missing.
 * @returns Undefined when all are there, else a plain reason.
 */
export async function ensureSystemPackages(names: readonly string[], options: PackageOptions): Promise<string | undefined> {
  const checks = await Promise.all(names.map(async (name) => ((await isInstalled(name)) ? undefined : name)));
  const missing = checks.filter((name) => name !== undefined);
  if (missing.length === 0) return undefined;
  if (options.mayInstall === false) return `these packages are missing: ${missing.join(' ')}`;
  const [command, ...prefix] = (await aptCommand()) ?? [];
  if (command === undefined) return `these packages are missing and cannot be installed without administrator rights: ${missing.join(' ')}`;
  options.log(`installing ${missing.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...options.variables };
  const run = { env, signal: options.signal, ...(options.onLine === undefined ? {} : { onLine: options.onLine }) };
  const common = [...prefix, '-q', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3'];
  await runCommand(command, [...common, 'update'], run);
  const installed = await runCommand(command, [...common, 'install', '-y', '--no-install-recommends', ...missing], run);
  if (installed.status === 0) return undefined;
  return `these packages could not be installed: ${missing.join(' ')} (${installed.output.trim().split('\n').at(-1) ?? 'apt-get failed'})`;
}
