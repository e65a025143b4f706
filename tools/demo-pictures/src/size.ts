import { parseProductPictureKey } from './key.ts';

/** Size of a product sheet in drawing units. */
export const PRODUCT_SHEET = { width: 800, height: 1000 } as const;
/** Size of a wide scene in drawing units. */
export const SCENE_SHEET = { width: 1600, height: 900 } as const;
/** Size of a logo in drawing units. */
export const LOGO_SHEET = { width: 480, height: 240 } as const;

/** Size of a film in pixels. */
export const FILM_SIZE = { width: 640, height: 360 } as const;

/** How the keys of films begin: the name of a scene follows. */
export const FILM_PREFIX = 'film--';
/** How the keys of 3D models begin. */
export const MODEL_PREFIX = 'model--';
/** How the keys of wide scenes begin. */
export const SCENE_PREFIX = 'scene--';
/** How the keys of logos begin. */
export const LOGO_PREFIX = 'logo--';

function scaled({ width, height }: { width: number; height: number }, largest: number): { width: number; height: number } {
  return { width: largest, height: Math.round((largest * height) / width) };
}

/** Proportions of a picture at its largest, in pixels; `undefined` for something that is no picture key. */
export function pictureSize(key: string): { width: number; height: number } | undefined {
  if (key.startsWith(SCENE_PREFIX)) return scaled(SCENE_SHEET, 1600);
  if (key.startsWith(LOGO_PREFIX)) return scaled(LOGO_SHEET, 960);
  return parseProductPictureKey(key) === undefined ? undefined : scaled(PRODUCT_SHEET, 1600);
}
