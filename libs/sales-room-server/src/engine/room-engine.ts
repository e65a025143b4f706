import { type CommandName, type CommandPayload, type CommandResult, refusalOf } from '@vitrine/sales-room-protocol';
import { type TransactionalCommand, transactionalHandlers } from '../handlers/transactional.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment, lockAppointment, saveAppointment } from '../rooms/appointments.ts';
import { findAttendee } from '../rooms/attendees.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import { factsOf } from '../rooms/facts.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import { createRoomChange, type RoomChange } from '../rooms/room-change.ts';
import { DEFAULT_ROOM_LIMITS, type RoomLimits } from '../rooms/room-limits.ts';
import { createRoomQueue } from '../rooms/room-queue.ts';
import type { Database, Queryable } from '../storage/database.ts';
import { isStorageError } from '../storage/storage-error.ts';

/** Hears of what was committed. It is awaited before the command is answered and before the room's next one starts. */
export type CommitListener = (commit: { appointmentId: string; seq: number; effects: readonly RoomEffect[] }) => Promise<void>;

/** The answer to a command: the number of the room's last change, and the result. */
export interface Outcome<Result> {
  seq: number;
  result: Result;
}

/** Changes rooms: one at a time per room, stored before it is answered, told after it is stored. */
export interface RoomEngine {
  /** Runs a change that isn't a command of an attendee: joining, presence, import. */
  change<Result>(appointmentId: string, work: (room: RoomChange) => Promise<Result>): Promise<Outcome<Result>>;
  /** Runs a command. The same `commandId` of the same attendee again gives the first answer again. */
  run<Name extends TransactionalCommand>(command: {
    appointmentId: string;
    attendeeId: string;
    name: Name;
    commandId: string;
    payload: CommandPayload<Name>;
  }): Promise<Outcome<CommandResult<Name>>>;
  /** Refuses a command that is not stored, as `run` would; returns who asks. */
  permit(
    appointmentId: string,
    attendeeId: string | null,
    name: CommandName,
  ): Promise<{ appointment: AppointmentRecord; attendee: AttendeeRecord | undefined }>;
  /** Reads a room in its order, on one state that cannot be changed: no transaction that writes, no lock. */
  read<Result>(appointmentId: string, work: (db: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs work in the room's order without a transaction. */
  inOrder<Result>(appointmentId: string, work: () => Promise<Result>): Promise<Result>;
  /** Settles when nothing is running or waiting. */
  idle(): Promise<void>;
}

/** What the engine asks of the rest of the server. */
export interface RoomEngineOptions {
  database: Database;
  isMediaAvailable(): boolean;
  limits?: RoomLimits;
  onCommit: CommitListener;
}

interface Attempt<Result> {
  readonly effects: RoomEffect[];
  outcome: Outcome<Result> | undefined;
}

const RETRY_FOR_MS = 5_000;
const REMEMBERED_COMMANDS = 500;
const TIDY_EVERY = 50;

/** See {@link RoomEngine}. */
export function createRoomEngine({ database, isMediaAvailable, onCommit, limits = DEFAULT_ROOM_LIMITS }: RoomEngineOptions): RoomEngine {
  const queue = createRoomQueue();

  async function refuse(
    db: Queryable,
    name: CommandName,
    appointment: AppointmentRecord,
    attendee: AttendeeRecord | undefined,
  ): Promise<void> {
    const facts = await factsOf(db, name, appointment, attendee, isMediaAvailable());
    const code = refusalOf(name, facts);
    if (code !== undefined) throw new RoomError(code, `${name} is refused to a ${facts.role} while the appointment is ${facts.status}.`);
  }

  /** One try: its effects and outcome, as far as it came. */
  async function attempt<Result>(
    appointmentId: string,
    work: (room: RoomChange) => Promise<Result>,
    made: Attempt<Result>,
    finish?: (tx: Queryable, outcome: Outcome<Result>) => Promise<void>,
  ): Promise<Outcome<Result>> {
    return database.transaction(async (tx) => {
      const appointment = await lockAppointment(tx, appointmentId);
      if (appointment === undefined) throw new RoomError('not-found', 'There is no such appointment.');
      const result = await work(createRoomChange(tx, appointment, made.effects, limits));
      if (made.effects.length > 0) {
        appointment.seq += made.effects.length;
        await saveAppointment(tx, appointment);
      }
      made.outcome = { seq: appointment.seq, result };
      await finish?.(tx, made.outcome);
      return made.outcome;
    });
  }

  /**
   * A database that goes away in mid-change takes the change back: it is tried again. Where it went while committing,
   * nobody knows whether it did; only a command, which is found again by its id, is tried again then.
   */
  function change<Result>(
    appointmentId: string,
    work: (room: RoomChange) => Promise<Result>,
    command?: { finish(tx: Queryable, outcome: Outcome<Result>): Promise<void>; wasDone(): boolean },
  ): Promise<Outcome<Result>> {
    return queue.run(appointmentId, async () => {
      const until = Date.now() + RETRY_FOR_MS;
      let uncertain: Attempt<Result> | undefined;
      for (;;) {
        const made: Attempt<Result> = { effects: [], outcome: undefined };
        try {
          const outcome = await attempt(appointmentId, work, made, command?.finish);
          // The lost answer of an earlier try was a yes: its effects are still to be told.
          const told =
            command?.wasDone() === true && uncertain?.outcome !== undefined
              ? { seq: uncertain.outcome.seq, effects: uncertain.effects }
              : { seq: outcome.seq, effects: made.effects };
          if (told.effects.length > 0) await onCommit({ appointmentId, ...told });
          return outcome;
        } catch (error) {
          if (!isStorageError(error) || error.phase === 'connecting' || Date.now() > until) throw error;
          if (error.phase === 'committing') {
            if (command === undefined) throw error;
            uncertain = made;
          }
        }
      }
    });
  }

  /** A database that goes away in mid-reading is read again, for as long as a change would be tried again. */
  async function read<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result> {
    const until = Date.now() + RETRY_FOR_MS;
    for (;;) {
      try {
        return await database.read(work);
      } catch (error) {
        if (!isStorageError(error) || error.phase === 'connecting' || Date.now() > until) throw error;
      }
    }
  }

  return {
    change: (appointmentId, work) => change(appointmentId, work),
    async run({ appointmentId, attendeeId, name, commandId, payload }) {
      type Result = CommandResult<typeof name>;
      let earlier: Outcome<Result> | undefined;
      const outcome = await change<Result>(
        appointmentId,
        async (room) => {
          earlier = await findAnswer<Result>(room.tx, attendeeId, commandId, name);
          if (earlier !== undefined) return earlier.result;
          const attendee = await room.attendee(attendeeId);
          await refuse(room.tx, name, room.appointment, attendee);
          const handler = transactionalHandlers[name] as (
            room: RoomChange,
            actor: AttendeeRecord,
            payload: unknown,
            commandId: string,
          ) => Promise<Result>;
          return handler(room, attendee, payload, commandId);
        },
        {
          async finish(tx, done) {
            if (earlier === undefined) await rememberAnswer(tx, attendeeId, commandId, name, done);
          },
          wasDone: () => earlier !== undefined,
        },
      );
      return earlier ?? outcome;
    },
    async permit(appointmentId, attendeeId, name) {
      const appointment = await findAppointment(database, appointmentId);
      if (appointment === undefined) throw new RoomError('not-found', 'There is no such appointment.');
      const attendee = attendeeId === null ? undefined : await findAttendee(database, attendeeId);
      await refuse(database, name, appointment, attendee);
      return { appointment, attendee };
    },
    read: (appointmentId, work) => queue.run(appointmentId, () => read(work)),
    inOrder: (appointmentId, work) => queue.run(appointmentId, work),
    idle: () => queue.idle(),
  };
}

async function findAnswer<Result>(
  tx: Queryable,
  attendeeId: string,
  commandId: string,
  name: string,
): Promise<Outcome<Result> | undefined> {
  const [row] = await tx.query<{ name: string; answer: Outcome<Result> }>(
    'select name, answer from command_log where attendee_id = $1 and command_id = $2',
    [attendeeId, commandId],
  );
  if (row === undefined) return undefined;
  if (row.name !== name) throw new RoomError('invalid-payload', 'This commandId was used for another command.');
  return row.answer;
}

async function rememberAnswer(tx: Queryable, attendeeId: string, commandId: string, name: string, answer: Outcome<unknown>): Promise<void> {
  await tx.query('insert into command_log (attendee_id, command_id, name, answer) values ($1, $2, $3, $4)', [
    attendeeId,
    commandId,
    name,
    JSON.stringify(answer),
  ]);
  // Tidying is dear beside a single command, and in no hurry.
  if (answer.seq % TIDY_EVERY !== 0) return;
  await tx.query(
    `delete from command_log where attendee_id = $1 and done_at < now() - interval '10 minutes' and
       done_at < (select min(done_at) from (select done_at from command_log where attendee_id = $1 order by done_at desc limit ${REMEMBERED_COMMANDS}) newest)`,
    [attendeeId],
  );
}
