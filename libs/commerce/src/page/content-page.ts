import type { CmsPageModel } from '@vitrine/cms-blocks';
import type { Breadcrumb } from '@vitrine/routing';
import type { Category, Product, PropertyGroup } from '@vitrine/store-api-client';
import type { NavigationItem } from '@vitrine/ui';
import { type Packed, unpack } from './packed.ts';

/** Texts of a page for its head. */
export interface PageTexts {
  name: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  keywords: string | null;
}

/** A resolved page of content: what it is about and its built layout. */
export interface ContentPage {
  routeName: 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';
  /** Id of the product, category or landing page. */
  id: string;
  /** The address without prefix that search engines should know, where it is not the page's own: of the variant that stands for a main product. */
  canonicalPath: string | null;
  texts: PageTexts;
  /** The page's own path in each other locale, by code and without prefix. */
  alternates: Partial<Record<string, string>>;
  /** Null where the merchant has assigned no layout. */
  page: CmsPageModel | null;
  breadcrumbs: Breadcrumb[];
  /** Of a category the entry of the main menu that it is below, with all its levels. */
  branch: NavigationItem | null;
  product: Product | null;
  configurator: PropertyGroup[];
  category: Category | null;
}

/** What of a page of content is large: it travels packed. */
type PageBody = Pick<ContentPage, 'page' | 'product' | 'configurator'>;

/** A page of content on its way to a browser. */
export interface PackedContentPage extends Omit<ContentPage, keyof PageBody> {
  body: Packed<PageBody>;
}

/** Gives a page of content back as it was built. */
export function unpackPage({ body, ...rest }: PackedContentPage): ContentPage {
  return { ...rest, ...unpack(body) };
}
