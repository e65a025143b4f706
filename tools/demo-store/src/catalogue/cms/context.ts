import { LOGO_PREFIX, SCENE_PREFIX } from '../../pictures/size.ts';
import type { MediaShelf } from '../build/pictures.ts';
import { SCENE_ALTS } from '../data/scenes.ts';
import { idOf } from '../id.ts';
import { words, type Words } from '../text.ts';

/** What page authors draw on. */
export interface CmsContext {
  /** Media id of a wide picture by its name. */
  scene(name: string): string;
  /** Media id of a product picture by its key. */
  picture(key: string, alt: Words): string;
}

/** Creates what page authors draw on; registers the pictures they use. */
export function createCmsContext(shelf: MediaShelf): CmsContext {
  return {
    scene: (name) => {
      const alt = SCENE_ALTS[name];
      if (alt === undefined) throw new TypeError(`There is no scene '${name}'.`);
      return shelf.id(`${SCENE_PREFIX}${name}`, words(alt));
    },
    picture: (key, alt) => shelf.id(key, words(alt)),
  };
}

/** Picture key of a maker's logo. */
export function logoKey(brand: string): string {
  return `${LOGO_PREFIX}${brand}`;
}

/** Picture key of a wide picture. */
export function sceneKey(name: string): string {
  return `${SCENE_PREFIX}${name}`;
}

/** Ids of products by the names their authors gave them. */
export function productIds(...names: readonly string[]): string[] {
  return names.map((name) => idOf(`product:${name}`));
}

/** Id of one product. */
export function productId(name: string): string {
  return idOf(`product:${name}`);
}
