import type { CategoryModel, CmsSlotModel, SlotConfig } from '../catalogue/assortment-model.ts';
import type { LocaleCode } from '../catalogue/market-model.ts';

/** A slot's configuration in the language of the answer. */
export interface LocalizedConfig {
  /** In exactly this language; `null` where only the default language has one. */
  raw: SlotConfig | null;
  full: SlotConfig | null;
}

export function localizedConfig(slot: CmsSlotModel, locale: LocaleCode, category: CategoryModel | null): LocalizedConfig {
  const override = category?.slotConfig?.[slot.id];
  const translation = slot.translations?.[locale];
  const hasOwn = locale === 'en-US' || translation !== undefined;
  const base =
    slot.config === null && translation === undefined && override === undefined ? null : { ...slot.config, ...translation, ...override };
  return { raw: hasOwn ? base : null, full: base };
}

/** The static text of a configuration value. */
export function staticValue(config: SlotConfig | null, name: string): unknown {
  return config?.[name]?.value;
}

export function textValue(config: SlotConfig | null, name: string): string | null {
  const value = staticValue(config, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
