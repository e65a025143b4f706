import { rasterize, rasterizeFlat, type Sheet } from './compose.ts';
import { PictureError } from './errors.ts';
import { parseProductPictureKey } from './key.ts';
import { logoArtwork } from './logos.ts';
import { renderModel } from './model-file.ts';
import { sceneSheet } from './scenes.ts';
import { LOGO_PREFIX, LOGO_SHEET, MODEL_PREFIX, SCENE_PREFIX, VIDEO_PREFIX } from './size.ts';
import { productSheet } from './studio.ts';
import { renderVideo } from './video.ts';

function sheetOf(key: string): Sheet | undefined {
  if (key.startsWith(SCENE_PREFIX)) return sceneSheet(key.slice(SCENE_PREFIX.length));
  const picture = parseProductPictureKey(key);
  return picture === undefined ? undefined : productSheet(picture);
}

/**
 * Draws an image as WebP. The same key and width always give the same bytes.
 *
 * @param key - names what it shows: `productPictureKey`, `sceneKey`, `logoKey`
 * @param width - pixels, 16 to 2400; the height follows from the picture's proportions
 * @throws PictureError `UNKNOWN_PICTURE`, `WIDTH_OUT_OF_RANGE`
 */
export async function renderPicture(key: string, width: number): Promise<Uint8Array> {
  if (!Number.isInteger(width) || width < 16 || width > 2400)
    throw new PictureError('WIDTH_OUT_OF_RANGE', `A picture is 16 to 2400 pixels wide, not ${width}.`);
  if (key.startsWith(LOGO_PREFIX)) {
    const artwork = logoArtwork(key.slice(LOGO_PREFIX.length));
    if (artwork === undefined) throw new PictureError('UNKNOWN_PICTURE', `There is no picture '${key}'.`);
    return rasterizeFlat({ ...LOGO_SHEET, defs: '', crisp: artwork }, width);
  }
  const sheet = sheetOf(key);
  if (sheet === undefined) throw new PictureError('UNKNOWN_PICTURE', `There is no picture '${key}'.`);
  return rasterize(sheet, width);
}

/** Makes what has no width of its own choosing: a video as WebM, a 3D model as GLB. */
export async function renderFile(key: string): Promise<Uint8Array> {
  if (key.startsWith(VIDEO_PREFIX)) return renderVideo(key);
  if (key.startsWith(MODEL_PREFIX)) return renderModel(key);
  throw new PictureError('UNKNOWN_PICTURE', `There is no file '${key}'.`);
}
