import { PORTRAIT, type PortraitType } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import type { Queryable } from '../storage/database.ts';

/** A guide's picture as it is kept and sent. */
export interface Portrait {
  type: PortraitType;
  bytes: Uint8Array;
}

const SIGNATURES: Readonly<Record<PortraitType, Uint8Array>> = {
  // SOI and the start of the next marker.
  'image/jpeg': Uint8Array.of(0xff, 0xd8, 0xff),
  // PNG specification, 5.2.
  'image/png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
};

/** The kind of picture that the first bytes tell, whatever a name or header says; undefined for any other. */
export function portraitTypeOf(bytes: Uint8Array): PortraitType | undefined {
  return PORTRAIT.types.find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte));
}

/** Keeps a guide's portrait in place of the one before; returns its version, which nobody can guess and no other picture has. */
export async function savePortrait(db: Queryable, guide: { id: string; name: string }, { type, bytes }: Portrait): Promise<string> {
  const version = newId();
  await db.query(
    `insert into guide_portrait (user_id, version, type, bytes, name) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set version = excluded.version, type = excluded.type, bytes = excluded.bytes, name = excluded.name, saved_at = now()`,
    [guide.id, version, type, Buffer.from(bytes), guide.name],
  );
  return version;
}

/** The portrait of this version, unless it was replaced or removed. */
export async function findPortrait(db: Queryable, version: string): Promise<Portrait | undefined> {
  const [row] = await db.query<Portrait>('select type, bytes from guide_portrait where version = $1', [version]);
  return row;
}

/** Deletes a guide's portrait, if there is one. */
export async function deletePortrait(db: Queryable, guideId: string): Promise<void> {
  await db.query('delete from guide_portrait where user_id = $1', [guideId]);
}

/** The guides who made or joined an appointment: to be asked for before it is deleted. */
export async function listGuidesOf(db: Queryable, appointmentId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select guide_user_id as id from attendee where appointment_id = $1 and guide_user_id is not null
     union select made_by from appointment where id = $1 and made_by is not null`,
    [appointmentId],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the portraits of those of these guides whom no appointment shows any more. */
export async function deleteUnseenPortraits(db: Queryable, guideIds: readonly string[]): Promise<void> {
  await db.query(
    `delete from guide_portrait where user_id = any($1)
       and not exists (select 1 from attendee where guide_user_id = user_id)
       and not exists (select 1 from appointment where made_by = user_id)`,
    [guideIds],
  );
}
