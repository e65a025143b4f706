import { ANNOUNCED_LIMIT, ANNOUNCED_PRODUCTS_LIMIT, type AnnouncedPresentation, textFor } from '@vitrine/sales-room-protocol';
import type { Guide } from '../guides/guide-sessions.ts';
import type { StoredDefinition, StoredSlide } from '../rooms/records.ts';
import type { Queryable } from '../storage/database.ts';

/** How long before its beginning a presentation is announced. */
const AHEAD = '7 days';
/** How long one that should have begun is still announced: its guide may be late. */
const LATE = '15 minutes';

/** How long one that runs stays announced with no guide in it: they may come back, or have forgotten to end it. */
const AWAY = '15 minutes';

interface AnnouncedRow {
  path: string;
  definition: StoredDefinition;
  is_running: boolean;
  starts_at: Date;
  present: string[] | null;
  announced_by: string | null;
}

/**
 * What the shop may tell everybody, the earliest first: presentations that any client may join, and that begin soon, or run
 * with a guide in them. A locked one lets nobody in without being asked, and is left out until it is open again.
 */
export async function listAnnounced(db: Queryable, locale: string): Promise<AnnouncedPresentation[]> {
  const rows = await db.query<AnnouncedRow>(
    `select path, definition, status = 'started' as is_running, starts_at, coalesce(announced_by, portrait.name) as announced_by,
         (select jsonb_agg(name order by joined_at, id) from attendee
            where appointment_id = announced.id and type = 'GUIDE' and connected_to is not null) as present
       from (
         select *, case when status = 'started' then started_at else (definition ->> 'accessibleFrom')::timestamptz end as starts_at
           from appointment where definition @> '{"isAnnounced": true}' and definition @> '{"isPreview": false, "attendeeRestriction": "open"}'
       ) announced left join guide_portrait portrait on portrait.user_id = announced.made_by
       where (
         status = 'started' and (started_at > now() - interval '${AWAY}' or exists (
           select 1 from attendee where appointment_id = announced.id and type = 'GUIDE'
             and (connected_to is not null or last_active_at > now() - interval '${AWAY}')))
       ) or (
         status = 'not-started' and starts_at between now() - interval '${LATE}' and now() + interval '${AHEAD}'
         and coalesce((definition ->> 'accessibleTo')::timestamptz > now(), true)
       ) order by starts_at, path limit $1`,
    [ANNOUNCED_LIMIT],
  );
  return rows.map(({ path, definition, is_running: isRunning, starts_at: startsAt, present, announced_by: announcedBy }) => ({
    path,
    name: textFor(definition.name, locale),
    startsAt: startsAt.toISOString(),
    minutes: minutesOf(definition),
    isRunning,
    guideNames: (isRunning ? present : null) ?? (announcedBy === null ? [] : [announcedBy]),
    productIds: [...new Set(definition.slides.flatMap(productsOf))].slice(0, ANNOUNCED_PRODUCTS_LIMIT),
  }));
}

/** Remembers whose name the shop gives until the room is open: its maker's, else that of whoever announced it. Forgotten with the announcement. */
export async function recordAnnouncer(db: Queryable, path: string, guide: Pick<Guide, 'id' | 'name'>): Promise<void> {
  await db.query(
    `update appointment set announced_by = case
         when not definition @> '{"isAnnounced": true}' then null
         when announced_by is null or made_by = $2 then $3
         else announced_by
       end where path = $1`,
    [path, guide.id, guide.name],
  );
}

function minutesOf({ accessibleFrom: from, accessibleTo: to }: StoredDefinition): number | null {
  return from === null || to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}

/** What a search, a category or a page shows is up to the store and the viewer. */
function productsOf(slide: StoredSlide): readonly string[] {
  return slide.kind === 'product' ? [slide.productId] : slide.kind === 'listing' ? slide.productIds : [];
}
