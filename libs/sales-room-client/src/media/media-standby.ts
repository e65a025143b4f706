import type { Device } from 'mediasoup-client';
import type { RtpCapabilities, RtpParameters, Transport } from 'mediasoup-client/types';
import type { Signalling } from '../signalling/signalling.ts';
import { connectOver } from './media-transports.ts';

/** What is ready before somebody goes in: a device, and a connected way to receive over which nothing comes yet. */
export interface MediaStandby {
  readonly epoch: number;
  readonly device: Device;
  readonly transport: Transport;
}

export interface MediaStandbyOptions {
  signalling: Signalling;
  presentationPath: string;
  createDevice(): Promise<Device>;
}

/** Gets ready before the door. @throws RoomError where the server makes nothing ready. */
export async function prepareStandby({ signalling, presentationPath, createDevice }: MediaStandbyOptions): Promise<MediaStandby> {
  const [{ result }, device] = await Promise.all([signalling.send('room.prepare', { presentationPath }), createDevice()]);
  await device.load({ routerRtpCapabilities: result.routerRtpCapabilities as unknown as RtpCapabilities });
  const transport = device.createRecvTransport(result.transport as unknown as Parameters<Device['createRecvTransport']>[0]);
  connectOver(signalling, transport);
  const rtpParameters = nobody(device.recvRtpCapabilities);
  // A browser connects a way once something is to come over it. This never comes, and no server knows of it.
  if (rtpParameters !== undefined)
    await transport.consume({ id: NOBODY, producerId: NOBODY, kind: 'audio', rtpParameters, streamId: NOBODY });
  return { epoch: result.epoch, device, transport };
}

const NOBODY = 'nobody';

/** A voice that nobody has, in a codec that the device can receive. */
function nobody({ codecs = [] }: RtpCapabilities): RtpParameters | undefined {
  const codec = codecs.find(({ kind, mimeType }) => kind === 'audio' && mimeType.toLowerCase() === 'audio/opus');
  if (codec === undefined) return undefined;
  const { mimeType, preferredPayloadType: payloadType, clockRate, channels, parameters } = codec;
  return {
    mid: NOBODY,
    codecs: [{ mimeType, payloadType, clockRate, channels, parameters, rtcpFeedback: [] }],
    headerExtensions: [],
    encodings: [{ ssrc: 1 }],
    rtcp: { cname: NOBODY, reducedSize: true },
  } as RtpParameters;
}
