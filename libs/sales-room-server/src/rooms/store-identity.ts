import { ACCESS_TRANSITIONS, ATTENDEE_TRANSITIONS, nextStatus } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';
import { saveAttendee } from './attendees.ts';
import { moveAttendee, NOTHING_SHARED, type RoomChange } from './room-change.ts';

/** Whose session at the store a browser has. */
export interface StoreIdentity {
  /** Stands for the session, and opens none; null without one. */
  sessionKey: string | null;
  /** Who is logged in; null for nobody, undefined where the store hasn't said. */
  customerId: string | null | undefined;
}

interface IdentityRow {
  session_key: string | null;
  customer_id: string | null;
  consent_session_key: string | null;
  consent_customer_id: string | null;
}

const NOBODY = '';
const customerOfColumn = (value: string | null) => (value === null ? undefined : value === NOBODY ? null : value);
const columnOfCustomer = (customerId: string | null | undefined) => (customerId === undefined ? null : (customerId ?? NOBODY));

/** Who an attendee's browser is, and who it was when the attendee allowed a guide something. */
export async function readIdentities(db: Queryable, attendeeId: string): Promise<{ now: StoreIdentity; consented: StoreIdentity }> {
  const [row] = await db.query<IdentityRow>(
    'select session_key, customer_id, consent_session_key, consent_customer_id from attendee where id = $1',
    [attendeeId],
  );
  return {
    now: { sessionKey: row?.session_key ?? null, customerId: customerOfColumn(row?.customer_id ?? null) },
    consented: { sessionKey: row?.consent_session_key ?? null, customerId: customerOfColumn(row?.consent_customer_id ?? null) },
  };
}

/**
 * Notes who an attendee's browser is now. What they allowed a guide was said about one cart: it goes on in another session
 * of the same customer, and ends with anybody else's.
 */
export async function noteIdentity(room: RoomChange, attendeeId: string, identity: StoreIdentity): Promise<void> {
  // What the store doesn't say now it has said before of the same session.
  await room.tx.query(
    'update attendee set session_key = $2, customer_id = case when $3::text is null and session_key is not distinct from $2 then customer_id else $3 end where id = $1',
    [attendeeId, identity.sessionKey, columnOfCustomer(identity.customerId)],
  );
  const attendee = await room.attendee(attendeeId);
  if (attendee.cartAccess !== 'granted' && attendee.wishlistAccess !== 'granted') return;
  const { consented } = await readIdentities(room.tx, attendeeId);
  if (isSameIdentity(consented, identity)) return noteConsent(room.tx, attendeeId);
  const cartAccess = nextStatus(ACCESS_TRANSITIONS, attendee.cartAccess, 'expire') ?? attendee.cartAccess;
  const wishlistAccess = nextStatus(ACCESS_TRANSITIONS, attendee.wishlistAccess, 'expire') ?? attendee.wishlistAccess;
  const changed = { ...attendee, cartAccess, wishlistAccess };
  await saveAttendee(room.tx, changed);
  room.effect({ type: 'attendees', attendees: [changed], replaced: [] });
}

/** Notes that what an attendee allows now is said by whom their browser is now. */
export async function noteConsent(tx: Queryable, attendeeId: string): Promise<void> {
  await tx.query('update attendee set consent_session_key = session_key, consent_customer_id = customer_id where id = $1', [attendeeId]);
}

/** A customer is the same one in each of their sessions; whoever isn't logged in is known by the session alone. */
function isSameIdentity(before: StoreIdentity, now: StoreIdentity): boolean {
  if (before.customerId != null || now.customerId != null)
    return (
      before.customerId === now.customerId ||
      (before.sessionKey === now.sessionKey && (before.customerId === undefined || now.customerId === undefined))
    );
  return before.sessionKey === now.sessionKey;
}

/**
 * Sends somebody away again who turns out to be whom a guide has removed before. Who was known as that customer all along
 * stays: several people may share one account, and the guide meant one of them.
 */
export async function sendAwayAgain(room: RoomChange, attendeeId: string, identity: StoreIdentity, before: StoreIdentity): Promise<void> {
  if (before.sessionKey === identity.sessionKey && before.customerId === identity.customerId) return;
  const attendee = await room.attendee(attendeeId);
  if (
    nextStatus(ATTENDEE_TRANSITIONS, attendee.status, 'remove') === undefined ||
    attendee.status === 'blocked' ||
    !(await isSentAway(room.tx, room.appointment.id, identity))
  )
    return;
  const removed = await moveAttendee(room, { ...attendee, ...NOTHING_SHARED }, 'remove');
  room.effect({ type: 'attendees', attendees: [removed], replaced: [removed.id] });
}

/** Whether a guide has sent this customer, or this session, out of the room before, under whatever name. */
export async function isSentAway(db: Queryable, appointmentId: string, { sessionKey, customerId }: StoreIdentity): Promise<boolean> {
  const rows = await db.query(
    "select 1 from attendee where appointment_id = $1 and status in ('blocked', 'refused') and (session_key = $2 or customer_id = $3) limit 1",
    [appointmentId, sessionKey, customerId ?? null],
  );
  return rows.length > 0;
}

/** Whether a guide has sent a customer out of the room, whoever it was. */
export async function wereCustomersSentAway(db: Queryable, appointmentId: string): Promise<boolean> {
  return (
    (
      await db.query(
        `select 1 from attendee where appointment_id = $1 and status in ('blocked', 'refused') and customer_id <> '${NOBODY}' limit 1`,
        [appointmentId],
      )
    ).length > 0
  );
}
