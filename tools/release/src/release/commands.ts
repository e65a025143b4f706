import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../packages/publishable-packages.ts';

const execute = promisify(execFile);

/** Programs that a release calls, all in the workspace's folder. */
export interface Commands {
  /** What a program prints, trimmed; rejects where it fails. */
  read(program: string, ...args: readonly string[]): Promise<string>;
  /** Runs a program with its output shown; rejects where it fails. */
  run(program: string, ...args: readonly string[]): Promise<void>;
}

/** The programs of this machine. */
export const systemCommands: Commands = {
  async read(program, ...args) {
    const { stdout } = await execute(program, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  },
  run: (program, ...args) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`${[program, ...args].join(' ')} ended with ${code ?? 'a signal'}.`));
      });
    }),
};
