import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from './engine-error.ts';

const SETPRIV = '/usr/bin/setpriv';

/** Under whom an engine runs, where it refuses root. */
export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
}

/** A child process that ends with the one that started it. */
export interface EngineProcess {
  readonly pid: number;
  isRunning(): boolean;
  /** Sends a signal and settles when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program and settles when it answers. */
export async function startEngineProcess(
  command: string,
  args: readonly string[],
  options: { cwd: string; user?: EngineUser | undefined; isReady: () => Promise<boolean> },
): Promise<EngineProcess> {
  const { user } = options;
  // Whoever kills the tests without a chance to tidy up takes their engines along.
  const guarded = existsSync(SETPRIV)
    ? [
        SETPRIV,
        '--pdeathsig',
        'KILL',
        ...(user === undefined ? [] : ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups']),
        '--',
        command,
        ...args,
      ]
    : [command, ...args];
  const [program = command, ...rest] = guarded;
  const child = spawn(program, rest, {
    cwd: options.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
    ...(user !== undefined && program === command ? { uid: user.uid, gid: user.gid } : {}),
  });
  let said = '';
  const keep = (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((done) => {
    child.once('error', (error) => {
      said += error.message;
      done();
    });
    child.once('exit', () => done());
  }).then(() => void process.off('exit', kill));

  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const limit = Date.now() + 60_000;
  while (!(await options.isReady())) {
    if (!isRunning() || Date.now() > limit) {
      kill();
      await ended;
      throw new EngineError('not-started', `${command} did not come up: ${said.trim()}`);
    }
    await sleep(25);
  }
  return { pid: pidOf(child), isRunning, end: (signal) => (isRunning() ? (child.kill(signal), ended) : ended) };
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new EngineError('not-started', 'The program has no process.');
  return child.pid;
}
