import { modelKey, sceneKey, VIDEO_SIZE, videoKey } from '@vitrine/demo-pictures';
import type { FileModel } from '../assortment-model.ts';
import type { MediaShelf } from '../build/pictures.ts';
import { SCENE_ALTS } from '../data/scenes.ts';
import { idOf, mediaId } from '../id.ts';
import { type Words, words } from '../text.ts';

/** What page authors draw on. */
export interface CmsContext {
  /** Media id of a wide picture by its name. */
  scene(name: string): string;
  /** Media id of a product picture by its key. */
  picture(key: string, alt: Words): string;
  /** Media id of a video of a scene. */
  video(scene: string, alt: Words): string;
  /** Media id of a 3D model. */
  model(name: string, alt: Words): string;
  /** Videos and models that were asked for. */
  files(): readonly FileModel[];
}

/** Creates what page authors draw on; registers the pictures they use. */
export function createCmsContext(shelf: MediaShelf): CmsContext {
  const files = new Map<string, FileModel>();
  const fileId = (file: FileModel): string => {
    files.set(file.key, file);
    return mediaId(file.key);
  };
  return {
    video: (scene, alt) => fileId({ key: videoKey(scene), kind: 'video', alt: words(alt), ...VIDEO_SIZE }),
    model: (name, alt) => fileId({ key: modelKey(name), kind: 'model', alt: words(alt) }),
    files: () => [...files.values()],
    scene: (name) => {
      const alt = SCENE_ALTS[name];
      if (alt === undefined) throw new TypeError(`There is no scene '${name}'.`);
      return shelf.id(sceneKey(name), words(alt));
    },
    picture: (key, alt) => shelf.id(key, words(alt)),
  };
}

/** Ids of products by the names their authors gave them. */
export function productIds(...names: readonly string[]): string[] {
  return names.map((name) => idOf(`product:${name}`));
}

/** Id of one product. */
export function productId(name: string): string {
  return idOf(`product:${name}`);
}
