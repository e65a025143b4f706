import { createHash } from 'node:crypto';

/**
 * The id of a named thing: 32 lower-case hex digits, the same for the same name at every start.
 * Names carry their kind (`product:oak-stool`, `category:chairs`), so that kinds never collide.
 */
export function idOf(name: string): string {
  return createHash('md5').update(name).digest('hex');
}

/** The id of the media whose picture has this key; CMS slots and categories refer to it. */
export function mediaId(key: string): string {
  return idOf(`media:${key}`);
}
