import { createCatalogue } from '../catalogue/index.ts';
import { rasterise, rasteriseFlat, type Sheet } from './compose.ts';
import { PictureError } from './errors.ts';
import { parseProductPictureKey } from './key.ts';
import { LOGO_SHEET, logoArtwork } from './logos.ts';
import { SCENE_SHEET, sceneSheet } from './scenes.ts';
import { PRODUCT_SHEET, productSheet } from './studio.ts';

export { isPictureError, PictureError } from './errors.ts';

const SCENE = 'scene--';
const LOGO = 'logo--';

function sheetOf(key: string): Sheet | undefined {
  if (key.startsWith(SCENE)) return sceneSheet(key.slice(SCENE.length));
  const picture = parseProductPictureKey(key);
  return picture === undefined ? undefined : productSheet(picture);
}

/**
 * Draws a picture of the catalogue as WebP. The same key and width always give the same bytes.
 *
 * @param key - media key, see `pictureKeys`
 * @param width - pixels, 16 to 2400; the height follows from the picture's proportions
 * @throws PictureError `UNKNOWN_PICTURE`, `WIDTH_OUT_OF_RANGE`
 */
export async function renderPicture(key: string, width: number): Promise<Uint8Array> {
  if (!Number.isInteger(width) || width < 16 || width > 2400) throw new PictureError('WIDTH_OUT_OF_RANGE', `A picture is 16 to 2400 pixels wide, not ${width}.`);
  if (key.startsWith(LOGO)) {
    const artwork = logoArtwork(key.slice(LOGO.length));
    if (artwork === undefined) throw new PictureError('UNKNOWN_PICTURE', `There is no picture '${key}'.`);
    return rasteriseFlat({ ...LOGO_SHEET, defs: '', crisp: artwork }, width);
  }
  const sheet = sheetOf(key);
  if (sheet === undefined) throw new PictureError('UNKNOWN_PICTURE', `There is no picture '${key}'.`);
  return rasterise(sheet, width);
}

/** Keys of every picture that the catalogue uses. */
export function pictureKeys(): string[] {
  return createCatalogue().media.map(({ key }) => key);
}

/** Proportions of a picture at its largest, in pixels; `undefined` for an unknown kind of key. */
export function pictureSize(key: string): { width: number; height: number } | undefined {
  const scaled = ({ width, height }: { width: number; height: number }, largest: number): { width: number; height: number } => ({ width: largest, height: Math.round((largest * height) / width) });
  if (key.startsWith(SCENE)) return scaled(SCENE_SHEET, 1600);
  if (key.startsWith(LOGO)) return scaled(LOGO_SHEET, 960);
  return parseProductPictureKey(key) === undefined ? undefined : scaled(PRODUCT_SHEET, 1600);
}
