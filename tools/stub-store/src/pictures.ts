import { idOf } from './assortment.ts';
import type { Json } from './wire.ts';

/** A drawn picture: a shape in one colour on paper. */
export function pictureOf(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="#efe9df"/><rect x="170" y="120" width="260" height="360" rx="14" fill="${colour}"/><rect x="196" y="120" width="10" height="360" fill="#fff" opacity=".35"/></svg>`;
}

/** A media file that the stub serves itself. @param origin The stub's own. */
export function mediaOf(origin: string, key: string, alt: string): Json {
  return {
    id: idOf(`media ${key}`),
    url: `${origin}/media/${key}.svg`,
    mimeType: 'image/svg+xml',
    fileExtension: 'svg',
    alt,
    title: null,
    translated: { alt, title: null, customFields: {} },
    metaData: { width: 600, height: 600 },
    thumbnails: [],
    hasFile: true,
    apiAlias: 'media',
  };
}
