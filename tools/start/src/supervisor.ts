import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { StartError } from './start-error.ts';

/** Loaded before each process, so that it ends when the starter is gone. */
export const CHILD_GUARD = pathToFileURL(join(import.meta.dirname, 'child-guard.ts')).href;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** After running this long a process counts as sound again: its next restart comes without delay. */
const SOUND_AFTER_MS = 5_000;
/** How long a process may take to end in order. */
const STOP_LIMIT_MS = 12_000;
const LAST_LINES = 40;

/** How to run one process. */
export interface ProcessSpec {
  readonly name: string;
  /** TypeScript or JavaScript file that Node runs. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Address that is answered once the process is ready; a status from 500 on means not yet. */
  readonly healthUrl: string;
  /** Milliseconds for the first answer. */
  readonly readyWithinMs: number;
}

export type ProcessState = 'starting' | 'running' | 'restarting' | 'stopped';

/** A process that is kept running. */
export interface SupervisedProcess {
  readonly name: string;
  /** Id of the process that runs now; undefined between two. */
  readonly pid: number | undefined;
  readonly state: ProcessState;
  /** How often it was started again. */
  readonly restarts: number;
  /** Resolves when the process that runs now, or the next one, is ready. Rejects when the first one ends before. */
  ready(): Promise<void>;
  /** Ends it in order and starts it again. Resolves when it is ready. */
  restart(): Promise<void>;
  /** Sends a signal and leaves the rest to the supervisor. */
  kill(signal?: NodeJS.Signals): void;
  /** Ends it for good, with whatever it started. */
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  /** Gets each line that a process writes, and the supervisor's own. */
  readonly log: (name: string, line: string) => void;
  /** Called when a process has started, is ready or has ended. */
  readonly onChange?: () => void;
}

interface Run {
  readonly child: ChildProcess;
  readonly since: number;
  readonly ended: Promise<string>;
}

function splitLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => {
    if (rest) onLine(rest);
  });
}

/** Ends what is left of a process's group. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

/** Whether an address is answered right now, by anything but an error of the server. */
async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Starts a process and keeps it running: when it ends, it is started again, after a growing pause. */
export function superviseProcess(spec: ProcessSpec, options: SupervisorOptions): SupervisedProcess {
  const tell = (line: string) => options.log(spec.name, line);
  const changed = () => options.onChange?.();
  const lastLines: string[] = [];
  let state: ProcessState = 'starting';
  let restarts = 0;
  let delay = FIRST_DELAY_MS;
  let run: Run | undefined;
  let wasReady = false;
  let stopping: Promise<void> | undefined;
  const pause = new AbortController();
  let readiness = Promise.withResolvers<void>();
  // Whoever asks gets the error; with nobody asking it must not end the starter.
  readiness.promise.catch(() => undefined);

  function launch(): Run {
    const child = spawn(process.execPath, ['--conditions=@vitrine/source', '--import', CHILD_GUARD, spec.entry, ...(spec.args ?? [])], {
      cwd: spec.cwd,
      env: spec.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches the starter alone, which ends the processes in order.
      detached: true,
    });
    const keep = (line: string) => {
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
      tell(line);
    };
    if (child.stdout) splitLines(child.stdout, keep);
    if (child.stderr) splitLines(child.stderr, keep);
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`));
    });
    return { child, since: Date.now(), ended };
  }

  async function watchReadiness(current: Run): Promise<void> {
    const limit = Date.now() + spec.readyWithinMs;
    let over = false;
    void current.ended.then(() => (over = true));
    while (!over && !stopping) {
      if (await isHealthy(spec.healthUrl)) {
        if (over || run !== current) return;
        state = 'running';
        if (wasReady) tell(`running again (process ${current.child.pid})`);
        wasReady = true;
        readiness.resolve();
        changed();
        return;
      }
      if (Date.now() > limit) {
        tell(`gave no answer at ${spec.healthUrl} within ${Math.round(spec.readyWithinMs / 1000)} s`);
        killGroup(current.child.pid);
        return;
      }
      await sleep(100);
    }
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const current = launch();
      run = current;
      changed();
      void watchReadiness(current);
      const how = await current.ended;
      killGroup(current.child.pid);
      run = undefined;
      if (stopping) break;
      if (!wasReady) {
        state = 'stopped';
        readiness.reject(new StartError('PROCESS_FAILED', [`${spec.name} ended before it was ready (${how}).`, ...lastLines].join('\n')));
        return;
      }
      if (state === 'running') {
        readiness = Promise.withResolvers<void>();
        readiness.promise.catch(() => undefined);
      }
      state = 'restarting';
      changed();
      if (Date.now() - current.since > SOUND_AFTER_MS) delay = FIRST_DELAY_MS;
      tell(`ended (${how}); starting it again in ${delay / 1000} s`);
      await sleep(delay, undefined, { signal: pause.signal }).catch(() => undefined);
      if (stopping) break;
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
      restarts += 1;
    }
    state = 'stopped';
    readiness.reject(new StartError('PROCESS_FAILED', `${spec.name} was stopped.`));
  }

  async function endInOrder(current: Run): Promise<void> {
    current.child.kill('SIGTERM');
    const limit = new AbortController();
    const tooLate = sleep(STOP_LIMIT_MS, 'late', { signal: limit.signal }).catch(() => 'ended');
    const ending = await Promise.race([current.ended, tooLate]);
    limit.abort();
    if (ending === 'late') tell(`did not end within ${STOP_LIMIT_MS / 1000} s and was killed`);
    killGroup(current.child.pid);
    await current.ended;
  }

  const supervision = keepRunning();

  return {
    name: spec.name,
    get pid() {
      return run?.child.pid;
    },
    get state() {
      return state;
    },
    get restarts() {
      return restarts;
    },
    ready: () => readiness.promise,
    async restart() {
      delay = FIRST_DELAY_MS;
      const current = run;
      if (current) await endInOrder(current);
      // The loop notices the end a moment later, and only then has the promise of the next one.
      while (run === current && current !== undefined && !stopping) await sleep(5);
      await readiness.promise;
    },
    kill: (signal = 'SIGKILL') => void run?.child.kill(signal),
    stop() {
      stopping ??= (async () => {
        const current = run;
        pause.abort();
        if (current) await endInOrder(current);
        await supervision;
      })();
      return stopping;
    },
  };
}
