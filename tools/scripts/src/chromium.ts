import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { DEBIAN_CHROMIUM } from '@vitrine/workspace-config/playwright';

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
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=600', ...args];
    return run(command, rest, 900_000);
  };
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;

  throw new Error(
    'No Chromium: install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH to its file.',
  );
}
