import { spawn } from 'node:child_process';

export interface CommandResult {
  /** Exit status; 127 when the command does not exist, 128 when a signal ended it. */
  readonly status: number;
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  /** Replaces the environment. */
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until it is ended. */
  readonly timeoutMs?: number;
  readonly onLine?: (line: string) => void;
}

/** Runs a command in a process group of its own, which ends whole when the signal aborts. Never rejects. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let rest = '';
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = options.timeoutMs === undefined ? undefined : setTimeout(end, options.timeoutMs);
    const onExit = () => end();
    process.once('exit', onExit);
    options.signal?.addEventListener('abort', end, { once: true });
    if (options.signal?.aborted) end();
    const take = (chunk: Buffer) => {
      output += String(chunk);
      const lines = `${rest}${String(chunk)}`.split(/[\r\n]+/);
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine?.(line);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const finish = (status: number) => {
      clearTimeout(timer);
      process.off('exit', onExit);
      options.signal?.removeEventListener('abort', end);
      resolve({ status, output });
    };
    child.once('error', () => finish(127));
    child.once('close', (status) => finish(status ?? 128));
  });
}
