import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Red, green, blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** What somebody looks and sounds like: one plain color, one pitch in hertz. */
export interface Looks {
  readonly color: Color;
  readonly pitch: number;
  /** The picture has the grain of a dark room, which takes many bits a second to send. */
  readonly isGrainy?: boolean;
}

/** People who can be told apart by their decoded picture and sound alone. */
export const LOOKS = {
  blue: { color: [40, 70, 200], pitch: 520 },
  green: { color: [30, 150, 60], pitch: 760 },
  red: { color: [200, 50, 40], pitch: 1_000 },
  grain: { color: [140, 140, 140], pitch: 640, isGrainy: true },
} as const satisfies Record<string, Looks>;

/** Name of one of {@link LOOKS}. */
export type LooksName = keyof typeof LOOKS;

const WIDTH = 640;
const HEIGHT = 360;
/** Few frames a second: two browsers, a media worker and six processes share two cores. */
const FRAMES_PER_SECOND = 10;
const SAMPLE_RATE = 48_000;

/** A camera's video of one color, as YUV4MPEG2 (BT.601, 4:2:0). */
function cameraVideo({ color: [red, green, blue], isGrainy = false }: Looks): Buffer {
  const y = 16 + (65.738 * red + 129.057 * green + 25.064 * blue) / 256;
  const u = 128 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256;
  const v = 128 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256;
  const plane = (size: number, value: number) => Buffer.alloc(size, Math.round(value));
  const light = () =>
    isGrainy ? Buffer.from(Uint8Array.from({ length: WIDTH * HEIGHT }, () => y + (Math.random() - 0.5) * 90)) : plane(WIDTH * HEIGHT, y);
  const frame = () => [Buffer.from('FRAME\n'), light(), plane((WIDTH * HEIGHT) / 4, u), plane((WIDTH * HEIGHT) / 4, v)];
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`),
    ...frame(),
    ...frame(),
    ...frame(),
  ]);
}

/** Two seconds of a voice-like tone that swells and fades: noise suppression takes a steady one for a fan. */
function recording(pitch: number): Buffer {
  const samples = Buffer.alloc(SAMPLE_RATE * 2 * 2);
  for (let index = 0; index < SAMPLE_RATE * 2; index += 1) {
    const time = index / SAMPLE_RATE;
    const swell = 0.55 + 0.45 * Math.sin(2 * Math.PI * 3 * time);
    const wave =
      Math.sin(2 * Math.PI * pitch * time) + 0.4 * Math.sin(4 * Math.PI * pitch * time) + 0.2 * Math.sin(6 * Math.PI * pitch * time);
    samples.writeInt16LE(Math.round(wave * swell * 0.45 * 32_767 * 0.6), index * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Chromium's switches for a camera and a microphone that show and play these looks. The files are written into `folder`. */
export function fakeDeviceArguments(name: LooksName, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const video = join(folder, `${name}.y4m`);
  const audio = join(folder, `${name}.wav`);
  writeFileSync(video, cameraVideo(LOOKS[name]));
  writeFileSync(audio, recording(LOOKS[name].pitch));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
    `--use-file-for-fake-audio-capture=${audio}`,
  ];
}
