import type { PollAnswer, RecapPoll } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import type { Queryable } from '../storage/database.ts';
import type { RoomChange } from './room-change.ts';

/** How many polls a room keeps. */
export const POLLS_PER_ROOM = 200;

/** A poll as it is kept, with how often each answer was chosen. */
export interface PollRecord {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly PollAnswer[];
  readonly status: 'open' | 'closed';
  /** ISO 8601 in UTC. */
  readonly askedAt: string;
  readonly votes: readonly number[];
}

interface PollRow {
  id: string;
  question: string;
  answers: PollAnswer[];
  asked_at: Date;
  closed_at: Date | null;
}

const COLUMNS = 'id, question, answers, asked_at, closed_at';

function toRecord(row: PollRow, votes: ReadonlyMap<number, number>): PollRecord {
  return {
    id: row.id,
    question: row.question,
    answers: row.answers,
    status: row.closed_at === null ? 'open' : 'closed',
    askedAt: row.asked_at.toISOString(),
    votes: row.answers.map((_answer, index) => votes.get(index) ?? 0),
  };
}

/** The poll that the room sees: the newest, until it is put aside. */
export async function findPoll(db: Queryable, appointmentId: string): Promise<PollRecord | undefined> {
  const [row] = await db.query<PollRow>(
    `select ${COLUMNS} from poll where appointment_id = $1 and dismissed_at is null order by position desc limit 1`,
    [appointmentId],
  );
  return row && toRecord(row, (await countVotes(db, [row.id])).get(row.id) ?? new Map());
}

/** Every poll of a room with its result, in the order in which they were asked. */
export async function listPolls(db: Queryable, appointmentId: string): Promise<RecapPoll[]> {
  const rows = await db.query<PollRow>(`select ${COLUMNS} from poll where appointment_id = $1 order by position`, [appointmentId]);
  const counted = await countVotes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, question, askedAt, answers, votes } = toRecord(row, counted.get(row.id) ?? new Map());
    return { id, question, askedAt, answers: answers.map((answer, index) => ({ ...answer, votes: votes[index] ?? 0 })) };
  });
}

async function countVotes(db: Queryable, pollIds: readonly string[]): Promise<Map<string, Map<number, number>>> {
  const counted = new Map<string, Map<number, number>>();
  if (pollIds.length === 0) return counted;
  const rows = await db.query<{ poll_id: string; answer: number; count: number }>(
    'select poll_id, answer, count(*) as count from poll_vote where poll_id = any($1) group by poll_id, answer',
    [pollIds],
  );
  for (const { poll_id, answer, count } of rows) counted.set(poll_id, (counted.get(poll_id) ?? new Map()).set(answer, count));
  return counted;
}

/** How many polls a room has had. */
export async function countPolls(db: Queryable, appointmentId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from poll where appointment_id = $1', [appointmentId]);
  return row?.count ?? 0;
}

/** What this attendee has chosen; null before they did. */
export async function findVote(db: Queryable, pollId: string, attendeeId: string): Promise<number | null> {
  const [row] = await db.query<{ answer: number }>('select answer from poll_vote where poll_id = $1 and attendee_id = $2', [
    pollId,
    attendeeId,
  ]);
  return row?.answer ?? null;
}

/** Stores a new poll and gives its id. */
export async function insertPoll(
  tx: Queryable,
  appointmentId: string,
  poll: { question: string; answers: readonly PollAnswer[] },
): Promise<string> {
  const id = newId();
  await tx.query('insert into poll (id, appointment_id, question, answers) values ($1, $2, $3, $4::jsonb)', [
    id,
    appointmentId,
    poll.question,
    JSON.stringify(poll.answers),
  ]);
  return id;
}

/** Stores what an attendee has chosen, in place of what they had chosen before. */
export async function saveVote(tx: Queryable, pollId: string, attendeeId: string, answer: number): Promise<void> {
  await tx.query(
    `insert into poll_vote (poll_id, attendee_id, answer) values ($1, $2, $3)
     on conflict (poll_id, attendee_id) do update set answer = excluded.answer`,
    [pollId, attendeeId, answer],
  );
}

/** Takes no more votes. */
export async function closePoll(tx: Queryable, pollId: string): Promise<void> {
  await tx.query('update poll set closed_at = coalesce(closed_at, now()) where id = $1', [pollId]);
}

/** Nobody sees the room's polls any more, but in its recap. */
export async function dismissPolls(tx: Queryable, appointmentId: string): Promise<void> {
  await tx.query(
    'update poll set closed_at = coalesce(closed_at, now()), dismissed_at = now() where appointment_id = $1 and dismissed_at is null',
    [appointmentId],
  );
}

/** Whoever is removed has no say in what is still open; a result that was shown stays as it was. */
export async function takeVoteBack(room: RoomChange, attendeeId: string): Promise<void> {
  const poll = await findPoll(room.tx, room.appointment.id);
  if (poll?.status !== 'open') return;
  const rows = await room.tx.query('delete from poll_vote where poll_id = $1 and attendee_id = $2 returning poll_id', [
    poll.id,
    attendeeId,
  ]);
  if (rows.length > 0) await tellVotes(room, attendeeId, null);
}

/** Tells what a vote has changed. @param answer What the attendee has chosen; null where their vote is gone. */
export async function tellVotes(room: RoomChange, attendeeId: string, answer: number | null): Promise<void> {
  const poll = await findPoll(room.tx, room.appointment.id);
  if (poll !== undefined) room.effect({ type: 'poll-vote', pollId: poll.id, attendeeId, answer, votes: poll.votes });
}
