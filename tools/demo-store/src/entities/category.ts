import type { CategoryModel, LandingPageModel } from '../catalogue/assortment-model.ts';
import { mediaId } from '../catalogue/id.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { SeoUrlRecord } from '../store/seo-urls.ts';
import { customFields, type Entity, LIVE_VERSION, searchExtension, stamps } from './entity.ts';
import { findMedia } from './media.ts';

export function seoUrlEntity(ctx: ShopContext, record: SeoUrlRecord): Entity {
  return {
    translated: [],
    ...stamps(),
    salesChannelId: ctx.index.catalogue.salesChannel.id,
    languageId: record.languageId,
    routeName: record.routeName,
    foreignKey: record.foreignKey,
    pathInfo: record.pathInfo,
    seoPathInfo: record.seoPathInfo,
    isCanonical: record.isCanonical,
    isModified: false,
    isDeleted: false,
    url: null,
    error: null,
    customFields: null,
    id: record.id,
    apiAlias: 'seo_url',
  };
}

export function seoUrlsOf(ctx: ShopContext, foreignKey: string): Entity[] {
  return ctx.index.seoUrls.of(ctx.language.id, foreignKey).map((record) => seoUrlEntity(ctx, record));
}

export interface CategoryParts {
  /** `undefined`: `null`, as in flat lists. */
  children?: Entity[];
  /** Shown children within the depth that was asked for; 0 outside of navigations. */
  visibleChildCount?: number;
  cmsPage?: Entity | null;
  /** Layout of the home page instead of the category's own. */
  cmsPageId?: string;
  media?: boolean;
  seoUrls?: boolean;
  search?: boolean;
  parent?: Entity | null;
}

const LINK_TYPES = { external: 'external', category: 'category', product: 'product', landing_page: 'landing_page' } as const;

export function categoryEntity(ctx: ShopContext, category: CategoryModel, parts: CategoryParts = {}): Entity {
  const { index } = ctx;
  const chain = index.ancestry(category.id);
  const breadcrumb = chain.map((entry) => ctx.full(entry.name));
  const siblings = index.children.get(category.parentId) ?? [];
  const previous = siblings[siblings.indexOf(category) - 1];
  const { link } = category;
  const internalLink = link && link.type !== 'external' ? link.targetId : null;
  const linkFields = {
    linkType: link ? LINK_TYPES[link.type] : null,
    internalLink,
    externalLink: link?.type === 'external' ? ctx.full(link.url) : null,
    linkNewTab: link ? (link.newTab ?? false) : null,
  };
  const withSeoUrls = (parts.seoUrls ?? ctx.includeSeoUrls) && category.type === 'page';
  return {
    ...(parts.search ? { extensions: searchExtension({ autoIncrement: index.catalogue.categories.indexOf(category) + 1 }) } : {}),
    versionId: LIVE_VERSION,
    translated: {
      breadcrumb,
      name: ctx.full(category.name),
      customFields: customFields(ctx, category.customFields),
      slotConfig: null,
      ...linkFields,
      description: ctx.full(category.description),
      metaTitle: ctx.full(category.metaTitle),
      metaDescription: ctx.full(category.metaDescription),
      keywords: null,
    },
    ...stamps(),
    afterCategoryId: previous?.id ?? null,
    parentId: category.parentId,
    mediaId: category.mediaKey === undefined ? null : mediaId(category.mediaKey),
    name: ctx.raw(category.name),
    breadcrumb,
    path:
      chain.length > 1
        ? `|${chain
            .slice(0, -1)
            .map((entry) => entry.id)
            .join('|')}|`
        : null,
    level: chain.length,
    active: category.active,
    childCount: (index.children.get(category.id) ?? []).length,
    visibleChildCount: parts.visibleChildCount ?? 0,
    displayNestedProducts: true,
    parent: parts.parent ?? null,
    children: parts.children ?? null,
    translations: null,
    media: parts.media && category.mediaKey !== undefined ? findMedia(ctx, mediaId(category.mediaKey)) : null,
    tags: null,
    cmsPageId: parts.cmsPageId ?? category.cmsPageId ?? null,
    cmsPageIdSwitched: parts.cmsPageId !== undefined && parts.cmsPageId !== category.cmsPageId,
    cmsPage: parts.cmsPage ?? null,
    ...linkFields,
    externalLink: link?.type === 'external' ? ctx.raw(link.url) : null,
    visible: category.visible,
    type: category.type,
    productAssignmentType: category.productStreamId === undefined ? 'product' : 'product_stream',
    description: ctx.raw(category.description),
    metaTitle: ctx.raw(category.metaTitle),
    metaDescription: ctx.raw(category.metaDescription),
    keywords: null,
    seoUrls: withSeoUrls ? seoUrlsOf(ctx, category.id) : null,
    customEntityTypeId: null,
    customFields: category.customFields ? customFields(ctx, category.customFields) : null,
    id: category.id,
    apiAlias: 'category',
  };
}

export function landingPageEntity(ctx: ShopContext, landingPage: LandingPageModel, cmsPage: Entity | null, withSeoUrls = false): Entity {
  return {
    versionId: LIVE_VERSION,
    translated: {
      name: ctx.full(landingPage.name),
      customFields: {},
      slotConfig: null,
      metaTitle: ctx.full(landingPage.metaTitle),
      metaDescription: ctx.full(landingPage.metaDescription),
      keywords: null,
      url: ctx.full(landingPage.seoPath),
    },
    ...stamps(),
    active: landingPage.active,
    translations: null,
    cmsPageId: landingPage.cmsPageId,
    cmsPageVersionId: LIVE_VERSION,
    cmsPage,
    name: ctx.raw(landingPage.name),
    metaTitle: ctx.raw(landingPage.metaTitle),
    metaDescription: ctx.raw(landingPage.metaDescription),
    keywords: null,
    url: ctx.raw(landingPage.seoPath),
    slotConfig: null,
    seoUrls: withSeoUrls ? seoUrlsOf(ctx, landingPage.id) : null,
    customFields: null,
    id: landingPage.id,
    apiAlias: 'landing_page',
  };
}
