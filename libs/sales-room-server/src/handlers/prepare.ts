import type { CommandPayload, PreparedMedia } from '@vitrine/sales-room-protocol';
import type { Connection } from '../connections/connections.ts';
import { hasMedia } from '../media/media-service.ts';
import type { PreparedTransport } from '../media/prepared-transports.ts';
import { noSuchPresentation, RoomError } from '../room-error.ts';
import type { SessionSource } from '../room-host.ts';
import { findAppointmentByPath } from '../rooms/appointments.ts';
import type { Services } from '../services.ts';
import { roomEntry } from './room-entry.ts';

/** Screens of those who may go in next. */
const AT_THE_DOOR: ReadonlySet<string> = new Set(['prejoin', 'waiting', 'room']);

/**
 * Makes a transport for somebody before the door of a running room, which the route guards would let come that far. They
 * take no seat by it, are told nothing of the room, and nothing passes over it before they are in.
 */
export async function prepareMedia(
  services: Services,
  source: SessionSource,
  connection: Connection | undefined,
  { presentationPath }: CommandPayload<'room.prepare'>,
): Promise<{ prepared: PreparedTransport; answer: { seq: number; result: PreparedMedia } }> {
  if (connection !== undefined) await services.engine.permit(connection.appointmentId, connection.attendeeId, 'room.prepare');
  const appointment = await findAppointmentByPath(services.database, presentationPath);
  if (appointment === undefined || (connection !== undefined && connection.appointmentId !== appointment.id)) throw noSuchPresentation();
  const { screen } = await roomEntry(services, source, presentationPath, 'client');
  if (!AT_THE_DOOR.has(screen)) throw new RoomError('not-permitted', 'This visitor is not at the door.');
  if (!hasMedia(appointment)) throw new RoomError('media-unavailable', 'This room has no media now.');
  // Whoever is inside has opened it: somebody before the door keeps nothing open.
  const media = services.media.find(appointment.id);
  if (media === undefined) throw new RoomError('media-unavailable', 'This server does not have the media of this room now.');
  const prepared = await media.prepareTransport();
  const { transport } = prepared;
  return {
    prepared,
    answer: {
      seq: appointment.seq,
      result: {
        epoch: services.media.epochOf(appointment.id),
        routerRtpCapabilities: { ...media.rtpCapabilities },
        transport: {
          id: transport.id,
          iceParameters: { ...transport.iceParameters },
          iceCandidates: transport.iceCandidates.map((candidate) => ({ ...candidate })),
          dtlsParameters: { ...transport.dtlsParameters },
          // A TURN server's credential is for those who are in. Who needs one connects then.
          iceServers: services.iceServersFor(transport.id).filter(({ credential }) => credential === undefined),
        },
      },
    },
  };
}
