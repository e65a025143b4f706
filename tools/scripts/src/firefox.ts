import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * The path of a stock Firefox: `FIREFOX_PATH`, else the system's, else Debian's package, which it installs.
 * @throws Error that names what to do when none can be had.
 */
export function ensureFirefox(log: (line: string) => void = console.log): string {
  const found = [process.env.FIREFOX_PATH, ...PATHS].find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  log("Browser: no Firefox found. Installing Debian's package firefox-esr …");
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'firefox-esr']]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=600', ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 900_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const installed = PATHS.find((path) => existsSync(path));
  if (installed === undefined) throw new Error('No Firefox: install one (apt-get install firefox-esr), or set FIREFOX_PATH to its file.');
  return installed;
}
