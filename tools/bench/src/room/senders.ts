import { RtpHeader } from 'werift';
import type { MediaLink } from './media-link.ts';

/** A stream that is made up: opus of 20 ms a packet, or VP8 of 30 frames a second. */
export interface StreamShape {
  readonly kind: 'audio' | 'video';
  readonly payloadType: number;
  readonly ssrc: number;
}

/** Bits a second of the picture that is made up. */
export const VIDEO_BITRATE = 500_000;
const FRAMES_PER_SECOND = 30;
const PACKETS_PER_FRAME = 2;
const KEYFRAME_EVERY = 30;
const AUDIO_EVERY_MS = 20;
const AUDIO_BYTES = 80;
const VIDEO_BYTES = Math.round(VIDEO_BITRATE / 8 / FRAMES_PER_SECOND / PACKETS_PER_FRAME);
/** What is overdue by more is left out: nobody catches up a second of speech. */
const CATCH_UP_MS = 200;

/** Sends until stopped. */
export interface Sender {
  readonly sent: number;
  /** Packets that came too late to be sent at all: the generator was too slow. */
  readonly skipped: number;
  stop(): void;
}

function videoPayload(frame: number, part: number): Buffer {
  const payload = Buffer.alloc(VIDEO_BYTES, frame & 0xff);
  // VP8's descriptor: start of a partition, a picture id; then the frame's own first byte, even in a keyframe.
  payload[0] = part === 0 ? 0x90 : 0x80;
  payload[1] = 0x80;
  payload.writeUInt16BE(0x8000 | (frame & 0x7fff), 2);
  payload[4] = part === 0 && frame % KEYFRAME_EVERY === 0 ? 0x10 : 0x11;
  return payload;
}

/** Sends a stream over a link, at the pace of a clock. */
export function startSender(link: MediaLink, { kind, payloadType, ssrc }: StreamShape): Sender {
  const everyMs = kind === 'audio' ? AUDIO_EVERY_MS : 1_000 / FRAMES_PER_SECOND;
  const parts = kind === 'audio' ? 1 : PACKETS_PER_FRAME;
  const since = performance.now();
  let tick = 0;
  let sequence = 0;
  let skipped = 0;
  const voice = Buffer.alloc(AUDIO_BYTES, 0x78);
  const timer = setInterval(
    () => {
      const due = Math.floor((performance.now() - since) / everyMs);
      const oldest = due - Math.floor(CATCH_UP_MS / everyMs);
      if (tick < oldest) {
        skipped += (oldest - tick) * parts;
        tick = oldest;
      }
      for (; tick <= due; tick += 1) {
        for (let part = 0; part < parts; part += 1) {
          const timestamp = kind === 'audio' ? tick * 960 : tick * 3_000;
          link.send(
            new RtpHeader({
              version: 2,
              payloadType,
              sequenceNumber: sequence & 0xffff,
              timestamp: timestamp >>> 0,
              ssrc,
              marker: kind === 'video' && part === parts - 1,
            }),
            kind === 'audio' ? voice : videoPayload(tick, part),
          );
          sequence += 1;
        }
      }
    },
    Math.min(everyMs, AUDIO_EVERY_MS) / 2,
  );
  return {
    get sent() {
      return sequence;
    },
    get skipped() {
      return skipped;
    },
    stop: () => clearInterval(timer),
  };
}
