import { getContext, type SalesChannelContext } from '@vitrine/store-api-client';
import { followSession } from '../connections/session-checks.ts';
import { RoomError } from '../room-error.ts';
import type { ViewerSession } from '../room-host.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { clientIn } from '../rooms/room-change.ts';
import { noteIdentity, readIdentities, type StoreIdentity } from '../rooms/store-identity.ts';
import type { Services } from '../services.ts';
import type { Queryable } from '../storage/database.ts';
import type { CollectionKind } from './collections.ts';

/** Refuses whatever the attendee has not allowed, or allows no more. */
function requireAccess(client: AttendeeRecord, kind: CollectionKind): void {
  const access = kind === 'cart' ? client.cartAccess : client.wishlistAccess;
  if (access !== 'granted') throw new RoomError('consent-missing', `The attendee's permission for the ${kind} is ${access}.`);
}

/** What a guide acts with: an attendee who allows it, and the session that they allowed it about. */
export interface Consented {
  attendee: AttendeeRecord;
  session: ViewerSession;
}

/**
 * The attendee whose holdings a guide asks for, with their session; refused without permission. A permission is for the
 * cart and wish list of whoever gave it: where the browser has become somebody else's since, it has ended.
 */
export async function requireConsent(
  services: Services,
  appointmentId: string,
  attendeeId: string,
  kind: CollectionKind,
): Promise<Consented> {
  const session = services.connections.ofAttendee(attendeeId)?.session;
  if (session !== undefined && !isAllowedWith(await readIdentities(services.database, attendeeId), session))
    await followSession(services, { appointmentId, attendeeId }, session);
  const attendee = await readConsent(services, appointmentId, attendeeId, kind, session);
  requireSession(session);
  return { attendee, session };
}

/** Refuses again what has ended in the meantime, by the attendee's word or because the session became another's. */
export async function requireConsentStill(
  services: Services,
  appointmentId: string,
  { attendee, session }: Consented,
  kind: CollectionKind,
): Promise<void> {
  await readConsent(services, appointmentId, attendee.id, kind, session);
}

/** Nothing is written for it: a guide who looks at a cart holds up nobody in the room. */
function readConsent(
  services: Services,
  appointmentId: string,
  attendeeId: string,
  kind: CollectionKind,
  session: ViewerSession | undefined,
): Promise<AttendeeRecord> {
  return services.engine.read(appointmentId, async (db) => {
    const client = await clientIn(db, appointmentId, attendeeId);
    await refuseWithoutConsent(db, client, kind, session);
    return client;
  });
}

/** Refuses what this attendee has not allowed with this session. */
export async function refuseWithoutConsent(
  db: Queryable,
  client: AttendeeRecord,
  kind: CollectionKind,
  session: ViewerSession | undefined,
): Promise<void> {
  requireAccess(client, kind);
  if (session !== undefined && !isAllowedWith(await readIdentities(db, client.id), session))
    throw new RoomError('consent-missing', `The attendee's permission for the ${kind} was given by somebody else.`);
}

function isAllowedWith({ consented }: { consented: StoreIdentity }, session: ViewerSession): boolean {
  return consented.sessionKey === (session.sessionKey ?? null);
}

/** The store's context of the session that a guide acts with; refused where somebody else has logged in to it. */
export async function consentedContext(
  services: Services,
  appointmentId: string,
  { attendee, session }: Consented,
): Promise<SalesChannelContext> {
  const context = await getContext(session.client);
  const { customer } = context;
  const customerId = customer != null && customer.guest !== true ? customer.id : null;
  const { consented } = await readIdentities(services.database, attendee.id);
  if (consented.customerId === undefined || consented.customerId === customerId) return context;
  await services.engine.change(appointmentId, (room) =>
    noteIdentity(room, attendee.id, { sessionKey: session.sessionKey ?? null, customerId }),
  );
  throw new RoomError('consent-missing', "The attendee's permission was given by somebody else.");
}

/** The attendee's own session at the store. It never leaves this server. */
export function sessionOf(services: Services, attendeeId: string): ViewerSession {
  const session = services.connections.ofAttendee(attendeeId)?.session;
  requireSession(session);
  return session;
}

function requireSession(session: ViewerSession | undefined): asserts session is ViewerSession {
  if (session === undefined) throw new RoomError('wrong-state', 'This attendee is not connected.');
  if (!session.hasSession) throw new RoomError('wrong-state', 'This attendee has no session at the store.');
}
