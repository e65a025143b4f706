import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** How an installation ended. */
export type InstallOutcome = 'installed' | 'failed' | 'interrupted';

/** Runs `npm install` in a shop. What is interrupted or fails leaves nothing half: the shop is as it was written. */
export async function install(folder: string): Promise<InstallOutcome> {
  let interrupted = false;
  // Ctrl-C reaches npm, too, which ends by itself.
  const note = (): void => void (interrupted = true);
  process.on('SIGINT', note).on('SIGTERM', note);
  try {
    const child = spawn('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const status = await new Promise<number>((resolve) => {
      child.once('error', () => resolve(127));
      child.once('close', (code) => resolve(code ?? 1));
    });
    if (status === 0 && !interrupted) return 'installed';
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    rmSync(join(folder, 'package-lock.json'), { force: true });
    return interrupted ? 'interrupted' : 'failed';
  } finally {
    process.off('SIGINT', note).off('SIGTERM', note);
  }
}
