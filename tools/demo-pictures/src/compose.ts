import sharp from 'sharp';
import { createRandom } from './random.ts';

/** A picture before it becomes pixels. Bodies are SVG markup in the coordinates of `width` × `height`. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Definitions that the bodies refer to. */
  readonly defs: string;
  /** Backdrop and whatever is out of focus: drawn small and enlarged, which blurs it for next to nothing. */
  readonly soft: string;
  /** What is in focus. */
  readonly crisp: string;
  /** Light that falls on everything, as greys: #808080 leaves a place as it is. */
  readonly light?: string;
  /** How far out of focus the soft layer is, in drawing units. */
  readonly blur?: number;
  /** Film grain, 0 to 1. */
  readonly grain?: number;
}

const SOFT_SCALE = 1 / 5;
const LIGHT_SCALE = 1 / 10;
const GRAIN_SIZE = 256;
const GRAIN = createGrain();

function createGrain(): Int8Array {
  const random = createRandom('grain');
  const tile = new Int8Array(GRAIN_SIZE * GRAIN_SIZE);
  for (let i = 0; i < tile.length; i += 1) tile[i] = Math.round((random() + random() + random() - 1.5) * 74);
  return tile;
}

function documentOf(sheet: Sheet, body: string, width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}"><defs>${sheet.defs}</defs>${body}</svg>`,
  );
}

/** A small blurred picture that `rowOf` enlarges line by line. */
interface Small {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

async function small(sheet: Sheet, body: string, scale: number, blur: number, grey: boolean): Promise<Small> {
  const picture = sharp(
    documentOf(sheet, body, Math.max(8, Math.round(sheet.width * scale)), Math.max(8, Math.round(sheet.height * scale))),
  ).removeAlpha();
  const { data, info } = await (grey ? picture.greyscale().toColorspace('b-w') : picture)
    .blur(Math.max(0.4, blur * scale))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Writes line `y` of `height`, enlarged to `width` pixels between whose neighbours it goes smoothly, into `row`. */
function rowOf(from: Small, y: number, width: number, height: number, row: Float32Array): void {
  const { data, channels } = from;
  const sy = Math.min(from.height - 1, Math.max(0, ((y + 0.5) * from.height) / height - 0.5));
  const top = Math.floor(sy);
  const fy = sy - top;
  const upper = top * from.width * channels;
  const lower = Math.min(from.height - 1, top + 1) * from.width * channels;
  const step = from.width / width;
  for (let x = 0, at = 0; x < width; x += 1) {
    const sx = Math.min(from.width - 1, Math.max(0, (x + 0.5) * step - 0.5));
    const left = Math.floor(sx);
    const fx = sx - left;
    const a = left * channels;
    const b = Math.min(from.width - 1, left + 1) * channels;
    for (let c = 0; c < channels; c += 1, at += 1) {
      const above = (data[upper + a + c] ?? 0) * (1 - fx) + (data[upper + b + c] ?? 0) * fx;
      const below = (data[lower + a + c] ?? 0) * (1 - fx) + (data[lower + b + c] ?? 0) * fx;
      row[at] = above + (below - above) * fy;
    }
  }
}

/** Rasterizes a sheet as WebP, `width` pixels wide. */
export async function rasterize(sheet: Sheet, width: number): Promise<Uint8Array> {
  const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
  const [ground, figure, light] = await Promise.all([
    small(sheet, sheet.soft, SOFT_SCALE, sheet.blur ?? 14, false),
    sharp(documentOf(sheet, sheet.crisp, width, height))
      .ensureAlpha()
      .raw()
      .toBuffer(),
    sheet.light === undefined ? undefined : small(sheet, sheet.light, LIGHT_SCALE, 16, true),
  ]);
  const pixels = blend(ground, figure, light, width, height, (sheet.grain ?? 1) * Math.min(1, 0.35 + width / 1200));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
}

function blend(ground: Small, figure: Buffer, light: Small | undefined, width: number, height: number, grain: number): Buffer {
  const pixels = Buffer.allocUnsafe(width * height * 3);
  const below = new Float32Array(width * ground.channels);
  const lit = new Float32Array(width).fill(128);
  for (let y = 0, g = 0, f = 0; y < height; y += 1) {
    rowOf(ground, y, width, height, below);
    if (light !== undefined) rowOf(light, y, width, height, lit);
    const row = (y % GRAIN_SIZE) * GRAIN_SIZE;
    for (let x = 0, b = 0; x < width; x += 1, b += 3, g += 3, f += 4) {
      const alpha = (figure[f + 3] ?? 0) / 255;
      // The article itself takes less of the window light, so that its colors stay true.
      const factor = 1 + ((lit[x] ?? 128) / 128 - 1) * (1 - 0.6 * alpha);
      const speck = ((GRAIN[row + (x % GRAIN_SIZE)] ?? 0) / 16) * grain;
      for (let c = 0; c < 3; c += 1) {
        const behind = below[b + c] ?? 0;
        const value = (behind + ((figure[f + c] ?? 0) - behind) * alpha) * factor + speck;
        pixels[g + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return pixels;
}

/** Rasterizes a flat drawing with a transparent ground, such as a logo. */
export async function rasterizeFlat(sheet: Pick<Sheet, 'width' | 'height' | 'defs' | 'crisp'>, width: number): Promise<Uint8Array> {
  const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
  return sharp(documentOf({ ...sheet, soft: '' }, sheet.crisp, width, height))
    .webp({ quality: 90, alphaQuality: 100, effort: 2 })
    .toBuffer();
}
