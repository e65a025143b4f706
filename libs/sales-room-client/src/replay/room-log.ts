import { EMPTY_ROOM_CLIENT_SNAPSHOT, reduceClient, type RoomClientInput, type RoomClientSnapshot } from '../state/client-state.ts';
import { redact } from './redact.ts';

/** Everything that moved a room client, in order and without anything personal. JSON through and through. */
export interface RoomLog {
  version: 2;
  /** The snapshot before the first input: that of a long room no longer begins at the door. */
  base: RoomClientSnapshot;
  /** `at` is in milliseconds since the client was made. */
  inputs: readonly { at: number; input: RoomClientInput }[];
  /** Where all this led, to compare a replay with. */
  snapshot: RoomClientSnapshot;
}

/** So many inputs are kept; older ones are folded into the base. */
const LOG_LIMIT = 5_000;

/** Records what moves a room client. Nothing is redacted before somebody asks for the log. */
export class RoomRecorder {
  readonly #startedAt = performance.now();
  readonly #limit: number;
  #base = EMPTY_ROOM_CLIENT_SNAPSHOT;
  #inputs: { at: number; input: RoomClientInput }[] = [];

  constructor(limit = LOG_LIMIT) {
    this.#limit = limit;
  }

  record(input: RoomClientInput): void {
    // Tracks are let go of: a log keeps no device open.
    const kept = input.type === 'local' || input.type === 'remote' ? withoutTracks(input) : input;
    this.#inputs.push({ at: Math.round(performance.now() - this.#startedAt), input: kept });
    if (this.#inputs.length <= this.#limit) return;
    const folded = this.#inputs.splice(0, Math.ceil(this.#limit / 5));
    this.#base = folded.reduce((snapshot, { input: earlier }) => reduceClient(snapshot, earlier), this.#base);
  }

  /** The log so far, fit to be sent to somebody else. */
  export(snapshot: RoomClientSnapshot): RoomLog {
    return {
      version: 2,
      base: redact(this.#base),
      inputs: this.#inputs.map(({ at, input }) => ({ at, input: redact(input) })),
      snapshot: redact(snapshot),
    };
  }
}

function withoutTracks(input: Extract<RoomClientInput, { type: 'local' | 'remote' }>): RoomClientInput {
  const without = <Source extends { track: MediaStreamTrack | null }>(source: Source): Source => ({
    ...source,
    track: source.track === null ? null : 'track',
  });
  if (input.type === 'remote') return { ...input, remote: input.remote.map(without) };
  const { mic, camera, screen } = input.local;
  return { ...input, local: { mic: without(mic), camera: without(camera), screen: without(screen) } };
}
