import { errorFields, type Logger } from '../logger.ts';

/** A beat at intervals. */
export interface Heartbeat {
  /** No further beat begins; settles when the last one is over. */
  stop(): Promise<void>;
}

/** Beats until it is stopped. A slow database must not be asked twice at once: a beat that takes long takes the place of the next. */
export function startHeartbeat(intervalMs: number, logger: Logger, beat: () => Promise<void>): Heartbeat {
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    beating ??= beat()
      .catch((error: unknown) => logger.warn('server.beat-failed', errorFields(error)))
      .finally(() => (beating = undefined));
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}
