import { testFakeParameters } from 'mediasoup-client';
import type { Handlers } from './room-script.ts';

const randomUUID = (): string => crypto.randomUUID();
const hex = (): string => randomUUID().replaceAll('-', '');

function transportOptions() {
  const { iceParameters, iceCandidates, dtlsParameters } = testFakeParameters.generateTransportRemoteParameters();
  return {
    id: randomUUID(),
    iceParameters: { ...iceParameters },
    iceCandidates: iceCandidates.map((candidate) => ({ ...candidate })),
    dtlsParameters: { ...dtlsParameters },
    iceServers: [],
  };
}

/** What the test server answers by default; every other command is answered with an empty object. */
export const answers: Handlers = {
  'room.enter': (_payload, { server }) => ({ snapshot: server.room }),
  'room.snapshot': (_payload, { server }) => ({ snapshot: server.room }),
  'chat.send': ({ text }, { server, commandId }) => {
    const { attendeeId, name, type } = server.room.self;
    const message = { id: hex(), commandId, attendeeId: attendeeId ?? hex(), type, name, text, sentAt: new Date().toISOString() };
    server.notify('chat.added', { message });
    return { messageId: message.id };
  },
  'like.set': ({ productId, liked }, { server }) => {
    const others = server.room.likes.filter((other) => other !== productId);
    server.notify('collection.changed', { likes: liked ? [productId, ...others] : others, lastSeen: [] });
    return {};
  },
  'media.set': ({ source, on }, { server }) => {
    const field = ({ mic: 'micOn', camera: 'cameraOn', screen: 'screenOn', 'screen-audio': 'screenOn' } as const)[source];
    server.notify('self.changed', { self: { ...server.room.self, [field]: on } });
    return {};
  },
  'room.prepare': (_payload, { server }) => ({
    epoch: server.room.media.epoch,
    routerRtpCapabilities: server.room.media.routerRtpCapabilities ?? {},
    transport: transportOptions(),
  }),
  'media.create-transport': transportOptions,
  'media.restart-ice': () => ({ iceParameters: { ...testFakeParameters.generateTransportRemoteParameters().iceParameters } }),
  'media.produce': () => ({ producerId: randomUUID(), paused: false }),
  'media.consume': ({ producerId }, { server }) => {
    const producer = server.room.media.producers.find((other) => other.producerId === producerId);
    if (producer === undefined) throw new Error('There is no such producer.');
    const { rtpParameters } = testFakeParameters.generateConsumerRemoteParameters({
      codecMimeType: producer.kind === 'audio' ? 'audio/opus' : 'video/VP8',
    });
    return {
      id: randomUUID(),
      producerId,
      attendeeId: producer.attendeeId,
      source: producer.source,
      kind: producer.kind,
      rtpParameters: { ...rtpParameters },
      producerPaused: false,
    };
  },
};
