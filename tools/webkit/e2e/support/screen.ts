import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { requireEngine } from '@vitrine/engines';

/** A screen that nobody sees. */
export interface Screen {
  /** Of programs that shall draw on it. */
  readonly env: NodeJS.ProcessEnv;
  close(): void;
}

/** The number of the display that Xvfb has taken, as it says on a channel of its own. */
function displayOf(server: ChildProcess): Promise<string> {
  const said = server.stdio[3];
  if (!said) throw new Error('The screen has no channel to tell its number.');
  return new Promise((resolve, reject) => {
    said.once('data', (data: Buffer) => resolve(data.toString().trim()));
    server.once('error', reject);
    server.once('exit', (code) => {
      const complain = (words: string): void => reject(new Error(`Xvfb ended with code ${String(code)}: ${words}`));
      if (server.stderr === null) complain('');
      else text(server.stderr).then(complain, reject);
    });
  });
}

/** Starts a screen of this size on Linux; elsewhere the browser draws on the machine's own. */
export async function openScreen({ width, height }: { width: number; height: number }): Promise<Screen> {
  if (process.platform !== 'linux') return { env: process.env, close: () => undefined };
  const server = spawn(requireEngine('xvfb'), ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => server.kill());
  const display = await displayOf(server);
  return { env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }, close: () => void server.kill() };
}
