import { ACCESS_TRANSITIONS, nextStatus } from '@vitrine/sales-room-protocol';
import { getContext } from '@vitrine/store-api-client';
import { errorFields } from '../logger.ts';
import type { ViewerSession } from '../room-host.ts';
import { findAppointment } from '../rooms/appointments.ts';
import { saveAttendee } from '../rooms/attendees.ts';
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

/**
 * Takes over the session of an attendee's browser after it changed there: signed in or out, also in another tab. What
 * a guide was allowed was said by somebody else, about another cart: it ends. Whoever signs out of a room for customers
 * is out.
 */
export async function followSession(services: CheckServices, connection: Connection, session: ViewerSession): Promise<void> {
  connection.session = session;
  await followCustomer(services, connection, await customerOf(services, session));
}

/**
 * The same where the browser said so to another server: sessions are told to nobody, so the socket comes back by itself
 * and brings the new one.
 */
export async function followSessionElsewhere(services: CheckServices, connection: Connection, customerId: string | null | undefined): Promise<void> {
  await followCustomer(services, connection, customerId);
  connection.close('draining');
}

async function followCustomer(services: CheckServices, connection: Connection, customerId: string | null | undefined): Promise<void> {
  if (customerId === undefined) return;
  const before = connection.customerId;
  connection.customerId = customerId;
  if (customerId === null && (await isForCustomers(services, connection))) return connection.close('logged-out');
  if (before !== undefined && before !== customerId) await expireAccess(services, connection);
}

async function expireAccess({ engine }: CheckServices, { appointmentId, attendeeId }: Connection): Promise<void> {
  if (attendeeId === null) return;
  await engine.change(appointmentId, async (room) => {
    const attendee = await room.attendee(attendeeId);
    const cartAccess = nextStatus(ACCESS_TRANSITIONS, attendee.cartAccess, 'expire') ?? attendee.cartAccess;
    const wishlistAccess = nextStatus(ACCESS_TRANSITIONS, attendee.wishlistAccess, 'expire') ?? attendee.wishlistAccess;
    if (cartAccess === attendee.cartAccess && wishlistAccess === attendee.wishlistAccess) return;
    const changed = { ...attendee, cartAccess, wishlistAccess };
    await saveAttendee(room.tx, changed);
    room.effect({ type: 'attendees', attendees: [changed], replaced: [] });
  });
}

async function isForCustomers({ database }: CheckServices, { appointmentId }: Connection): Promise<boolean> {
  return (await findAppointment(database, appointmentId))?.definition.attendeeRestriction === 'customer';
}

/** The customer of a session, for whom a page says so; null for nobody who is logged in, undefined where the store doesn't say. */
export async function customerOf({ logger }: Pick<CheckServices, 'logger'>, session: ViewerSession): Promise<string | null | undefined> {
  if (!session.hasSession) return null;
  try {
    const { customer } = await getContext(session.client);
    return customer != null && customer.guest !== true ? customer.id : null;
  } catch (error) {
    logger.warn('store.failed', errorFields(error));
    return undefined;
  }
}
