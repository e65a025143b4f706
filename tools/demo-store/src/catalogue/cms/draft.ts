import type {
  CmsBlockModel,
  CmsPageModel,
  CmsPageType,
  CmsSectionModel,
  CmsSlotModel,
  SlotConfig,
  SlotConfigValue,
} from '../assortment-model.ts';
import { idOf } from '../id.ts';
import type { LocaleCode, LocalizedText } from '../market-model.ts';

/** A text in all languages. */
export type Text = Required<LocalizedText>;

/** A slot before its page gives it an id. */
export type SlotDraft = Omit<CmsSlotModel, 'id'>;
export type BlockDraft = Omit<CmsBlockModel, 'id' | 'slots'> & { readonly slots: readonly SlotDraft[] };
export type SectionDraft = Omit<CmsSectionModel, 'id' | 'blocks'> & { readonly blocks: readonly BlockDraft[] };

/** A configuration value that is what it says. */
export function fixed(value: unknown): SlotConfigValue {
  return { source: 'static', value };
}

/** A configuration value that is read from what the page is shown for. */
export function mapped(path: string): SlotConfigValue {
  return { source: 'mapped', value: path };
}

/** Spreads texts over a slot: American English as the base, the others as translations. */
export function translated(texts: Readonly<Record<string, Text>>): {
  base: SlotConfig;
  translations: Partial<Record<LocaleCode, SlotConfig>>;
} {
  const pick = (code: LocaleCode): SlotConfig => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fixed(text[code])]));
  return { base: pick('en-US'), translations: { 'en-GB': pick('en-GB'), 'de-DE': pick('de-DE') } };
}

/** Gives a page and everything on it their ids, which depend on the page's key and the places on it. */
export function page(key: string, type: CmsPageType, name: Text, sections: readonly SectionDraft[], cssClass?: string): CmsPageModel {
  const id = (place: string): string => idOf(`cms:${key}${place}`);
  return {
    id: cmsPageId(key),
    type,
    name,
    ...(cssClass === undefined ? {} : { cssClass }),
    sections: sections.map((section, s) => ({
      ...section,
      id: id(`/${s}`),
      blocks: section.blocks.map((block, b) => ({
        ...block,
        id: id(`/${s}/${b}`),
        slots: block.slots.map((slot) => ({ ...slot, id: id(`/${s}/${b}/${slot.slot}`) })),
      })),
    })),
  };
}

/** The id of a CMS page. */
export function cmsPageId(key: string): string {
  return idOf(`cms-page:${key}`);
}

/** A section of the usual width. */
export function boxed(blocks: readonly BlockDraft[], options: Partial<SectionDraft> = {}): SectionDraft {
  return { type: 'default', sizingMode: 'boxed', mobileBehavior: 'wrap', ...options, blocks };
}

/** A section from edge to edge. */
export function wide(blocks: readonly BlockDraft[], options: Partial<SectionDraft> = {}): SectionDraft {
  return { type: 'default', sizingMode: 'full_width', mobileBehavior: 'wrap', ...options, blocks };
}

/** A block with room above and below it. */
export function block(type: string, slots: readonly SlotDraft[], options: Partial<BlockDraft> = {}): BlockDraft {
  return { type, sectionPosition: 'main', marginTop: '20px', marginBottom: '20px', ...options, slots };
}
