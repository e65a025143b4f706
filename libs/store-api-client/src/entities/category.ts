import type { CmsPage } from './cms.ts';
import type { Entity } from './entity.ts';
import type { Media } from './media.ts';
import type { SeoUrl } from './seo-url.ts';
import type { CustomFieldsOf } from './store-types.ts';

/** Texts and links of a category in the session's language. */
export interface TranslatedCategory {
  name?: string | null;
  /** Names from the root to the category. */
  breadcrumb?: string[];
  description?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  keywords?: string | null;
  linkType?: string | null;
  externalLink?: string | null;
  internalLink?: string | null;
  linkNewTab?: boolean | null;
  customFields?: CustomFieldsOf<'category'>;
}

/** A category, which is also an entry of the navigation. */
export interface Category extends Entity<'category'> {
  type: 'page' | 'link' | 'folder' | (string & {});
  name?: string | null;
  translated: TranslatedCategory;
  parentId?: string | null;
  level?: number;
  path?: string | null;
  active?: boolean;
  visible?: boolean;
  /** Names from the root to the category. */
  breadcrumb?: string[];
  childCount?: number;
  /** Counts the loaded children. */
  visibleChildCount?: number;
  /** Loaded only by a navigation that builds the tree. */
  children?: Category[] | null;
  linkType?: 'category' | 'product' | 'landing_page' | 'external' | (string & {}) | null;
  externalLink?: string | null;
  internalLink?: string | null;
  linkNewTab?: boolean | null;
  description?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  keywords?: string | null;
  media?: Media | null;
  seoUrls?: SeoUrl[] | null;
  cmsPageId?: string | null;
  cmsPage?: CmsPage | null;
}

/** A page of content beside the category tree. */
export interface LandingPage extends Entity<'landing_page'> {
  active?: boolean;
  name?: string | null;
  translated?: {
    name?: string | null;
    metaTitle?: string | null;
    metaDescription?: string | null;
    keywords?: string | null;
    customFields?: CustomFieldsOf<'landing_page'>;
  };
  metaTitle?: string | null;
  metaDescription?: string | null;
  keywords?: string | null;
  url?: string | null;
  seoUrls?: SeoUrl[] | null;
  cmsPageId?: string | null;
  cmsPage?: CmsPage | null;
}

/** A step of the way to a page. */
export interface Breadcrumb {
  name: string;
  categoryId: string;
  type?: string;
  translated?: TranslatedCategory;
  path?: string;
  seoUrls?: SeoUrl[] | null;
}
