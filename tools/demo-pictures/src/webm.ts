import { Buffer } from 'node:buffer';

/** One element of EBML, the binary form of WebM: its id, its length, its content. */
function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const name = Buffer.from(id.toString(16), 'hex');
  const length = Buffer.alloc(8);
  length.writeUInt32BE(0x01000000, 0);
  length.writeUInt32BE(body.length, 4);
  return Buffer.concat([name, length, body]);
}

function whole(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function real(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const words = (id: number, text: string): Buffer => element(id, Buffer.from(text, 'ascii'));

/** The VP8 frame inside a lossy WebP: both are the same format, still or moving. */
export function frameOfWebp(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('ascii', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new TypeError('A frame is a lossy WebP picture without transparency.');
}

export interface VideoShape {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** Puts VP8 frames, each whole in itself, one after the other into a WebM file. */
export function webmOf(frames: readonly Buffer[], { width, height, framesPerSecond }: VideoShape): Buffer {
  const duration = 1000 / framesPerSecond;
  const header = element(0x1a45dfa3, [
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    words(0x4282, 'webm'),
    whole(0x4287, 2),
    whole(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    whole(0x2ad7b1, 1_000_000),
    real(0x4489, duration * frames.length),
    words(0x4d80, 'vitrine'),
    words(0x5741, 'vitrine'),
  ]);
  const video = element(0xe0, [whole(0xb0, width), whole(0xba, height)]);
  const track = element(
    0x1654ae6b,
    element(0xae, [
      whole(0xd7, 1),
      whole(0x73c5, 1),
      whole(0x83, 1),
      words(0x86, 'V_VP8'),
      whole(0x23e383, Math.round(duration * 1_000_000)),
      video,
    ]),
  );
  const blocks = frames.map((frame, index) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(Math.round(index * duration), 1);
    return element(0xa3, [head, frame]);
  });
  return Buffer.concat([header, element(0x18538067, [info, track, element(0x1f43b675, [whole(0xe7, 0), ...blocks])])]);
}
