import type { ConsultationProduct, GuideConsultations, OwnConsultation } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import type { Database, Queryable } from '../storage/database.ts';

/** How long a shopper counts as there after their page was heard last: one without scripts comes again every 10 s. */
const LEASE = '30 seconds';
/** A page that was silent for a while, as in a pocket, keeps its place; one that was away for longer has gone. */
const KEEPS_PLACE = '2 minutes';
/** Most shoppers who wait at once. */
const WAITING_LIMIT = 200;
/** So many consultations have to be known before a wait is told. */
const KNOWN_LENGTHS = 3;

const WAITS = 'accepted_by is null and here_until > now()';

/** What a shopper asks with. */
export interface NewRequest {
  keyHash: string;
  name: string;
  locale: string;
  product: ConsultationProduct | null;
}

interface RequestRow {
  id: string;
  name: string;
  locale: string;
  product: ConsultationProduct | null;
  asked_at: Date;
  guide_name: string | null;
  accepted_by: string | null;
  appointment_id: string | null;
}

/** Whether this key has proved somebody who asked before. */
export async function isKnownShopper(db: Queryable, keyHash: string): Promise<boolean> {
  return (await db.query('select 1 from consultation_request where key_hash = $1', [keyHash])).length > 0;
}

/** Keeps a shopper's request; who waits already keeps their place. */
export async function saveRequest(database: Database, { keyHash, name, locale, product }: NewRequest): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(
      `delete from consultation_request where (key_hash = $1 and not (${WAITS}))
         or (accepted_by is null and here_until < now() - interval '1 hour') or accepted_at < now() - interval '7 days'`,
      [keyHash],
    );
    if ((await countWaiting(tx)) >= WAITING_LIMIT)
      throw new RoomError('limit-reached', 'Too many people wait for a guide now.', { retryAfterMs: 60_000 });
    await tx.query(
      `insert into consultation_request (id, key_hash, name, locale, product, here_until)
         values ($1, $2, $3, $4, $5, now() + interval '${LEASE}')
         on conflict (key_hash) do update set name = excluded.name, locale = excluded.locale, product = excluded.product, here_until = excluded.here_until`,
      [newId(), keyHash, name, locale, product === null ? null : JSON.stringify(product)],
    );
  });
}

/** How many shoppers wait. */
export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*) as count from consultation_request where ${WAITS}`);
  return row?.count ?? 0;
}

/** The shopper goes. */
export async function cancelRequest(db: Queryable, keyHash: string): Promise<void> {
  await db.query('delete from consultation_request where key_hash = $1 and accepted_by is null', [keyHash]);
}

/** The shopper's page is still open. */
export async function renewRequest(db: Queryable, keyHash: string): Promise<void> {
  await db.query(
    `update consultation_request set here_until = now() + interval '${LEASE}'
       where key_hash = $1 and accepted_by is null and here_until > now() - interval '${KEEPS_PLACE}'`,
    [keyHash],
  );
}

/** A shopper's own request, and its id. Accepted ones count until their room has ended. */
export async function findOwnRequest(
  db: Queryable,
  keyHash: string,
  guideCount: number,
): Promise<{ id: string; request: OwnConsultation } | undefined> {
  const [row] = await db.query<RequestRow & { path: string | null; status: string | null; has_joined: boolean; place: number }>(
    `select request.*, appointment.path, appointment.status, coalesce(attendee.joined_at is not null, false) as has_joined,
       (select count(*) from consultation_request other where other.accepted_by is null and other.here_until > now()
          and (other.asked_at, other.id) <= (request.asked_at, request.id)) as place
       from consultation_request request
       left join appointment on appointment.id = request.appointment_id
       left join attendee on attendee.appointment_id = appointment.id and attendee.key_hash = request.key_hash
       where request.key_hash = $1 and (request.accepted_by is not null or request.here_until > now())`,
    [keyHash],
  );
  if (row === undefined) return undefined;
  const { id, name, product, path, status } = row;
  if (row.accepted_by !== null) {
    // Accepted this moment: its room is being made.
    if (path === null || status === 'not-started') return { id, request: { state: 'waiting', name, product, place: 1, waitMinutes: null } };
    if (status === 'ended') return undefined;
    return { id, request: { state: 'accepted', path, guideName: row.guide_name ?? '', hasJoined: row.has_joined } };
  }
  const waitMinutes = await waitFor(db, row.place, guideCount);
  return { id, request: { state: 'waiting', name, product, place: row.place, waitMinutes } };
}

/** How long somebody at this place waits, by the last consultations; null where too few are known, or nobody is there to hold one. */
async function waitFor(db: Queryable, place: number, guideCount: number): Promise<number | null> {
  if (guideCount === 0) return null;
  const [row] = await db.query<{ count: number; seconds: number | null }>(
    `select count(*) as count, avg(seconds)::float8 as seconds from (
       select extract(epoch from ended_at - started_at) as seconds from consultation_request
         join appointment on appointment.id = appointment_id
         where status = 'ended' and ended_at > now() - interval '1 day' order by ended_at desc limit 10
     ) recent`,
  );
  if (row === undefined || row.seconds === null || row.count < KNOWN_LENGTHS) return null;
  return Math.max(1, Math.ceil(((place / guideCount) * row.seconds) / 60));
}

/** Who waits, without those whom this guide has put off. */
export async function listRequests(db: Queryable, guideId: string): Promise<GuideConsultations['requests']> {
  const rows = await db.query<RequestRow>(
    `select * from consultation_request request where ${WAITS}
       and not exists (select 1 from consultation_deferral where request_id = request.id and guide_id = $1)
       order by asked_at, id`,
    [guideId],
  );
  return rows.map(({ id, name, locale, product, asked_at }) => ({ id, name, locale, product, askedAt: asked_at.toISOString() }));
}

/** Not now: this guide is asked no more, others are. */
export async function deferRequest(db: Queryable, requestId: string, guideId: string): Promise<void> {
  await db.query(
    `insert into consultation_deferral (request_id, guide_id) select id, $2 from consultation_request where id = $1 on conflict do nothing`,
    [requestId, guideId],
  );
}
