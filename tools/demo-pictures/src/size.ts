import { parseProductPictureKey } from './key.ts';

/** Size of a product sheet in drawing units. */
export const PRODUCT_SHEET = { width: 800, height: 1000 } as const;
/** Size of a wide scene in drawing units. */
export const SCENE_SHEET = { width: 1600, height: 900 } as const;
/** Size of a logo in drawing units. */
export const LOGO_SHEET = { width: 480, height: 240 } as const;

/** Size of a video in pixels. */
export const VIDEO_SIZE = { width: 640, height: 360 } as const;

/** How the keys of videos begin: the name of a scene follows. Addresses that are known already have it. */
export const VIDEO_PREFIX = 'video--';
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

/** Key of a wide scene. */
export const sceneKey = (name: string): string => `${SCENE_PREFIX}${name}`;
/** Name of the scene that a key stands for; `undefined` for any other picture. */
export const sceneNameOf = (key: string): string | undefined => (key.startsWith(SCENE_PREFIX) ? key.slice(SCENE_PREFIX.length) : undefined);
/** Key of a maker's logo. */
export const logoKey = (name: string): string => `${LOGO_PREFIX}${name}`;
/** Key of a video: a slow look across a scene. */
export const videoKey = (scene: string): string => `${VIDEO_PREFIX}${scene}`;
/** Key of a 3D model. */
export const modelKey = (name: string): string => `${MODEL_PREFIX}${name}`;
