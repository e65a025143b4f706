import { createHash } from 'node:crypto';
import type { ConsultationPresence, ConsultationStatus, GuideConsultations } from '@vitrine/sales-room-protocol';
import type { Guide } from '../guides/guide-sessions.ts';
import type { Queryable } from '../storage/database.ts';
import { releaseAbandonedClaims } from './acceptance.ts';
import { isAvailable, presentGuides } from './availability.ts';
import { listMessages } from './messages.ts';
import { countWaiting, findOwnRequest, listRequests } from './requests.ts';

const versioned = <Body extends object>(body: Body): Body & { version: string } => ({
  ...body,
  version: createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16),
});

/** What everybody may know of the guides in the shop. */
export async function consultationPresence(db: Queryable, requestId?: string): Promise<ConsultationPresence> {
  return { ...(await presentGuides(db, requestId)), waiting: await countWaiting(db) };
}

/** The same for the shopper with this key, with their own request. */
export async function consultationStatus(db: Queryable, keyHash: string | undefined): Promise<ConsultationStatus> {
  await releaseAbandonedClaims(db);
  const everybody = await presentGuides(db);
  const own = keyHash === undefined ? undefined : await findOwnRequest(db, keyHash, everybody.guides.length + everybody.busyGuides);
  const guides = own === undefined ? everybody : await presentGuides(db, own.id);
  return versioned({ presence: { ...guides, waiting: await countWaiting(db) }, request: own?.request ?? null });
}

/** What a guide's home shows of the shop. */
export async function guideConsultations(db: Queryable, guide: Guide): Promise<GuideConsultations> {
  await releaseAbandonedClaims(db);
  return versioned({
    isAvailable: await isAvailable(db, guide),
    requests: await listRequests(db, guide.id),
    messages: await listMessages(db),
  });
}
