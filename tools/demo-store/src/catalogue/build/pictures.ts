import { isPaintName, type PaintName, pictureSize, productPictureKey, type View, type WallName, WALLS } from '@vitrine/demo-pictures';
import type { MediaModel } from '../assortment-model.ts';
import { mediaId } from '../id.ts';
import type { LocalizedText } from '../market-model.ts';

/** Two paints of an article, and which of them customers choose it by. */
export interface Paints {
  readonly main: PaintName;
  readonly accent: PaintName;
}

/** Reads `main` or `main+accent`. */
export function paintsOf(text: string): Paints {
  const [main = '', accent = main] = text.split('+');
  if (!isPaintName(main) || !isPaintName(accent)) throw new TypeError(`There is no paint '${text}'.`);
  return { main, accent };
}

/** A second wall that goes with the first, so that the pictures of a product are not all alike. */
const OTHER_WALL: Readonly<Record<WallName, WallName>> = {
  oat: 'sage',
  sand: 'blush',
  blush: 'oat',
  clay: 'sand',
  sage: 'oat',
  mist: 'stone',
  stone: 'mist',
  butter: 'oat',
  dusk: 'stone',
  cocoa: 'sand',
  chalk: 'sage',
};

/** Picture keys of an article in some colors: cover first. */
export function pictureKeysOf(picture: string, paints: Paints, wall: WallName, views: readonly View[]): string[] {
  const dash = picture.indexOf('-');
  const kind = picture.slice(0, dash);
  const shape = picture.slice(dash + 1);
  return views.map((view) =>
    productPictureKey({ kind, shape, ...paints, view, wall: view === 'scene' || view === 'plinth' ? OTHER_WALL[wall] : wall }),
  );
}

/** Narrows text to a wall's name. */
export function wallNamed(name: string): name is WallName {
  return Object.hasOwn(WALLS, name);
}

/** Collects pictures under their keys, each once. */
export interface MediaShelf {
  /** Registers a picture and answers its key. */
  put(key: string, alt: Required<LocalizedText>): string;
  /** Registers a picture and answers its media id. */
  id(key: string, alt: Required<LocalizedText>): string;
  all(): MediaModel[];
}

/** Creates an empty shelf. */
export function createMediaShelf(): MediaShelf {
  const shelf = new Map<string, MediaModel>();
  const put = (key: string, alt: Required<LocalizedText>): string => {
    if (!shelf.has(key)) {
      const size = pictureSize(key);
      if (size === undefined) throw new TypeError(`'${key}' is no picture key.`);
      shelf.set(key, { key, ...size, alt, title: alt });
    }
    return key;
  };
  return { put, id: (key, alt) => mediaId(put(key, alt)), all: () => [...shelf.values()] };
}
