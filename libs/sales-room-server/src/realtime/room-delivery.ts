import { viewerRoleOf } from '@vitrine/sales-room-protocol';
import type { Connection, Connections } from '../connections/connections.ts';
import { errorFields, type Logger } from '../logger.ts';
import type { MediaService } from '../media/media-service.ts';
import { attendeesOf, type RoomEffect } from '../rooms/effects.ts';
import { projectEffect } from '../rooms/projection.ts';
import { readRoom } from '../rooms/snapshot.ts';
import { ownVoteIn } from '../rooms/views.ts';
import type { Database } from '../storage/database.ts';

/** What was stored by this server or another: the effects up to number `seq`. */
export interface Commit {
  appointmentId: string;
  seq: number;
  effects: readonly RoomEffect[];
}

/** Tells the people who are connected here of what was stored, in the room's order, whichever server stored it. */
export interface RoomDelivery {
  /** Settles when they know, at the latest after a moment's wait for what another server has stored before it. */
  deliver(commit: Commit): Promise<void>;
  /** Runs work while nothing is delivered in this room: reading a snapshot and registering its reader. */
  between<Result>(appointmentId: string, work: () => Promise<{ seq: number; result: Result }>): Promise<Result>;
  /** Gives everybody a new snapshot, where the database knows more than was delivered. */
  catchUp(appointmentId: string): Promise<void>;
  /** Forgets a room in which nobody is connected any more. */
  forget(appointmentId: string): void;
}

interface RoomState {
  /** Number of the last change that was delivered; undefined until the first reader has one. */
  last: number | undefined;
  /** By the number of their first effect. */
  readonly pending: Map<number, Commit>;
  readonly waiting: Set<{ seq: number; done(): void }>;
  chain: Promise<unknown>;
}

/** How long a change waits for one before it that another server stored and that is under way. */
const GAP_PATIENCE_MS = 400;

/** See {@link RoomDelivery}. */
export function createRoomDelivery({
  database,
  connections,
  media,
  logger,
}: {
  database: Database;
  connections: Connections;
  media: Pick<MediaService, 'describe'>;
  logger: Logger;
}): RoomDelivery {
  const rooms = new Map<string, RoomState>();

  function stateOf(appointmentId: string): RoomState {
    const state = rooms.get(appointmentId) ?? { last: undefined, pending: new Map(), waiting: new Set(), chain: Promise.resolve() };
    rooms.set(appointmentId, state);
    return state;
  }

  function inChain<Result>(state: RoomState, work: () => Promise<Result>): Promise<Result> {
    const done = state.chain.then(work, work);
    state.chain = done.catch(() => undefined);
    return done;
  }

  async function replace(connection: Connection, seq: number): Promise<void> {
    const state = await database.read((tx) => readRoom(tx, connection.appointmentId, connection, media.describe));
    if (state === undefined) return;
    connection.role = state.snapshot.self.role;
    connection.ownVote = ownVoteIn(state.snapshot);
    connection.seq = state.snapshot.seq;
    connection.send(seq, 'room.replaced', { snapshot: state.snapshot });
  }

  async function tell({ appointmentId, seq, effects }: Commit): Promise<void> {
    for (const [index, effect] of effects.entries()) {
      const effectSeq = seq - effects.length + 1 + index;
      const changed = new Map(attendeesOf(effect).map((attendee) => [attendee.id, attendee]));
      for (const connection of connections.ofRoom(appointmentId)) {
        if (connection.seq >= effectSeq) continue;
        connection.seq = effectSeq;
        const self = connection.attendeeId === null ? undefined : changed.get(connection.attendeeId);
        if (self !== undefined) connection.role = viewerRoleOf(self, connection.isPreview);
        if (effect.type === 'poll-vote' && effect.attendeeId === connection.attendeeId)
          connection.ownVote = effect.answer === null ? null : { pollId: effect.pollId, answer: effect.answer };
        const change = projectEffect(effect, connection);
        if (change.name === 'room.replaced') await replace(connection, effectSeq);
        else connection.send(effectSeq, change.name, change.payload as never);
      }
    }
  }

  function settle(state: RoomState): void {
    for (const waiter of state.waiting) {
      if (state.last === undefined || state.last < waiter.seq) continue;
      state.waiting.delete(waiter);
      waiter.done();
    }
  }

  async function drain(state: RoomState): Promise<void> {
    while (state.last !== undefined) {
      for (const [first, { seq }] of state.pending) if (seq <= state.last) state.pending.delete(first);
      const next = state.pending.get(state.last + 1);
      if (next === undefined) break;
      state.pending.delete(state.last + 1);
      await tell(next).catch((error: unknown) =>
        logger.error('room.delivery-failed', { appointmentId: next.appointmentId, ...errorFields(error) }),
      );
      state.last = next.seq;
    }
    settle(state);
  }

  async function replaceAll(appointmentId: string, state: RoomState): Promise<void> {
    const [row] = await database.query<{ seq: number }>('select seq from appointment where id = $1', [appointmentId]);
    if (row === undefined || (state.last !== undefined && row.seq <= state.last)) return;
    for (const connection of connections.ofRoom(appointmentId)) await replace(connection, row.seq);
    state.last = row.seq;
    await drain(state);
  }

  return {
    async deliver(commit) {
      const state = rooms.get(commit.appointmentId);
      if (state === undefined) return;
      state.pending.set(commit.seq - commit.effects.length + 1, commit);
      await inChain(state, () => drain(state));
      if (state.last === undefined || state.last >= commit.seq) return;
      const arrived = await new Promise<boolean>((resolve) => {
        const waiter = {
          seq: commit.seq,
          done() {
            clearTimeout(timer);
            resolve(true);
          },
        };
        const timer = setTimeout(() => {
          state.waiting.delete(waiter);
          resolve(false);
        }, GAP_PATIENCE_MS);
        state.waiting.add(waiter);
      });
      if (!arrived)
        await inChain(state, () => replaceAll(commit.appointmentId, state)).catch((error: unknown) =>
          logger.warn('room.catch-up-failed', { appointmentId: commit.appointmentId, ...errorFields(error) }),
        );
    },
    between(appointmentId, work) {
      const state = stateOf(appointmentId);
      return inChain(state, async () => {
        try {
          const { seq, result } = await work();
          state.last ??= seq;
          await drain(state);
          return result;
        } finally {
          if (connections.ofRoom(appointmentId).length === 0 && rooms.get(appointmentId) === state) rooms.delete(appointmentId);
        }
      });
    },
    async catchUp(appointmentId) {
      const state = rooms.get(appointmentId);
      if (state !== undefined) await inChain(state, () => replaceAll(appointmentId, state));
    },
    forget(appointmentId) {
      if (connections.ofRoom(appointmentId).length > 0) return;
      const state = rooms.get(appointmentId);
      rooms.delete(appointmentId);
      for (const waiter of state?.waiting ?? []) waiter.done();
    },
  };
}
