import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { CHILD_GUARD } from './supervisor.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

const APPS = ['@vitrine/storefront', '@vitrine/sales-room'];

/** Nx's own variables of a surrounding run would make this one think that it is a part of it. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));
  return { ...env, NX_DAEMON: 'false', FORCE_COLOR: '0', NO_COLOR: '1', NODE_ENV: 'production' };
}

/**
 * Builds both apps where anything that they are made of has changed; Nx remembers the rest.
 * @throws StartError `BUILD_FAILED` with the output of the build.
 */
export async function buildApps(options: { readonly log: (line: string) => void; readonly signal?: AbortSignal }): Promise<void> {
  const started = Date.now();
  options.log('building what has changed …');
  const child = spawn(
    process.execPath,
    [
      '--import',
      CHILD_GUARD,
      realpathSync(join(WORKSPACE_ROOT, 'node_modules/.bin/nx')),
      'run-many',
      '-t',
      'build',
      '-p',
      APPS.join(','),
      '--output-style=static',
    ],
    {
      cwd: WORKSPACE_ROOT,
      env: buildEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    },
  );
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  options.signal?.addEventListener('abort', end, { once: true });
  process.once('exit', end);
  let output = '';
  const take = (chunk: Buffer) => {
    output += String(chunk);
    for (const [, name] of String(chunk).matchAll(/nx run @vitrine\/([\w-]+):build\b(?!.*\[)/g)) options.log(`building ${name} …`);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
  process.off('exit', end);
  options.signal?.removeEventListener('abort', end);
  if (status !== 0)
    throw new StartError('BUILD_FAILED', options.signal?.aborted ? 'The build was interrupted.' : `The build failed.\n${output.trim()}`);
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  options.log(
    /read the output from the cache instead of running the command for (\d+) out of \1 /.test(output)
      ? `nothing has changed since the last build (${seconds} s)`
      : `built in ${seconds} s`,
  );
}
