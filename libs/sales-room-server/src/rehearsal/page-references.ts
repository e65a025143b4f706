import type { CmsPage, CmsSlot } from '@vitrine/store-api-client';

/** What a page of content points at. */
export interface PageReferences {
  /** Of the store's media. */
  readonly pictures: readonly string[];
  /** Pictures that somebody has written into a text. */
  readonly writtenPictures: readonly string[];
  readonly links: readonly string[];
}

/** Attributes of markup; a value has no end where its quote is missing. */
const ATTRIBUTE = /\s(href|src)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/gi;

/** The pictures and links of a page, as it was written by the merchant. */
export function referencesOf(page: CmsPage): PageReferences {
  const pictures: string[] = [];
  const writtenPictures: string[] = [];
  const links: string[] = [];
  const note = (list: string[], value: unknown): void => {
    if (typeof value === 'string' && value.trim() !== '') list.push(value.trim());
  };
  const noteItem = (item: unknown): void => {
    const { media, url } = fields(item);
    note(pictures, fields(media)['url']);
    note(links, url);
  };
  for (const section of page.sections) {
    note(pictures, section.backgroundMedia?.url);
    for (const block of section.blocks) {
      note(pictures, block.backgroundMedia?.url);
      for (const { type, data } of block.slots) {
        const { content, sliderItems } = fields(data);
        if (IMAGES.has(type)) noteItem(data);
        if (Array.isArray(sliderItems)) sliderItems.forEach(noteItem);
        if (typeof content !== 'string') continue;
        for (const [, name = '', double, single] of content.matchAll(ATTRIBUTE))
          note(name.toLowerCase() === 'src' ? writtenPictures : links, (double ?? single ?? '').replaceAll('&amp;', '&'));
      }
    }
  }
  return { pictures, writtenPictures, links };
}

/** The slots of a page that list products. */
export function listingSlots(page: CmsPage): readonly CmsSlot[] {
  return page.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots.filter(({ type }) => type === 'product-listing')));
}

/** Elements that are one picture, which may lead somewhere. */
const IMAGES: ReadonlySet<string> = new Set(['image', 'manufacturer-logo']);

/** The fields of what may be anything. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
