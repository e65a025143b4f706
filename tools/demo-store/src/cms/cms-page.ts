import type { CmsBlockModel, CmsPageModel, CmsSectionModel, CmsSlotModel, SlotConfig } from '../catalogue/assortment-model.ts';
import { mediaId } from '../catalogue/id.ts';
import { type Entity, LIVE_VERSION, stamps } from '../entities/entity.ts';
import { findMedia } from '../entities/media.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { CmsSubject } from './mapping.ts';
import { localizedConfig } from './slot-config.ts';
import { slotData } from './slot-data.ts';

/** A layout with every slot resolved for its subject. `slotIds` keeps only these slots' blocks. */
function cmsPageEntity(ctx: ShopContext, page: CmsPageModel, subject: CmsSubject, slotIds: string[] | null = null): Entity {
  return {
    versionId: LIVE_VERSION,
    translated: { name: ctx.full(page.name), customFields: {} },
    ...stamps(),
    name: ctx.raw(page.name),
    type: page.type,
    entity: null,
    sections: page.sections.map((section, position) => sectionEntity(ctx, page, section, position, subject, slotIds)),
    translations: null,
    cssClass: page.cssClass ?? null,
    config: null,
    previewMediaId: null,
    previewMedia: null,
    landingPages: null,
    customFields: null,
    id: page.id,
    apiAlias: 'cms_page',
  };
}

/** Sections and blocks come without an id, as from the real server. */
function sectionEntity(
  ctx: ShopContext,
  page: CmsPageModel,
  section: CmsSectionModel,
  position: number,
  subject: CmsSubject,
  slotIds: string[] | null,
): Entity {
  const backgroundMediaId = section.backgroundMediaKey === undefined ? null : mediaId(section.backgroundMediaKey);
  const blocks = section.blocks
    .map((block, index) => ({ block, index }))
    .filter(({ block }) => slotIds === null || block.slots.some((slot) => slotIds.includes(slot.id)));
  return {
    translated: [],
    ...stamps(),
    type: section.type,
    blocks: blocks.map(({ block, index }) => blockEntity(ctx, section, block, index, subject)),
    pageId: page.id,
    page: null,
    position,
    name: section.name ?? null,
    sizingMode: section.sizingMode ?? 'boxed',
    mobileBehavior: section.mobileBehavior ?? 'wrap',
    backgroundColor: section.backgroundColor ?? null,
    backgroundMediaId,
    backgroundMedia: findMedia(ctx, backgroundMediaId),
    backgroundMediaMode: section.backgroundMediaMode ?? null,
    cssClass: section.cssClass ?? null,
    cmsPageVersionId: LIVE_VERSION,
    visibility: section.visibility ?? null,
    customFields: null,
    apiAlias: 'cms_section',
  };
}

function blockEntity(ctx: ShopContext, section: CmsSectionModel, block: CmsBlockModel, position: number, subject: CmsSubject): Entity {
  const backgroundMediaId = block.backgroundMediaKey === undefined ? null : mediaId(block.backgroundMediaKey);
  return {
    versionId: LIVE_VERSION,
    translated: [],
    ...stamps(),
    type: block.type,
    slots: [...block.slots].sort((a, b) => a.slot.localeCompare(b.slot)).map((slot) => slotEntity(ctx, block, slot, subject)),
    sectionId: section.id,
    position,
    name: block.name ?? null,
    sectionPosition: block.sectionPosition ?? 'main',
    marginTop: block.marginTop ?? null,
    marginBottom: block.marginBottom ?? null,
    marginLeft: block.marginLeft ?? null,
    marginRight: block.marginRight ?? null,
    backgroundColor: block.backgroundColor ?? null,
    backgroundMediaId,
    backgroundMedia: findMedia(ctx, backgroundMediaId),
    backgroundMediaMode: block.backgroundMediaMode ?? null,
    cssClass: block.cssClass ?? null,
    cmsSectionVersionId: LIVE_VERSION,
    visibility: block.visibility ?? null,
    customFields: null,
    apiAlias: 'cms_block',
  };
}

/** On product pages the `product` field is mapped to the product that is shown. */
function fieldConfig(config: SlotConfig | null, subject: CmsSubject): Entity[] {
  return Object.entries(config ?? {}).map(([name, field]) => {
    const own = name === 'product' && subject.product && (field.source === 'mapped' || field.value === null);
    return {
      name,
      source: own ? 'mapped' : field.source,
      value: own ? subject.product?.id : field.value,
      apiAlias: 'cms_data_resolver_field_config',
    };
  });
}

function slotEntity(ctx: ShopContext, block: CmsBlockModel, slot: CmsSlotModel, subject: CmsSubject): Entity {
  const { raw, full } = localizedConfig(slot, ctx.locale, subject.category);
  return {
    versionId: LIVE_VERSION,
    translated: { config: full, customFields: {} },
    ...stamps(),
    type: slot.type,
    slot: slot.slot,
    block: null,
    blockId: block.id,
    config: raw,
    fieldConfig: fieldConfig(full, subject),
    translations: null,
    data: slotData(ctx, slot, full, subject),
    locked: false,
    cmsBlockVersionId: LIVE_VERSION,
    customFields: null,
    id: slot.id,
    apiAlias: 'cms_slot',
  };
}

/** The layout of an id, resolved; `null` when there is none. */
export function findCmsPage(
  ctx: ShopContext,
  id: string | undefined,
  subject: Partial<CmsSubject> & Pick<CmsSubject, 'parameters'>,
  slotIds: string[] | null = null,
): Entity | null {
  const page = ctx.index.cmsPages.get(id ?? '');
  if (!page) return null;
  return cmsPageEntity(ctx, page, { category: null, landingPage: null, product: null, productParts: {}, ...subject }, slotIds);
}
