import type { FileModel, MediaModel } from '../catalogue/assortment-model.ts';
import { idOf, mediaId } from '../catalogue/id.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { type Entity, SEEDED_AT, stamps } from './entity.ts';

/** Widths in which every picture is served; the largest one is the original. */
export const PICTURE_WIDTHS = [200, 400, 800, 1600] as const;
const ORIGINAL = 1600;

const mediaPath = (key: string, width: number): string => `demo-store/media/${key}-${width}.webp`;

function mediaEntity(ctx: ShopContext, media: MediaModel): Entity {
  const id = mediaId(media.key);
  const { pictureVersion, mediaOrigin } = ctx.services.config;
  const url = (width: number): string =>
    `${mediaOrigin}/${mediaPath(media.key, width)}${pictureVersion === null ? '' : `?ts=${pictureVersion}`}`;
  return {
    translated: { alt: ctx.full(media.alt), title: ctx.full(media.title), customFields: {} },
    ...stamps(),
    mimeType: 'image/webp',
    fileExtension: 'webp',
    fileSize: null,
    title: ctx.raw(media.title),
    metaData: { width: media.width, height: media.height, type: 18, hash: idOf(`picture:${media.key}`) },
    uploadedAt: SEEDED_AT,
    alt: ctx.raw(media.alt),
    url: url(ORIGINAL),
    fileName: media.key,
    translations: null,
    thumbnails: PICTURE_WIDTHS.map((width) => ({
      translated: [],
      ...stamps(),
      path: mediaPath(media.key, width),
      width,
      height: Math.round((width * media.height) / media.width),
      url: url(width),
      mediaId: id,
      customFields: null,
      id: idOf(`thumbnail:${media.key}:${width}`),
      apiAlias: 'media_thumbnail',
    })),
    hasFile: true,
    private: false,
    path: mediaPath(media.key, ORIGINAL),
    config: null,
    customFields: null,
    id,
    apiAlias: 'media',
  };
}

export function findMedia(ctx: ShopContext, id: string | null | undefined): Entity | null {
  const media = ctx.index.media.get(id ?? '');
  if (media) return mediaEntity(ctx, media);
  const file = ctx.index.files.get(id ?? '');
  return file ? fileEntity(ctx, file) : null;
}

/** Media types of what is no picture. */
export const FILE_TYPES: Readonly<Record<FileModel['kind'], string>> = { video: 'video/webm', model: 'model/gltf-binary' };

/** The last part of a video's or model's address. */
export const fileName = ({ key, kind }: FileModel): string => `${key}.${kind === 'video' ? 'webm' : 'glb'}`;

function fileEntity(ctx: ShopContext, file: FileModel): Entity {
  const name = fileName(file);
  return {
    translated: { alt: ctx.full(file.alt), title: ctx.full(file.alt), customFields: {} },
    ...stamps(),
    mimeType: FILE_TYPES[file.kind],
    fileExtension: name.slice(name.lastIndexOf('.') + 1),
    fileSize: null,
    title: ctx.raw(file.alt),
    metaData: file.width === undefined ? {} : { width: file.width, height: file.height },
    uploadedAt: SEEDED_AT,
    alt: ctx.raw(file.alt),
    url: `${ctx.services.config.mediaOrigin}/demo-store/media/${name}`,
    fileName: file.key,
    translations: null,
    thumbnails: [],
    hasFile: true,
    private: false,
    path: `demo-store/media/${name}`,
    config: null,
    customFields: null,
    id: mediaId(file.key),
    apiAlias: 'media',
  };
}

/** A picture of a product: an entity of its own around the media. */
export function productMediaEntity(ctx: ShopContext, productId: string, key: string, position: number): Entity {
  return {
    versionId: '0fa91ce3e96a4bc2be4bd9ce752c3425',
    translated: [],
    ...stamps(),
    productId,
    mediaId: mediaId(key),
    position,
    media: findMedia(ctx, mediaId(key)),
    customFields: null,
    id: idOf(`product-media:${productId}:${key}`),
    apiAlias: 'product_media',
  };
}
