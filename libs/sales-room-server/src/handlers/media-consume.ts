import type { types } from 'mediasoup';
import type { DirectHandlers } from './direct-handler.ts';
import { accepted, mediaOf, takePrepared } from './media-transport.ts';

/** What the viewer receives, and how much of it. */
export const mediaConsumeHandlers: DirectHandlers<
  'media.consume' | 'media.resume-consumer' | 'media.pause-consumer' | 'media.close-consumer' | 'media.set-layers'
> = {
  async 'media.consume'(context, { transportId, producerId, rtpCapabilities }) {
    await takePrepared(context, transportId);
    const { consumer, tag } = await accepted(
      mediaOf(context).consume(context.attendee.id, { transportId, producerId, rtpCapabilities: rtpCapabilities as types.RtpCapabilities }),
    );
    return {
      id: consumer.id,
      producerId,
      attendeeId: tag.attendeeId,
      source: tag.source,
      kind: consumer.kind,
      rtpParameters: { ...consumer.rtpParameters },
      producerPaused: consumer.producerPaused,
    };
  },
  async 'media.resume-consumer'(context, { consumerId }) {
    await accepted(mediaOf(context).consumer(context.attendee.id, consumerId).resume());
    return {};
  },
  async 'media.pause-consumer'(context, { consumerId }) {
    await accepted(mediaOf(context).consumer(context.attendee.id, consumerId).pause());
    return {};
  },
  async 'media.close-consumer'(context, { consumerId }) {
    mediaOf(context).consumer(context.attendee.id, consumerId).close();
    return {};
  },
  async 'media.set-layers'(context, { consumerId, spatialLayer, temporalLayer }) {
    const layers = { spatialLayer, ...(temporalLayer === undefined ? {} : { temporalLayer }) };
    await accepted(mediaOf(context).consumer(context.attendee.id, consumerId).setPreferredLayers(layers));
    return {};
  },
};
