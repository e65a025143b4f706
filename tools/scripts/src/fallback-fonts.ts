import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FOLDERS = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2', '/usr/share/fonts/truetype/msttcorefonts'];

/**
 * Fonts of the measures of Arial and Times, which pages are set in until their own arrive. Every desktop has them; a bare Debian
 * gets its package `fonts-liberation`.
 */
export function ensureFallbackFonts(log: (line: string) => void = console.log): void {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || FOLDERS.some((folder) => existsSync(folder))) return;
  log("Fonts: none of Arial's measures found. Installing Debian's package fonts-liberation …");
  const [command = 'apt-get', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=600'];
  const apt = (...args: string[]): boolean => spawnSync(command, [...rest, ...args], { stdio: ['ignore', 'inherit', 'inherit'], timeout: 900_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  if (!(apt('install', '-y', '--no-install-recommends', 'fonts-liberation') || (apt('update') && apt('install', '-y', '--no-install-recommends', 'fonts-liberation')))) {
    log('Fonts: not installed (apt-get install fonts-liberation). Tests of late fonts fail without them.');
  }
}
