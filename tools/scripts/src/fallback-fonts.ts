import { existsSync } from 'node:fs';
import { ensureSystemPackages } from '@vitrine/media-worker/system-packages';

const FOLDERS = ['liberation', 'liberation2', 'msttcorefonts'].map((name) => `/usr/share/fonts/truetype/${name}`);

/**
 * Fonts of the measures of Arial and Times, which pages are set in until their own arrive. Every desktop has them; a bare Debian
 * gets its package `fonts-liberation`.
 */
export async function ensureFallbackFonts(log: (line: string) => void = console.log): Promise<void> {
  if (process.platform !== 'linux' || FOLDERS.some((folder) => existsSync(folder))) return;
  const problem = await ensureSystemPackages(['fonts-liberation'], { log: (line) => log(`Fonts: ${line}`) });
  if (problem !== undefined) log(`Fonts: ${problem}. Tests of late fonts fail without them.`);
}
