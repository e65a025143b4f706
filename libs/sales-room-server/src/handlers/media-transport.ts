import type { types } from 'mediasoup';
import { sendStateOf } from '../media/media-service.ts';
import { refusalFor, RoomError } from '../room-error.ts';
import { findAttendee } from '../rooms/attendees.ts';
import type { DirectContext, DirectHandlers } from './direct-handler.ts';

/** The media of the room that the viewer is in; refused where they are gone. */
export function mediaOf({ services, connection }: DirectContext) {
  const media = services.media.find(connection.appointmentId);
  if (media === undefined) throw new RoomError('media-unavailable', 'This room has no media now.');
  return media;
}

/** Opens, connects, mends and closes transports. They end with their socket. */
export const mediaTransportHandlers: DirectHandlers<
  'media.create-transport' | 'media.connect-transport' | 'media.close-transport' | 'media.restart-ice'
> = {
  async 'media.create-transport'(context, { direction }) {
    const { services, connection, attendee } = context;
    const media = await services.media.open(connection.appointmentId);
    // In the room's order, so that no mute slips in between reading the state and using it.
    const transport = await services.engine.inOrder(connection.appointmentId, async () => {
      const current = await findAttendee(services.database, attendee.id);
      if (current?.status !== 'joined') throw new RoomError('not-permitted', 'Only those in the room have media.');
      return media.createTransport(attendee.id, sendStateOf(current), direction);
    });
    return {
      id: transport.id,
      iceParameters: { ...transport.iceParameters },
      iceCandidates: transport.iceCandidates.map((candidate) => ({ ...candidate })),
      dtlsParameters: { ...transport.dtlsParameters },
      iceServers: services.iceServersFor(attendee.id),
    };
  },
  async 'media.connect-transport'(context, { transportId, dtlsParameters }) {
    await accepted(mediaOf(context).connectTransport(context.attendee.id, transportId, dtlsParameters as types.DtlsParameters));
    return {};
  },
  async 'media.close-transport'(context, { transportId }) {
    mediaOf(context).closeTransport(context.attendee.id, transportId);
    return {};
  },
  async 'media.restart-ice'(context, { transportId }) {
    const { services, attendee } = context;
    return {
      iceParameters: { ...(await accepted(mediaOf(context).restartIce(attendee.id, transportId))) },
      iceServers: services.iceServersFor(attendee.id),
    };
  },
};

/** Takes up the transport that the viewer has made ready before the door, if it is this one: those who are in may receive. */
export async function takePrepared(context: DirectContext, transportId: string): Promise<void> {
  const { services, connection, attendee } = context;
  const prepared = connection.prepared();
  if (prepared?.transport.id !== transportId) return;
  // In the room's order, so that nobody is sent away in between.
  await services.engine.inOrder(connection.appointmentId, async () => {
    const current = await findAttendee(services.database, attendee.id);
    if (current?.status !== 'joined') throw new RoomError('not-permitted', 'Only those in the room have media.');
    // Whichever of several consumers came first has taken it up.
    if (connection.prepared() !== undefined) mediaOf(context).takePrepared(attendee.id, sendStateOf(current), prepared);
  });
}

/** Turns what mediasoup refuses into a refusal: its parameters come from a browser. A worker that has just died refuses nobody. */
export async function accepted<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : 'The media server refused this.';
    throw refusalFor(cause) ?? new RoomError('media-refused', detail, { cause });
  }
}
