import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a call is held open for news: shorter than a caller waits for an answer. */
const HOLD_MS = 8_000;
/** Milliseconds between two looks: the database tells of no change by itself, and another server may have made it. */
const LOOK_EVERY_MS = 700;

/**
 * Answers at once where the caller knows another version, else as soon as there is one, or after a while. Pages in the background
 * hear of news in time this way: their timers may come once a minute there.
 */
export async function whenChanged<Body extends { version: string }>(
  known: string | undefined,
  read: () => Promise<Body>,
  signal: AbortSignal,
): Promise<Body> {
  const until = Date.now() + HOLD_MS;
  for (;;) {
    const body = await read();
    if (body.version !== known || Date.now() >= until || signal.aborted) return body;
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
