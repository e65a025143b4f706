import type { CmsGalleryItem } from '../../model/element-types.ts';

/** Width to height of the first picture, so that the place is reserved before any file arrives. */
export function ratioOf(items: readonly CmsGalleryItem[]): number | undefined {
  const first = items.find(({ media }) => media.width !== null && media.height !== null)?.media;
  return first?.width && first.height ? first.width / first.height : undefined;
}

/** Sliders of one page are told apart by their first picture. */
export function nameOf(label: string, items: readonly CmsGalleryItem[]): string {
  const words = items.map(({ media }) => media.alt || media.title).find((text) => text !== '');
  return words ? `${label}: ${words}` : label;
}
