import type { ManufacturerModel, PropertyGroupModel, PropertyOptionModel } from '../catalogue/assortment-model.ts';
import { mediaId } from '../catalogue/id.ts';
import type { ShopContext } from '../server/shop-context.ts';
import { type Entity, LIVE_VERSION, stamps } from './entity.ts';
import { findMedia } from './media.ts';

export interface OptionParts {
  group?: boolean;
  media?: boolean;
}

export function optionEntity(ctx: ShopContext, group: PropertyGroupModel, option: PropertyOptionModel, parts: OptionParts = {}): Entity {
  return {
    translated: { name: ctx.full(option.name), position: option.position, customFields: {} },
    ...stamps(),
    groupId: group.id,
    name: ctx.raw(option.name),
    position: option.position,
    colorHexCode: option.colorHex ?? null,
    mediaId: option.mediaKey === undefined ? null : mediaId(option.mediaKey),
    group: parts.group ? groupEntity(ctx, group, null) : null,
    media: parts.media && option.mediaKey !== undefined ? findMedia(ctx, mediaId(option.mediaKey)) : null,
    customFields: null,
    id: option.id,
    apiAlias: 'property_group_option',
  };
}

export function groupEntity(ctx: ShopContext, group: PropertyGroupModel, options: Entity[] | null): Entity {
  return {
    translated: { name: ctx.full(group.name), description: null, position: group.position, customFields: {} },
    ...stamps(),
    name: ctx.raw(group.name),
    displayType: group.displayType,
    sortingType: group.sortingType,
    description: null,
    position: group.position,
    filterable: group.filterable,
    visibleOnProductDetailPage: true,
    options,
    customFields: null,
    id: group.id,
    apiAlias: 'property_group',
  };
}

const collators = new Map<string, Intl.Collator>();

/** Making one takes longer than all its comparisons. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Options as the group wants them: by position, or by name. */
export function sortOptions(ctx: ShopContext, group: PropertyGroupModel, options: PropertyOptionModel[]): PropertyOptionModel[] {
  const collator = collatorOf(ctx.locale);
  const byName = (a: PropertyOptionModel, b: PropertyOptionModel): number => collator.compare(ctx.full(a.name), ctx.full(b.name));
  return [...options].sort((a, b) => (group.sortingType === 'position' ? a.position - b.position || byName(a, b) : byName(a, b)));
}

export function manufacturerEntity(ctx: ShopContext, manufacturer: ManufacturerModel, withMedia = false): Entity {
  return {
    versionId: LIVE_VERSION,
    translated: { name: ctx.full(manufacturer.name), description: ctx.full(manufacturer.description), customFields: {} },
    ...stamps(),
    mediaId: manufacturer.mediaKey === undefined ? null : mediaId(manufacturer.mediaKey),
    name: ctx.raw(manufacturer.name),
    link: manufacturer.link ?? null,
    description: ctx.raw(manufacturer.description),
    media: withMedia && manufacturer.mediaKey !== undefined ? findMedia(ctx, mediaId(manufacturer.mediaKey)) : null,
    translations: null,
    customFields: null,
    id: manufacturer.id,
    apiAlias: 'product_manufacturer',
  };
}
