import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A process of this folder that answers each message with one. */
export interface Child {
  /** What it said when it was ready. */
  readonly greeting: unknown;
  ask(message: object): Promise<unknown>;
  end(): void;
}

function nextMessage(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`${name} ended with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

/** Starts a file of this folder and waits until it is ready. */
export async function startChild(file: string, args: string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: ['--conditions=@vitrine/source'] });
  const greeting = await nextMessage(child, file);
  return {
    greeting,
    async ask(message) {
      const answer = nextMessage(child, file);
      child.send(message);
      return answer;
    },
    end: () => child.disconnect(),
  };
}
