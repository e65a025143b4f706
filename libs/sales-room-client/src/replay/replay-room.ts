import { reduceClient, type RoomClientSnapshot } from '../state/client-state.ts';
import type { RoomLog } from './room-log.ts';

export interface ReplayOptions {
  /** How much faster than it happened; 20 by default. Infinity waits for nothing. */
  speed?: number | undefined;
  /** Called with each snapshot, at its time. */
  onSnapshot?: ((snapshot: RoomClientSnapshot, at: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Lets a room happen again, from its log, through the same reducers. Resolves with the last snapshot, which is the log's own.
 * @throws the signal's reason when it is aborted.
 */
export async function replayRoom(log: RoomLog, { speed = 20, onSnapshot, signal }: ReplayOptions = {}): Promise<RoomClientSnapshot> {
  const startedAt = performance.now();
  const [first] = log.inputs;
  let snapshot = log.base;
  for (const { at, input } of log.inputs) {
    const due = (at - (first?.at ?? 0)) / speed - (performance.now() - startedAt);
    if (due > 1) await new Promise((resolve) => setTimeout(resolve, due));
    signal?.throwIfAborted();
    snapshot = reduceClient(snapshot, input);
    onSnapshot?.(snapshot, at);
  }
  return snapshot;
}
