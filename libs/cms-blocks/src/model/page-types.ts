import type { Product } from '@vitrine/store-api-client';
import type { CmsElement } from './element-types.ts';
import type { CmsMedia } from './media-types.ts';

/** On which devices a part is shown. */
export interface CmsVisibility {
  readonly mobile: boolean;
  readonly tablet: boolean;
  readonly desktop: boolean;
}

/** Color and picture behind a section or block. */
export interface CmsBackground {
  /** A checked CSS color. */
  readonly color: string | null;
  /** Whether light or dark text reads on the color; null without a color or where it is see-through. */
  readonly scheme: 'light' | 'dark' | null;
  readonly media: CmsMedia | null;
  readonly mediaMode: 'cover' | 'auto' | 'contain';
}

/** One place in a block, with what fills it. */
export interface CmsSlotModel {
  readonly id: string;
  /** Its name in the block, such as `left`. */
  readonly name: string;
  readonly element: CmsElement;
}

/** A block: a row of the page. Unknown types are kept. */
export interface CmsBlockModel {
  readonly id: string;
  readonly type: string;
  readonly sectionPosition: 'main' | 'sidebar';
  /** Checked CSS lengths; null for none. */
  readonly margin: {
    readonly top: string | null;
    readonly right: string | null;
    readonly bottom: string | null;
    readonly left: string | null;
  };
  readonly background: CmsBackground | null;
  readonly visibility: CmsVisibility;
  /** Class tokens a merchant set, separated by spaces; may be empty. */
  readonly cssClass: string;
  readonly slots: readonly CmsSlotModel[];
}

/** A section: blocks in one column, or beside a sidebar. */
export interface CmsSectionModel {
  readonly id: string;
  /** Unknown types are kept; they render like `default`. */
  readonly type: string;
  readonly name: string | null;
  readonly sizingMode: 'boxed' | 'full_width';
  /** What becomes of the sidebar on small screens. */
  readonly mobileBehavior: 'wrap' | 'hidden';
  readonly background: CmsBackground | null;
  readonly visibility: CmsVisibility;
  readonly cssClass: string;
  readonly blocks: readonly CmsBlockModel[];
}

/** A page, ready to render: plain data in order of display. */
export interface CmsPageModel {
  readonly id: string;
  readonly name: string;
  /** `landingpage`, `product_list`, `product_detail`, `page`, `presentation_…` or another. */
  readonly type: string;
  /** A slide of a sales presentation. */
  readonly isPresentation: boolean;
  readonly cssClass: string;
  /** The product that the page is about, pruned; null for other pages. Its slots hold no copy of it. */
  readonly product: Product | null;
  readonly sections: readonly CmsSectionModel[];
}
