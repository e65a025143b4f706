import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What is timed, in the order in which each finds what it needs: `full` fills the cache that the others rest on. */
export const STEP_NAMES = ['start-up', 'full', 'no-op', 'leaf', 'base'] as const;
/** One of {@link STEP_NAMES}. */
export type StepName = (typeof STEP_NAMES)[number];

export interface StepOptions {
  /** A tree whose files and kept results are the benchmark's own. */
  readonly root: string;
  readonly targets: readonly string[];
  readonly parallel: number;
}

/** A source of the library that no other library stands on, and one of a library that most do. */
const CHANGED: Readonly<Record<'leaf' | 'base', string>> = {
  leaf: 'libs/sales-room-ui/src/index.ts',
  base: 'libs/routing/src/index.ts',
};

export interface Timed {
  readonly seconds: number;
  /** Tasks that ran or whose results were taken from the cache, and those of them that ran. */
  readonly tasks: number;
  readonly ran: number;
}

/** Carries a step out. @throws Error where a task of it fails: its time would say nothing. */
export async function timeStep(step: StepName, options: StepOptions): Promise<Timed> {
  const { root, targets, parallel } = options;
  const tasks = ['-t', ...targets, `--parallel=${parallel}`, '--output-style=static'];
  switch (step) {
    case 'start-up':
      await nx(root, ['show', 'projects']);
      return nx(root, ['show', 'projects']);
    case 'full':
      rmSync(join(root, '.nx'), { recursive: true, force: true });
      return nx(root, ['run-many', ...tasks]);
    case 'no-op':
      return nx(root, ['run-many', ...tasks]);
    case 'leaf':
    case 'base': {
      const file = CHANGED[step];
      // A remark of its own each time: a result that an earlier run kept is none.
      appendFileSync(join(root, file), `\n// ${Date.now()}\n`);
      try {
        return await nx(root, ['affected', '--base=HEAD', ...tasks]);
      } finally {
        execFileSync('git', ['checkout', '--quiet', '--', file], { cwd: root });
      }
    }
  }
}

async function nx(root: string, args: readonly string[]): Promise<Timed> {
  const since = performance.now();
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn('npx', ['nx', ...args], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', NODE_ENV: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`nx ${args.join(' ')} ended with ${code}:\n${said.slice(-4_000)}`));
    });
  });
  return { seconds: (performance.now() - since) / 1_000, ...countTasks(output) };
}

/** How many tasks Nx says that it looked at, and how many of them ran. */
export function countTasks(output: string): { readonly tasks: number; readonly ran: number } {
  const began = output.split('\n').filter((line) => line.startsWith('> nx run '));
  const kept = began.filter((line) => /\[(?:local cache|existing outputs match the cache[^\]]*|remote cache)\]/.test(line));
  return { tasks: began.length, ran: began.length - kept.length };
}
