import type { Guide } from '../guides/guide-sessions.ts';
import type { Queryable } from '../storage/database.ts';
import type { AppointmentRecord } from './records.ts';

/** A guide, as far as it matters to what is theirs. */
export type Presenter = Pick<Guide, 'id' | 'isAdmin'>;

/** Whether this guide may present: it is open to all guides, theirs, or names them; administrators may always. */
export function mayPresent({ definition, madeBy }: Pick<AppointmentRecord, 'definition' | 'madeBy'>, guide: Presenter): boolean {
  return guide.isAdmin || madeBy === guide.id || definition.guideIds === undefined || definition.guideIds.includes(guide.id);
}

/**
 * The guide whose presentation it is, as its door names them: who has control, else who came first, else who joined last,
 * else who made it, as far as a portrait of theirs says their name. `portrait` is its version.
 */
export async function findPresenter(
  db: Queryable,
  { id, controllerId, ownerId, madeBy }: Pick<AppointmentRecord, 'id' | 'controllerId' | 'ownerId' | 'madeBy'>,
): Promise<{ name: string; portrait: string | null } | undefined> {
  const [presenter] = await db.query<{ name: string; portrait: string | null }>(
    `select name, portrait from (
       select attendee.name, portrait.version as portrait, 1 + (attendee.id = $2)::int * 2 + (attendee.id = $3)::int as rank, joined_at
         from attendee left join guide_portrait portrait on portrait.user_id = attendee.guide_user_id
         where attendee.appointment_id = $1 and attendee.type = 'GUIDE'
       union all select name, version, 0, null from guide_portrait where user_id = $4
     ) presenter order by rank desc, joined_at desc limit 1`,
    [id, controllerId ?? '', ownerId ?? '', madeBy],
  );
  return presenter;
}

/** Whether this guide may change, delete and invite: it is theirs, or nobody's; administrators may always. */
export function mayManage({ madeBy }: Pick<AppointmentRecord, 'madeBy'>, guide: Presenter): boolean {
  return guide.isAdmin || madeBy === null || madeBy === guide.id;
}
