import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ACCESS_KEY } from '@vitrine/demo-store';
import type { Example } from './document-examples.ts';

const HOST = join(import.meta.dirname, 'example-host.ts');

/** How an example ended. */
export interface ExampleRun {
  /** Null where it was ended from outside. */
  exitCode: number | null;
  /** One entry for each call of the console. */
  printed: string[];
  /** What Node.js itself had to say. */
  complaints: string;
}

/**
 * Runs an example as a program of its own, beside its document.
 *
 * @param storeUrl - Of a store that answers for `https://shop.example`.
 */
export async function runExample({ code, file }: Example, storeUrl: string, timeoutMs: number): Promise<ExampleRun> {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', '--disable-warning=ExperimentalWarning', HOST], {
    cwd: dirname(file),
    env: {
      PATH: process.env['PATH'],
      NO_COLOR: '1',
      EXAMPLE_FILE: file,
      EXAMPLE_STORE_URL: storeUrl,
      STORE_API_ENDPOINT: 'https://shop.example/store-api',
      STORE_API_ACCESS_KEY: ACCESS_KEY,
    },
    timeout: timeoutMs,
  });
  child.stdin.end(code);
  const [exitCode, printed, complaints] = await Promise.all([
    new Promise<number | null>((ended, failed) => child.once('close', ended).once('error', failed)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exitCode, printed: printed.split('\n').slice(0, -1), complaints };
}
