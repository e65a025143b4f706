import { getContext } from '@vitrine/store-api-client';
import { errorFields } from '../logger.ts';
import type { ViewerSession } from '../room-host.ts';
import { findAppointment } from '../rooms/appointments.ts';
import { isSentAway, noteIdentity, readIdentities, sendAwayAgain, wereCustomersSentAway } from '../rooms/store-identity.ts';
import type { Services } from '../services.ts';
import type { Connection } from './connections.ts';

/** Calls back again and again until it is stopped. */
export type Every = (milliseconds: number, work: () => void) => () => void;

/** The clock of a running server: it keeps no process alive. */
export const everyByTimer: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};

type CheckServices = Pick<Services, 'database' | 'engine' | 'connections' | 'logger'>;
type FollowServices = CheckServices & Pick<Services, 'bus'>;

/**
 * Asks whether the session behind a client's socket still is what opened it, and closes the socket where it isn't: the
 * attendee in this room, and in a room for customers their being logged in. A store that doesn't answer ends no call.
 */
export async function checkSession(services: CheckServices, connection: Connection): Promise<void> {
  const { guideSessionHash, attendeeId } = connection;
  if (guideSessionHash !== null || attendeeId === null) return;
  const isKnown = (await services.database.query('select 1 from attendee where id = $1', [attendeeId])).length > 0;
  if (!isKnown) return connection.close('session-expired');
  if (!(await isForCustomers(services, connection))) return;
  if ((await customerOf(services, connection.session)) === null) connection.close('session-expired');
}

/** Who is meant: an attendee of an appointment. */
interface Who {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/**
 * Takes over the session of an attendee's browser, which a request brings: where it is another one, by signing in or out or
 * in another tab, what a guide was allowed ends with it. It has ended when this settles, at whichever server their socket is.
 */
export async function meetSession(services: FollowServices, who: Who, session: ViewerSession): Promise<void> {
  const connection = services.connections.ofAttendee(who.attendeeId);
  const known =
    connection === undefined
      ? (await readIdentities(services.database, who.attendeeId)).now.sessionKey
      : (connection.session.sessionKey ?? null);
  if (connection !== undefined) connection.session = session;
  if (known !== (session.sessionKey ?? null)) await followSession(services, who, session);
}

/**
 * The same where the page says that something has changed, or the permission is asked for: the store says who it is.
 * Whoever signs out of a room for customers is out.
 */
export async function followSession(services: FollowServices, who: Who, session: ViewerSession): Promise<void> {
  const { connections, bus, engine } = services;
  const connection = connections.ofAttendee(who.attendeeId);
  // From here on nothing is done with the new one that was allowed about the old one: acts compare the two.
  if (connection !== undefined) connection.session = session;
  const identity = { sessionKey: session.sessionKey ?? null, customerId: await customerOf(services, session) };
  await engine.change(who.appointmentId, async (room) => {
    const { now: before } = await readIdentities(room.tx, who.attendeeId);
    await noteIdentity(room, who.attendeeId, identity);
    await sendAwayAgain(room, who.attendeeId, identity, before);
  });
  if (connection !== undefined) return followCustomer(services, connection, identity.customerId);
  bus?.publish({
    kind: 'session-changed',
    attendeeId: who.attendeeId,
    ...(identity.customerId === undefined ? {} : { customerId: identity.customerId }),
  });
}

/** The same where the browser said so to another server: sessions are told to nobody, so the socket comes back by itself and brings the new one. */
export async function followSessionElsewhere(
  services: CheckServices,
  connection: Connection,
  customerId: string | null | undefined,
): Promise<void> {
  await followCustomer(services, connection, customerId);
  connection.close('draining');
}

async function followCustomer(services: CheckServices, connection: Connection, customerId: string | null | undefined): Promise<void> {
  if (customerId === null && (await isForCustomers(services, connection))) connection.close('logged-out');
}

/** Finds out who an attendee is, where that isn't known yet: before they allow a guide something. */
export async function learnIdentity(services: FollowServices, who: Who, session: ViewerSession): Promise<void> {
  const { now } = await readIdentities(services.database, who.attendeeId);
  if (now.customerId === undefined || now.sessionKey !== (session.sessionKey ?? null)) await followSession(services, who, session);
}

/** Whether a guide has removed whoever has this session from a room, or not let them in. The store is asked only where a customer was. */
export async function isSessionSentAway(
  services: Pick<CheckServices, 'database' | 'logger'>,
  appointmentId: string,
  session: ViewerSession,
): Promise<boolean> {
  const { database } = services;
  const sessionKey = session.sessionKey ?? null;
  if (await isSentAway(database, appointmentId, { sessionKey, customerId: undefined })) return true;
  if (!(await wereCustomersSentAway(database, appointmentId))) return false;
  return isSentAway(database, appointmentId, { sessionKey, customerId: await customerOf(services, session) });
}

async function isForCustomers({ database }: CheckServices, { appointmentId }: Connection): Promise<boolean> {
  return (await findAppointment(database, appointmentId))?.definition.attendeeRestriction === 'customer';
}

/** The customer of a session, for whom a page says so; null for nobody who is logged in, undefined where the store doesn't say. */
async function customerOf({ logger }: Pick<CheckServices, 'logger'>, session: ViewerSession): Promise<string | null | undefined> {
  if (!session.hasSession) return null;
  try {
    const { customer } = await getContext(session.client);
    return customer != null && customer.guest !== true ? customer.id : null;
  } catch (error) {
    logger.warn('store.failed', errorFields(error));
    return undefined;
  }
}
