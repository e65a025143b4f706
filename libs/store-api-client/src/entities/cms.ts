import type { Entity } from './entity.ts';
import type { Media } from './media.ts';
import type { CustomFieldsOf } from './store-types.ts';

/** False hides the element at that width. */
export interface CmsVisibility {
  mobile?: boolean;
  tablet?: boolean;
  desktop?: boolean;
}

/** How a background picture fills its place. */
export type BackgroundMediaMode = 'cover' | 'auto' | 'contain' | (string & {});

/** One setting of a slot; a `mapped` value is a field path, not content. */
export interface CmsSlotConfigEntry {
  value: unknown;
  source: 'static' | 'mapped' | 'default' | 'product_stream' | (string & {});
}

/** Settings of a slot. Real servers send `null` or `[]` where a layout has none. */
export type CmsSlotConfig = Record<string, CmsSlotConfigEntry>;

/** A content element. Prefer `data` (resolved by the server) over `config`. */
export interface CmsSlot extends Partial<Entity> {
  id: string;
  /** The element's kind, for example `image`, `product-listing`, `buy-box`. */
  type: string;
  /** The place in its block, for example `left`; slots come in any order. */
  slot: string;
  blockId?: string;
  config?: CmsSlotConfig | null;
  translated?: { config?: CmsSlotConfig | null; customFields?: CustomFieldsOf<'cms_slot'> };
  /** What the server resolved: its shape depends on `type`. */
  data?: unknown;
  fieldConfig?: unknown;
}

/** A group of slots. */
export interface CmsBlock extends Partial<Entity> {
  id?: string;
  type: string;
  position: number;
  slots: CmsSlot[];
  name?: string | null;
  sectionId?: string;
  sectionPosition?: 'main' | 'sidebar' | (string & {}) | null;
  /** CSS lengths as text: `20px`, `5%`, `0`. */
  marginTop?: string | null;
  marginBottom?: string | null;
  marginLeft?: string | null;
  marginRight?: string | null;
  backgroundColor?: string | null;
  backgroundMedia?: Media | null;
  backgroundMediaMode?: BackgroundMediaMode | null;
  cssClass?: string | null;
  visibility?: CmsVisibility | null;
}

/** A row of blocks. */
export interface CmsSection extends Partial<Entity> {
  id?: string;
  type: 'default' | 'sidebar' | (string & {});
  position: number;
  blocks: CmsBlock[];
  name?: string | null;
  pageId?: string;
  sizingMode?: 'boxed' | 'full_width' | (string & {}) | null;
  mobileBehavior?: 'wrap' | 'hidden' | (string & {}) | null;
  backgroundColor?: string | null;
  backgroundMedia?: Media | null;
  backgroundMediaMode?: BackgroundMediaMode | null;
  cssClass?: string | null;
  visibility?: CmsVisibility | null;
}

/** A page of sections, blocks and slots; sort each level by `position`. */
export interface CmsPage extends Entity<'cms_page'> {
  name?: string | null;
  translated?: { name?: string | null; customFields?: CustomFieldsOf<'cms_page'> };
  /** Sales-room pages have types that start with `presentation`. */
  type: string;
  entity?: string | null;
  sections: CmsSection[];
  cssClass?: string | null;
}
