import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { consumerEnvironment } from './consumer-folder.ts';

/** Longer than any command takes until it is there. */
const LONGEST_START_MS = 60_000;

/** A command that goes on running, started as somebody would who has none of the workspace. */
export class RunningCommand implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #said = '';

  constructor(folder: string, program: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
    this.#child = spawn(program, args, { cwd: folder, env: consumerEnvironment(environment), stdio: ['ignore', 'pipe', 'pipe'] });
    this.#ended = once(this.#child, 'close').then(([code]) => code as number | null);
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (chunk: Buffer) => (this.#said += String(chunk)));
  }

  /** Settles once it has said this; rejects with what it said where it ends before. */
  async says(words: string): Promise<void> {
    const heard = Promise.withResolvers<void>();
    const listen = (): void => (this.#said.includes(words) ? heard.resolve() : undefined);
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', listen);
    listen();
    const limit = setTimeout(() => heard.reject(new Error(`A command never said "${words}":\n${this.#said}`)), LONGEST_START_MS);
    const code = await Promise.race([heard.promise.then(() => undefined), this.#ended]).finally(() => clearTimeout(limit));
    if (code !== undefined) throw new Error(`A command ended with ${code ?? 'a signal'} and never said "${words}":\n${this.#said}`);
  }

  /** Ends it by a signal, and gives the code that it ends with. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.end('SIGKILL');
  }
}
