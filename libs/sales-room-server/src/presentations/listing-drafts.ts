import { newId } from '../identifiers.ts';
import type { Database } from '../storage/database.ts';
import type { ListingContent } from './presentations.ts';

/** An instant listing that a guide prepares: nobody but guides sees it until it is published. */
export interface ListingDraft {
  id: string;
  name: string;
  content: ListingContent;
  /** ISO 8601. */
  updatedAt: string;
}

/** Most drafts of one appointment. */
const DRAFT_LIMIT = 100;

interface DraftRow {
  id: string;
  name: string;
  content: ListingContent;
  updated_at: Date;
}

const toDraft = ({ id, name, content, updated_at }: DraftRow): ListingDraft => ({ id, name, content, updatedAt: updated_at.toISOString() });

/** The drafts of an appointment, oldest first. */
export async function listDrafts(database: Database, appointmentId: string): Promise<ListingDraft[]> {
  return (
    await database.query<DraftRow>('select * from instant_listing_draft where appointment_id = $1 order by position', [appointmentId])
  ).map(toDraft);
}

/** One draft, if it is there. */
export async function findDraft(database: Database, appointmentId: string, id: string): Promise<ListingDraft | undefined> {
  const [row] = await database.query<DraftRow>('select * from instant_listing_draft where appointment_id = $1 and id = $2', [
    appointmentId,
    id,
  ]);
  return row && toDraft(row);
}

/** Adds a draft; undefined where the appointment can hold no more. */
export async function addDraft(
  database: Database,
  appointmentId: string,
  draft: Pick<ListingDraft, 'name' | 'content'>,
): Promise<ListingDraft | undefined> {
  const [row] = await database.query<DraftRow>(
    `insert into instant_listing_draft (id, appointment_id, name, content)
     select $1, $2, $3, $4 where (select count(*) from instant_listing_draft where appointment_id = $2) < ${DRAFT_LIMIT} returning *`,
    [newId(), appointmentId, draft.name, JSON.stringify(draft.content)],
  );
  return row && toDraft(row);
}

/** Keeps a draft's new name and content. */
export async function saveDraft(database: Database, draft: Pick<ListingDraft, 'id' | 'name' | 'content'>): Promise<void> {
  await database.query('update instant_listing_draft set name = $2, content = $3, updated_at = now() where id = $1', [
    draft.id,
    draft.name,
    JSON.stringify(draft.content),
  ]);
}

/** Takes a draft away. Returns whether it was there: of two who publish it at once one gets it. */
export async function removeDraft(database: Database, appointmentId: string, id: string): Promise<boolean> {
  return (
    (await database.query('delete from instant_listing_draft where appointment_id = $1 and id = $2 returning id', [appointmentId, id]))
      .length > 0
  );
}
