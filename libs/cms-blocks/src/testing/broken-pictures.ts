import type { CmsPageModel } from '../model/page-types.ts';

/** A page whose pictures are not what their type says, so that drawing them fails. */
export function withBrokenPictures(page: CmsPageModel): CmsPageModel {
  const broken = structuredClone(page);
  for (const { blocks } of broken.sections) {
    for (const { slots } of blocks) {
      for (const { element } of slots) if (element.type === 'image' && element.media) Object.assign(element.media, { thumbnails: null });
    }
  }
  return broken;
}
