import type { ConsultationPresence } from '@vitrine/sales-room-protocol';
import type { Guide } from '../guides/guide-sessions.ts';
import { portraitUrl } from '../rooms/views.ts';
import type { Queryable } from '../storage/database.ts';

/** How long a guide counts as there after their page was heard last. It asks again within 8 s, behind other tabs too. */
const LEASE = '20 seconds';
/** How long the switch stays on while no page is open: over a consultation, not over a night. */
const SWITCH_STAYS = '4 hours';

/** With a client in a room now, or about to be: the shopper whom she has accepted is still on their way to her. */
const IS_BUSY = `(
  exists (
    select 1 from attendee own join attendee client on client.appointment_id = own.appointment_id and client.type = 'CLIENT'
    where own.guide_user_id = available.guide_id and own.connected_to is not null and client.connected_to is not null
  ) or exists (
    select 1 from consultation_request request join appointment on appointment.id = request.appointment_id
    where request.accepted_by = available.guide_id and request.accepted_at > now() - interval '1 minute' and appointment.status <> 'ended'
      and (request.accepted_at > now() - interval '10 seconds' or exists (
        select 1 from attendee where attendee.appointment_id = appointment.id and guide_user_id = available.guide_id and connected_to is not null
      ))
      and not exists (
        select 1 from attendee where attendee.appointment_id = appointment.id and attendee.type = 'CLIENT' and joined_at is not null
      )
  )
)`;

/** Switches a guide's availability. */
export async function switchAvailability(db: Queryable, guide: Pick<Guide, 'id' | 'name'>, isAvailable: boolean): Promise<void> {
  if (!isAvailable) return void (await db.query('delete from guide_availability where guide_id = $1', [guide.id]));
  await db.query(
    `insert into guide_availability (guide_id, name, here_until, on_until)
       values ($1, $2, now() + interval '${LEASE}', now() + interval '${SWITCH_STAYS}')
       on conflict (guide_id) do update set name = excluded.name, here_until = excluded.here_until, on_until = excluded.on_until`,
    [guide.id, guide.name],
  );
}

/** The guide's page is still open. A switch that is off stays off. */
export async function renewAvailability(db: Queryable, guide: Pick<Guide, 'id'>): Promise<void> {
  await db.query(
    `update guide_availability set here_until = now() + interval '${LEASE}', on_until = now() + interval '${SWITCH_STAYS}'
       where guide_id = $1 and on_until > now()`,
    [guide.id],
  );
}

/** The guide's page has closed: nobody is there, and the switch stays as it was. */
export async function leaveAvailability(db: Queryable, guide: Pick<Guide, 'id'>): Promise<void> {
  await db.query('update guide_availability set here_until = now() where guide_id = $1', [guide.id]);
}

/** Whether this guide's switch is on. */
export async function isAvailable(db: Queryable, guide: Pick<Guide, 'id'>): Promise<boolean> {
  return (await db.query('select 1 from guide_availability where guide_id = $1 and on_until > now()', [guide.id])).length > 0;
}

/** Which guides are free, and how many are there but with somebody. `requestId`: whom that request was not put off by. */
export async function presentGuides(db: Queryable, requestId?: string): Promise<Pick<ConsultationPresence, 'guides' | 'busyGuides'>> {
  const rows = await db.query<{ name: string; portrait: string | null; is_busy: boolean }>(
    `select available.name, portrait.version as portrait, ${IS_BUSY} as is_busy
       from guide_availability available left join guide_portrait portrait on portrait.user_id = available.guide_id
       where here_until > now() and not exists (
         select 1 from consultation_deferral where request_id = $1 and guide_id = available.guide_id
       ) order by available.name, available.guide_id`,
    [requestId ?? ''],
  );
  return {
    guides: rows
      .filter((row) => !row.is_busy)
      .map(({ name, portrait }) => ({ name, ...(portrait === null ? {} : { portraitUrl: portraitUrl(portrait) }) })),
    busyGuides: rows.filter((row) => row.is_busy).length,
  };
}
