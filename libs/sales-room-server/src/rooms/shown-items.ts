import type { LocalizedText, ShownKind, SlideKind } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';
import type { AppointmentRecord, StoredSlide } from './records.ts';
import type { RoomChange } from './room-change.ts';

/** How many slides and products a presentation remembers to have shown. */
const SHOWN_LIMIT = 1_000;

/** What a slide or a product was when it was shown: slides may change or go afterwards. */
interface ShownContent {
  /** Empty for a product: each viewer reads its name in the store. */
  readonly name: LocalizedText;
  readonly slideKind: SlideKind | null;
  /** The products that are known to have been shown with it. */
  readonly productIds: readonly string[];
}

/** Something that everybody was shown. */
export interface ShownRecord extends ShownContent {
  readonly kind: ShownKind;
  readonly id: string;
  /** When it was shown first: ISO 8601 in UTC. */
  readonly shownAt: string;
  /** How often it was turned to. */
  readonly times: number;
}

interface ShownRow {
  kind: ShownKind;
  item_id: string;
  content: ShownContent;
  shown_at: Date;
  times: number;
}

/** Everybody sees what a guide shows while a presentation runs; before, it is still arranged. */
const isRunning = ({ status }: AppointmentRecord): boolean => status === 'started' || status === 'locked';

/** Notes the slide that is shown now. `isTurnedTo` is false where the slide itself has changed under the eyes of all. */
export async function recordShownSlide(room: RoomChange, isTurnedTo = true): Promise<void> {
  const slide = room.appointment.definition.slides[room.appointment.currentSlide];
  if (slide !== undefined) await record(room, 'slide', slide.id, contentOf(slide), isTurnedTo);
}

/** Notes a product that is held up. */
export const recordShownProduct = (room: RoomChange, productId: string): Promise<void> =>
  record(room, 'product', productId, { name: '', slideKind: null, productIds: [productId] }, true);

/** Everything that a presentation has shown, in the order of its first showing. */
export async function listShown(db: Queryable, appointmentId: string): Promise<ShownRecord[]> {
  const rows = await db.query<ShownRow>(
    'select kind, item_id, content, shown_at, times from shown_item where appointment_id = $1 order by position',
    [appointmentId],
  );
  return rows.map(({ kind, item_id, content, shown_at, times }) => ({
    ...content,
    kind,
    id: item_id,
    shownAt: shown_at.toISOString(),
    times,
  }));
}

function contentOf(slide: StoredSlide): ShownContent {
  const { name } = slide;
  switch (slide.kind) {
    case 'product':
      return { name, slideKind: 'product', productIds: [slide.productId] };
    case 'listing':
      return { name, slideKind: 'listing', productIds: slide.productIds };
    // What a search, a category or a page shows is up to the store and the viewer.
    case 'search':
      return { name, slideKind: 'listing', productIds: [] };
    default:
      return { name, slideKind: slide.kind, productIds: [] };
  }
}

async function record(room: RoomChange, kind: ShownKind, id: string, content: ShownContent, isTurnedTo: boolean): Promise<void> {
  const { tx, appointment } = room;
  if (!isRunning(appointment)) return;
  const [known] = await tx.query<{ content: ShownContent }>(
    'select content from shown_item where appointment_id = $1 and kind = $2 and item_id = $3',
    [appointment.id, kind, id],
  );
  // What a listing showed before it was changed was shown, too.
  const productIds = [...new Set([...(known?.content.productIds ?? []), ...content.productIds])];
  await tx.query(
    `insert into shown_item (appointment_id, kind, item_id, content) select $1, $2, $3, $4::jsonb
       where $6 or (select count(*) from shown_item where appointment_id = $1) < ${SHOWN_LIMIT}
       on conflict (appointment_id, kind, item_id) do update set content = excluded.content, times = shown_item.times + $5`,
    [appointment.id, kind, id, JSON.stringify({ ...content, productIds }), isTurnedTo ? 1 : 0, known !== undefined],
  );
}
