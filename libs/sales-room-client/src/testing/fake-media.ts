import { Device, FakeHandler, testFakeParameters } from 'mediasoup-client';
import type { Consumer, Producer, Transport } from 'mediasoup-client/types';
import { MediaSession } from '../media/media-session.ts';

/** Real media sessions of mediasoup-client, whose handler sends nothing over a network. */
export interface FakeMedia {
  readonly transports: readonly Transport[];
  readonly producers: readonly Producer[];
  readonly consumers: readonly Consumer[];
  /** Producers that are sending now. */
  sending(): Producer[];
  createDevice(): Promise<Device>;
  /** For `createRoomClient`. */
  loadMedia(): Promise<Pick<typeof MediaSession, 'open' | 'prepare'>>;
}

/** Makes devices by mediasoup-client's own fake handler, and keeps what they made. */
export function fakeMedia(): FakeMedia {
  const transports: Transport[] = [];
  const producers: Producer[] = [];
  const consumers: Consumer[] = [];
  const createDevice = async (): Promise<Device> => {
    const { generateNativeRtpCapabilities, generateLocalDtlsParameters } = testFakeParameters;
    const device = new Device({
      handlerFactory: FakeHandler.createFactory({ generateNativeRtpCapabilities, generateLocalDtlsParameters }),
    });
    device.observer.on('newtransport', (transport) => {
      transports.push(transport);
      transport.observer.on('newproducer', (producer) => void producers.push(producer));
      transport.observer.on('newconsumer', (consumer) => void consumers.push(consumer));
    });
    return device;
  };
  return {
    transports,
    producers,
    consumers,
    sending: () => producers.filter(({ closed, paused, track }) => !closed && !paused && track?.readyState === 'live'),
    createDevice,
    loadMedia: async () => ({
      open: (options) => MediaSession.open({ ...options, createDevice }),
      prepare: (options) => MediaSession.prepare({ ...options, createDevice }),
    }),
  };
}
