import { connect } from 'node:net';
import type { FuzzInput } from './fuzz-input.ts';

/** What an input brought about. */
export interface FuzzAnswer {
  /** All that came back; one character is one byte. */
  readonly text: string;
  /** Statuses of the HTTP answers in it. */
  readonly statuses: readonly number[];
  /** Nothing came back within the limit, and the connection stayed open. */
  readonly isSilent: boolean;
}

/** Who must be answered may wait that long: on a busy machine pages take seconds. */
const PATIENCE_MS = 30_000;
/** Others are listened to for a moment, so that what they set off happens while the process is watched. */
const MOMENT_MS = 150;
const MOST_BYTES = 400_000;

const statusesOf = (text: string): number[] => [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));

/** Sends an input byte by byte as it is. */
export function sendInput({ steps, from, mustAnswer }: FuzzInput, port: number): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let isOver = false;
    let heard = 0;
    let listener: (() => void) | undefined;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    socket.setNoDelay(true);
    const over = () => {
      isOver = true;
      listener?.();
    };
    socket.on('data', (chunk: Buffer) => {
      // What is long was answered; a flood of bytes is not kept.
      if (text.length < MOST_BYTES) text += chunk.toString('latin1');
      listener?.();
    });
    socket.on('error', over);
    socket.on('end', over);
    socket.on('close', over);

    /** Settles when something new has come, the other side is done, or the time is up. */
    const hear = (withinMs: number): Promise<void> =>
      new Promise((heardSomething) => {
        if (isOver || text.length > heard) {
          heard = text.length;
          return heardSomething();
        }
        const finish = () => {
          clearTimeout(timer);
          listener = undefined;
          heard = text.length;
          heardSomething();
        };
        const timer = setTimeout(finish, withinMs);
        listener = finish;
      });

    async function run(): Promise<void> {
      for (const step of steps) {
        if (isOver) break;
        if ('send' in step) socket.write(step.send, 'latin1');
        else if ('end' in step) socket.end();
        else await hear(mustAnswer ? PATIENCE_MS : 2_000);
      }
      if (mustAnswer)
        while (!isOver && statusesOf(text).every((status) => status < 200)) {
          const before = text.length;
          await hear(PATIENCE_MS);
          if (text.length === before) break;
        }
      else await hear(MOMENT_MS);
      socket.destroy();
      resolve({ text, statuses: statusesOf(text), isSilent: text === '' && !isOver });
    }
    socket.once('connect', () => void run());
    socket.once('error', () => resolve({ text, statuses: statusesOf(text), isSilent: false }));
  });
}
