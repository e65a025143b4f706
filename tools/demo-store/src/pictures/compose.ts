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

async function enlarged(sheet: Sheet, body: string, scale: number, blur: number, width: number, height: number, grey: boolean): Promise<Buffer> {
  const small = sharp(documentOf(sheet, body, Math.max(8, Math.round(sheet.width * scale)), Math.max(8, Math.round(sheet.height * scale)))).removeAlpha();
  // The blur runs on the small picture, before the enlarging: sharp would otherwise order them the other way round.
  const { data, info } = await (grey ? small.greyscale().toColourspace('b-w') : small).blur(Math.max(0.4, blur * scale)).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace(grey ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
}

/** Rasterises a sheet as WebP, `width` pixels wide. */
export async function rasterise(sheet: Sheet, width: number): Promise<Uint8Array> {
  const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
  const [ground, figure, light] = await Promise.all([
    enlarged(sheet, sheet.soft, SOFT_SCALE, sheet.blur ?? 14, width, height, false),
    sharp(documentOf(sheet, sheet.crisp, width, height)).ensureAlpha().raw().toBuffer(),
    sheet.light === undefined ? undefined : enlarged(sheet, sheet.light, LIGHT_SCALE, 16, width, height, true),
  ]);
  blend(ground, figure, light, width, height, (sheet.grain ?? 1) * Math.min(1, 0.35 + width / 1200));
  return sharp(ground, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
}

function blend(ground: Buffer, figure: Buffer, light: Buffer | undefined, width: number, height: number, grain: number): void {
  for (let y = 0, g = 0, f = 0, p = 0; y < height; y += 1) {
    const row = (y % GRAIN_SIZE) * GRAIN_SIZE;
    for (let x = 0; x < width; x += 1, g += 3, f += 4, p += 1) {
      const alpha = (figure[f + 3] ?? 0) / 255;
      // The article itself takes less of the window light, so that its colours stay true.
      const factor = light === undefined ? 1 : 1 + ((light[p] ?? 128) / 128 - 1) * (1 - 0.6 * alpha);
      const speck = ((GRAIN[row + (x % GRAIN_SIZE)] ?? 0) / 16) * grain;
      for (let c = 0; c < 3; c += 1) {
        const below = ground[g + c] ?? 0;
        const value = (below + ((figure[f + c] ?? 0) - below) * alpha) * factor + speck;
        ground[g + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
}

/** Rasterises a flat drawing with a transparent ground, such as a logo. */
export async function rasteriseFlat(sheet: Pick<Sheet, 'width' | 'height' | 'defs' | 'crisp'>, width: number): Promise<Uint8Array> {
  const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
  return sharp(documentOf({ ...sheet, soft: '' }, sheet.crisp, width, height))
    .webp({ quality: 90, alphaQuality: 100, effort: 2 })
    .toBuffer();
}
