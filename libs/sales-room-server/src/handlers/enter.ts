import type { CommandPayload, RoomSnapshot } from '@vitrine/sales-room-protocol';
import type { Connection } from '../connections/connections.ts';
import { noteConnection } from '../connections/presence.ts';
import { meetSession } from '../connections/session-checks.ts';
import type { Guide } from '../guides/guide-sessions.ts';
import { newId } from '../identifiers.ts';
import { identityOf } from '../identity.ts';
import { errorFields } from '../logger.ts';
import { hasMedia } from '../media/media-service.ts';
import { noSuchPresentation, RoomError } from '../room-error.ts';
import type { SessionSource } from '../room-host.ts';
import { findAppointmentByPath } from '../rooms/appointments.ts';
import { findClientByKey } from '../rooms/attendees.ts';
import { joinAsGuide, reconnectClient } from '../rooms/joining.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import { readRoom, type RoomState } from '../rooms/snapshot.ts';
import { isInside, ownVoteIn } from '../rooms/views.ts';
import type { Services } from '../services.ts';

/** How a socket is spoken to, before it is in a room. */
export type SocketPort = Pick<Connection, 'send' | 'close' | 'prepared'>;

/**
 * Opens a room for a socket. The snapshot is read and the socket registered in one step of the room's order, so that
 * the first notification is the one after the snapshot. An older socket of the same attendee is closed.
 */
export async function enterRoom(
  services: Services,
  socket: SocketPort,
  source: SessionSource,
  { presentationPath, as, ticket }: CommandPayload<'room.enter'>,
): Promise<{ connection: Connection; snapshot: RoomSnapshot }> {
  const guide = as === 'guide' ? await signedInGuide(services, source) : undefined;
  const appointment = await findAppointmentByPath(services.database, presentationPath);
  if (appointment === undefined) throw noSuchPresentation();
  const id = newId();
  const joined = ticket === undefined ? undefined : services.tickets.take(ticket, appointment.id);
  if (ticket !== undefined && joined === undefined) throw new RoomError('unauthenticated', 'This ticket is good no more.');
  const keyHash = joined?.keyHash ?? identityOf(services, source.headers).attendeeKeyHash;
  const { attendeeId, guideSessionHash } =
    guide === undefined ? await clientAttendee(services, keyHash, appointment, id) : await guideAttendee(services, guide, appointment, id);
  const session =
    joined?.session ??
    (await services.host.resolveSession(source).catch((cause: unknown) => {
      throw new RoomError('store-unavailable', "The store can't be reached.", { cause });
    }));
  if (as === 'client' && attendeeId !== null) await meetSession(services, { appointmentId: appointment.id, attendeeId }, session);
  if (hasMedia(appointment)) {
    await services.media.prepare(appointment.id).catch((error: unknown) => services.logger.error('media.room-failed', errorFields(error)));
  }

  const enter = async () => {
    const older = attendeeId === null ? undefined : services.connections.ofAttendee(attendeeId);
    if (older !== undefined) {
      services.connections.remove(older);
      await services.media.enforce(appointment.id, { close: false, peers: [{ attendeeId: older.attendeeId ?? '', state: 'away' }] });
      older.close('replaced');
    }
    const connection: Connection = {
      id,
      seq: 0,
      appointmentId: appointment.id,
      isPreview: appointment.definition.isPreview,
      attendeeId,
      as,
      role: 'visitor',
      locale: session.locale,
      ownVote: null,
      session,
      guideSessionHash,
      send: (seq, name, payload) => socket.send(seq, name, payload),
      close: (reason) => socket.close(reason),
      prepared: () => socket.prepared(),
    };
    const snapshot = await readSnapshot(services, connection);
    services.connections.add(connection);
    const position = services.scrollPositions.of(snapshot.appointment);
    if (position !== undefined && isInside(connection.role)) connection.send(null, 'slide.scrolled', position);
    // Media change beside the room's order: what is true once the socket is registered is what its signals follow.
    const media = services.media.describe(snapshot.appointment, connection);
    return { seq: connection.seq, result: { connection, snapshot: { ...snapshot.snapshot, media } } };
  };
  const entered = await services.engine.inOrder(appointment.id, () => services.delivery.between(appointment.id, enter));
  if (attendeeId !== null) services.bus?.publish({ kind: 'replaced', attendeeId, connectionId: id });
  return entered;
}

/** The room as this connection may see it now; its role follows. */
export async function snapshotFor(services: Services, connection: Connection): Promise<RoomSnapshot> {
  return services.delivery.between(connection.appointmentId, async () => {
    const { snapshot } = await readSnapshot(services, connection);
    return { seq: snapshot.seq, result: snapshot };
  });
}

async function readSnapshot(services: Services, connection: Connection): Promise<RoomState> {
  const state = await services.database.read((tx) => readRoom(tx, connection.appointmentId, connection, services.media.describe));
  if (state === undefined) throw new RoomError('not-found', 'There is no such presentation.');
  connection.role = state.snapshot.self.role;
  connection.ownVote = ownVoteIn(state.snapshot);
  connection.seq = state.snapshot.seq;
  return state;
}

async function signedInGuide(services: Services, source: SessionSource): Promise<Guide> {
  const guide = await identityOf(services, source.headers).guide();
  if (guide === undefined) throw new RoomError('unauthenticated', 'No guide is signed in.');
  return guide;
}

async function guideAttendee(services: Services, guide: Guide, appointment: AppointmentRecord, connectionId: string) {
  const { result } = await services.engine.change(appointment.id, async (room) => {
    const joined = await joinAsGuide(room, guide);
    await noteConnection(room.tx, joined.id, { serverId: services.serverId, connectionId });
    return joined;
  });
  return { attendeeId: result.id, guideSessionHash: guide.sessionHash };
}

async function clientAttendee(services: Services, keyHash: string | undefined, appointment: AppointmentRecord, connectionId: string) {
  if (keyHash === undefined) return { attendeeId: null, guideSessionHash: null };
  const { result } = await services.engine.change(appointment.id, async (room) => {
    const known = await findClientByKey(room.tx, appointment.id, keyHash);
    if (known === undefined) return undefined;
    const back = await reconnectClient(room, known);
    await noteConnection(room.tx, known.id, { serverId: services.serverId, connectionId });
    return back;
  });
  return { attendeeId: result?.id ?? null, guideSessionHash: null };
}
