import type { types } from 'mediasoup';
import { RoomError } from '../room-error.ts';
import type { DirectHandlers } from './direct-handler.ts';
import { accepted, mediaOf } from './media-transport.ts';

/** Starts and ends what the viewer sends. Whether it flows is decided by `media.set`, mute and broadcast mode. */
export const mediaProduceHandlers: DirectHandlers<'media.produce' | 'media.close-producer'> = {
  async 'media.produce'(context, { transportId, kind, source, rtpParameters }) {
    const { definition } = context.appointment;
    if (definition.videoAudioSettings === 'audio-only' && source !== 'mic')
      throw new RoomError('media-refused', 'This room has sound alone.');
    const producer = await accepted(
      mediaOf(context).produce(context.attendee.id, { transportId, kind, source, rtpParameters: rtpParameters as types.RtpParameters }),
    );
    return { producerId: producer.id, paused: producer.paused };
  },
  async 'media.close-producer'(context, { producerId }) {
    mediaOf(context).closeProducer(context.attendee.id, producerId);
    return {};
  },
};
