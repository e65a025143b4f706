import type { types } from 'mediasoup';

/** Where a sender's bandwidth estimate starts, in kbit/s: a browser takes half a minute to climb there by itself. */
const START = { 'x-google-start-bitrate': 1_000 };

/**
 * What rooms can carry, the most widely spoken first. Opus with forward error correction and discontinuous
 * transmission; VP8, VP9 (the profile that every browser has, and the one of 10 bits), H264 and AV1.
 */
export const ROUTER_CODECS: types.RouterRtpCodecCapability[] = [
  { kind: 'audio', mimeType: 'audio/opus', clockRate: 48_000, channels: 2, parameters: { useinbandfec: 1, usedtx: 1 } },
  { kind: 'video', mimeType: 'video/VP8', clockRate: 90_000, parameters: { ...START } },
  { kind: 'video', mimeType: 'video/VP9', clockRate: 90_000, parameters: { 'profile-id': 0, ...START } },
  { kind: 'video', mimeType: 'video/VP9', clockRate: 90_000, parameters: { 'profile-id': 2, ...START } },
  {
    kind: 'video',
    mimeType: 'video/H264',
    clockRate: 90_000,
    parameters: { 'packetization-mode': 1, 'profile-level-id': '42e01f', 'level-asymmetry-allowed': 1, ...START },
  },
  { kind: 'video', mimeType: 'video/AV1', clockRate: 90_000, parameters: { ...START } },
];
