import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { DEBIAN_CHROMIUM, DEBIAN_HEADLESS_SHELL } from '@vitrine/workspace-config/playwright';

const run = (command: string, args: string[], timeoutMs: number): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * The path of a real Chromium: `CHROMIUM_PATH`, else Playwright's own, else Debian's, else installs one
 * (Playwright's where its download can be reached, Debian's package otherwise).
 * @throws Error that names what to do when no browser can be had.
 */
export function ensureChromium(log: (line: string) => void = console.log): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but no file is there.`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;

  log("Browser: none found. Downloading Playwright's Chromium …");
  if (run('npx', ['playwright', 'install', 'chromium'], 600_000) && existsSync(own)) return own;

  log("Browser: the download cannot be reached. Installing Debian's package chromium …");
  if (installPackage('chromium') && existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;

  throw new Error(
    'No Chromium: install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH to its file.',
  );
}

/**
 * The path of Chromium without the parts of its window, which draws the shop's pages in half the time: `CHROMIUM_SHELL_PATH`, else Debian's,
 * which is installed where Debian's Chromium is. `undefined` where there is none: the whole browser does, more slowly.
 */
export function ensureHeadlessShell(chromiumPath: string, log: (line: string) => void = console.log): string | undefined {
  const named = process.env.CHROMIUM_SHELL_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_SHELL_PATH is ${named}, but no file is there.`);
    return named;
  }
  if (existsSync(DEBIAN_HEADLESS_SHELL)) return DEBIAN_HEADLESS_SHELL;
  if (chromiumPath !== DEBIAN_CHROMIUM) return undefined;
  log("Browser: installing Debian's package chromium-headless-shell …");
  if (installPackage('chromium-headless-shell') && existsSync(DEBIAN_HEADLESS_SHELL)) return DEBIAN_HEADLESS_SHELL;
  log('Browser: no headless shell could be had. The whole browser is taken, which is slower.');
  return undefined;
}

/** Installs a package of Debian. Says whether that went well. */
function installPackage(name: string): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=600', ...args];
    return run(command, rest, 900_000);
  };
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
