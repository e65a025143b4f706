import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { JoinSteps, LoadSource } from './load-attendee.ts';

/** What arrived of all streams of one kind. */
export interface KindMeasure {
  readonly consumers: number;
  /** Consumers that nothing arrived at. */
  readonly silent: number;
  readonly expected: number;
  readonly lost: number;
  readonly packetsPerSecond: number;
}

export interface MediaMeasure {
  readonly seconds: number;
  readonly audio: KindMeasure;
  readonly video: KindMeasure;
  readonly sentPerSecond: number;
  /** Packets that the generator was too slow to send. */
  readonly skipped: number;
  /** Processor time of the generator: 1 is one core. */
  readonly cpu: number;
  /** UDP ports of the generator. */
  readonly ports: readonly number[];
}

/** What a generator can be asked. */
export interface GeneratorCalls {
  /** Signs a guide in. */
  guide(input: { origin: string; path: string; username: string; password: string; sends: LoadSource[] }): Promise<{ slides: number }>;
  /** Lets attendees join, `atOnce` of them beside each other. */
  join(input: {
    origin: string;
    path: string;
    count: number;
    atOnce: number;
    sends: LoadSource[];
    receives: boolean;
  }): Promise<{ steps: JoinSteps[] }>;
  /** The guide switches: milliseconds until each attendee was told, and had what the slide shows; `failed` counts those whose call for it was refused. */
  slide(input: { index: number; isLoaded: boolean }): Promise<{ told: number[]; loaded: number[]; failed: number }>;
  /** The guide writes: milliseconds until each attendee was told. */
  chat(input: { text: string }): Promise<{ told: number[] }>;
  /** Counts what arrives for so long. */
  measure(input: { ms: number }): Promise<MediaMeasure>;
  /** The oldest attendees leave. */
  leave(input: { count: number }): Promise<{ left: number }>;
  /** Everybody leaves. */
  end(input: Record<string, never>): Promise<Record<string, never>>;
}

export interface GeneratorCall {
  readonly id: number;
  readonly name: keyof GeneratorCalls;
  readonly input: unknown;
}

/** A load generator in a process of its own, so that its work is counted apart from the server's. */
export interface Generator {
  readonly pid: number;
  ask<Name extends keyof GeneratorCalls>(
    name: Name,
    input: Parameters<GeneratorCalls[Name]>[0],
  ): Promise<Awaited<ReturnType<GeneratorCalls[Name]>>>;
  stop(): void;
}

/** An error as a line that survives the way between two processes. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.stack ?? error.message}${error.cause === undefined ? '' : `\n  caused by ${errorText(error.cause)}`}`;
}

/** Starts a generator. */
export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator-main.ts'), {
    execArgv: ['--conditions=@vitrine/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  child.on('message', (answer: { id: number; output?: unknown; error?: string }) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) call?.resolve(answer.output);
    else call?.reject(new Error(answer.error));
  });
  child.on('exit', (code) => {
    for (const call of waiting.values()) call.reject(new Error(`The load generator ended with ${code ?? 'a signal'}.`));
    waiting.clear();
  });
  return {
    pid: child.pid ?? 0,
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        waiting.set(id, { resolve: (value) => resolve(value as never), reject });
        child.send({ id, name, input } satisfies GeneratorCall);
      }),
    stop: () => void child.kill(),
  };
}
