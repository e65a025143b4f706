import type { ConsultationProduct } from '@vitrine/sales-room-protocol';
import { getContext, type StoreApiClient } from '@vitrine/store-api-client';
import type { RoomEngine } from '../engine/room-engine.ts';
import type { Guide } from '../guides/guide-sessions.ts';
import { newId } from '../identifiers.ts';
import type { Presentations } from '../presentations/presentations.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment } from '../rooms/appointments.ts';
import { consultationPath } from '../rooms/consultation-path.ts';
import { expectClient, joinAsGuide } from '../rooms/joining.ts';
import type { Database, Queryable } from '../storage/database.ts';

/** What takes part in an acceptance. */
export interface AcceptanceParts {
  database: Database;
  engine: RoomEngine;
  presentations: Presentations;
  /** The guide's own session at the store. */
  client: StoreApiClient;
}

interface ClaimedRow {
  id: string;
  key_hash: string;
  name: string;
  product: ConsultationProduct | null;
  appointment_id: string;
}

/** Claims that led to no room, as where a server ended in between, are given up after a moment. */
export async function releaseAbandonedClaims(db: Queryable): Promise<void> {
  await db.query(
    `update consultation_request set accepted_by = null, guide_name = null, accepted_at = null, appointment_id = null
       where accepted_at between now() - interval '5 minutes' and now() - interval '10 seconds'
         and not exists (select 1 from appointment where id = appointment_id)`,
  );
}

/**
 * Accepts a shopper's request: a running presentation with the product as its slide, in which the guide is and the shopper is
 * expected. The first guide wins; the same guide again gets the same one.
 * @throws RoomError `wrong-state` where another guide was first, `not-found` where the shopper has gone.
 */
export async function acceptRequest(parts: AcceptanceParts, guide: Guide, requestId: string): Promise<{ path: string }> {
  const { database } = parts;
  const [claimed] = await database.query<ClaimedRow>(
    `update consultation_request set accepted_by = $2, guide_name = $3, accepted_at = now(), appointment_id = $4
       where id = $1 and accepted_by is null and here_until > now() returning *`,
    [requestId, guide.id, guide.name, newId()],
  );
  if (claimed === undefined) return { path: await acceptedBefore(database, guide, requestId) };
  try {
    return { path: await openRoom(parts, guide, claimed) };
  } catch (error) {
    await database.query(
      'update consultation_request set accepted_by = null, guide_name = null, accepted_at = null, appointment_id = null where id = $1 and appointment_id = $2',
      [requestId, claimed.appointment_id],
    );
    throw error;
  }
}

async function acceptedBefore(database: Database, guide: Guide, requestId: string): Promise<string> {
  const [row] = await database.query<{ accepted_by: string | null; guide_name: string | null; appointment_id: string }>(
    'select accepted_by, guide_name, appointment_id from consultation_request where id = $1',
    [requestId],
  );
  if (row === undefined || row.accepted_by === null) throw new RoomError('not-found', 'The shopper has gone.');
  if (row.accepted_by !== guide.id) throw new RoomError('wrong-state', `${row.guide_name ?? 'Another guide'} has accepted it already.`);
  return consultationPath(row.appointment_id);
}

async function openRoom({ database, engine, presentations, client }: AcceptanceParts, guide: Guide, row: ClaimedRow): Promise<string> {
  const { appointment_id: id, name, product, key_hash: keyHash } = row;
  const path = consultationPath(id);
  const slide =
    product === null
      ? { kind: 'category' as const, name, categoryId: (await getContext(client)).salesChannel.navigationCategoryId }
      : { kind: 'product' as const, name: product.name, productId: product.id };
  await presentations.create(
    {
      id,
      path,
      name: product === null ? name : `${product.name} · ${name}`,
      isPreview: false,
      accessibleFrom: null,
      accessibleTo: null,
      videoAudioSettings: 'both',
      attendeeRestriction: 'open',
      enableWishlist: true,
      waitingRoom: false,
      isAnnounced: false,
      // The guide who accepted, and administrators: a talk between two is no other guide's.
      guideIds: [],
      slides: [slide],
    },
    guide.id,
  );
  const { result: attendee } = await engine.change(id, async (room) => {
    const joined = await joinAsGuide(room, guide);
    await expectClient(room, { name, keyHash });
    return joined;
  });
  if ((await findAppointment(database, id))?.status === 'not-started')
    await engine.run({ appointmentId: id, attendeeId: attendee.id, name: 'appointment.start', commandId: newId(), payload: {} });
  return path;
}
