import type { CommerceElements } from '../contracts.ts';
import type { CmsPageModel } from '../model/page-types.ts';
import { isLazyView } from './lazy-view.ts';
import type { CmsRegistry } from './view-types.ts';

/** Which of the shop's own views an element of that type is drawn by. */
const SUPPLIED: Readonly<Record<string, readonly (keyof CommerceElements)[]>> = {
  'product-box': ['ProductBox'],
  'product-slider': ['ProductSlider'],
  'product-listing': ['ProductListing'],
  'sidebar-filter': ['SidebarFilter'],
  'category-navigation': ['CategoryNavigation'],
  'buy-box': ['BuyBox'],
  'product-description-reviews': ['ProductDescriptionReviews'],
  'cross-selling': ['CrossSelling'],
  form: ['ContactForm', 'NewsletterForm'],
  'custom-form': ['ContactForm'],
};

function own(views: object, name: string): unknown {
  return Object.hasOwn(views, name) ? (views as Record<string, unknown>)[name] : undefined;
}

/** The types of the elements and blocks of a page. */
export function cmsTypesOf(page: CmsPageModel): string[] {
  const types = new Set<string>();
  for (const { blocks } of page.sections) {
    for (const block of blocks) {
      types.add(block.type);
      for (const { element } of block.slots) types.add(element.type === 'unknown' ? element.name : element.type);
    }
  }
  return [...types];
}

/** The types of the elements and blocks that a server has drawn into a document. */
export function cmsTypesIn(root: ParentNode): string[] {
  const types = new Set<string>();
  for (const drawn of root.querySelectorAll<HTMLElement>('[data-cms-block], [data-cms-element]')) {
    const { cmsBlock, cmsElement } = drawn.dataset;
    types.add(cmsBlock ?? cmsElement ?? '');
  }
  return [...types];
}

/**
 * Loads the code of lazy views: of the given types of elements and blocks, or of all. A server waits for all of them
 * before its first page, a browser for those of a page before it shows the page. Never rejects: a view whose code
 * can't be had is tried again where it is drawn, and fails there for its own block alone.
 */
export async function preloadCmsViews(registry: CmsRegistry, types?: Iterable<string>): Promise<void> {
  const { elements, blocks, commerce, presentation } = registry;
  const views = types
    ? [...types].flatMap((type) => [
        own(elements, type),
        own(blocks, type),
        ...(Object.hasOwn(SUPPLIED, type) ? (SUPPLIED[type] ?? []) : []).map((name) => own(commerce, name)),
      ])
    : [elements, blocks, commerce, presentation].flatMap((group) => Object.values(group) as unknown[]);
  await Promise.allSettled(views.filter(isLazyView).map((view) => view.preload()));
}
