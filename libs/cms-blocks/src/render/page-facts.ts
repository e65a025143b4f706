import type { CmsElement, CmsProductListingElement } from '../model/element-types.ts';
import type { CmsBlockModel, CmsPageModel, CmsSectionModel } from '../model/page-types.ts';
import { isHiddenEverywhere } from './style.ts';

/** What one part of a page needs to know of the others. */
export interface PageFacts {
  /** The page's listing, for the filters beside it. */
  readonly listing: CmsProductListingElement | null;
  /** A block for filters stands elsewhere on the page. */
  readonly hasSidebarFilter: boolean;
  /** Slot or background with the first picture; null when the page opens with text. */
  readonly priorityId: string | null;
}

/** Blocks that may be on the first screen; a picture further down is not hurried. */
const FIRST_SCREEN_BLOCKS = 4;

function showsPicture(element: CmsElement): boolean {
  switch (element.type) {
    case 'image':
      return element.media?.kind === 'image';
    case 'image-slider':
    case 'image-gallery':
      return element.items.length > 0;
    case 'youtube-video':
    case 'vimeo-video':
      return element.preview !== null;
    case 'product-box':
      return element.product !== null;
    case 'product-slider':
      return element.products.length > 0;
    case 'product-listing':
      return true;
    default:
      return false;
  }
}

const isShown = (part: CmsSectionModel | CmsBlockModel) => !isHiddenEverywhere(part.visibility);

function firstPicture(sections: readonly CmsSectionModel[]): string | null {
  let blocksSeen = 0;
  for (const section of sections) {
    if (section.background?.media) return section.id;
    for (const block of section.blocks.filter((candidate) => isShown(candidate) && candidate.sectionPosition === 'main')) {
      if (blocksSeen++ >= FIRST_SCREEN_BLOCKS) return null;
      if (block.background?.media) return block.id;
      const slot = block.slots.find(({ element }) => showsPicture(element));
      if (slot) return slot.id;
    }
  }
  return null;
}

export function pageFacts(page: CmsPageModel): PageFacts {
  const sections = page.sections.filter(isShown);
  const elements = sections.flatMap((section) =>
    section.blocks.filter(isShown).flatMap((block) => block.slots.map((slot) => slot.element)),
  );
  return {
    listing: elements.find((element) => element.type === 'product-listing') ?? null,
    hasSidebarFilter: elements.some((element) => element.type === 'sidebar-filter'),
    priorityId: firstPicture(sections),
  };
}

/**
 * Whether a section names a product right above its pictures: on one narrow column they change places. Said by the section, since a page that
 * streams would move what is drawn already once a style sheet sees the second block.
 */
export function namesPicture({ blocks }: CmsSectionModel): boolean {
  return blocks.some(({ type }, index) => {
    const next = blocks[index + 1];
    return type === 'product-heading' && next?.type === 'gallery-buybox' && next.background === null;
  });
}

/** Whether the page's own content has a main heading; without one the app gives it one. */
export function hasMainHeading(page: CmsPageModel): boolean {
  return page.sections.some((section) =>
    section.blocks.some((block) =>
      block.slots.some(
        ({ element }) =>
          (element.type === 'product-name' && element.content !== '') ||
          ((element.type === 'text' || element.type === 'html') && /<h1\b/i.test(element.content)),
      ),
    ),
  );
}
