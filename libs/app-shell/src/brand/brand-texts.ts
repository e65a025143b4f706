import { catalogueChain, type Locale, type MessageDifferences, type Messages, withMessageDifferences } from '@vitrine/i18n';
import type { Brand } from './brand.ts';

/** A brand's texts for a locale, those of the locales that it falls back to first. */
const ownTexts = ({ texts = {} }: Pick<Brand, 'texts'>, locale: Locale): MessageDifferences[] =>
  catalogueChain(locale)
    .toReversed()
    .flatMap(({ locale: code }) => (texts as Readonly<Record<string, MessageDifferences>>)[code] ?? []);

/**
 * Texts of the shop with the merchant's own in their places.
 * @param messages Of some areas; what the brand says of others is left out.
 */
export const withBrandTexts = (messages: Messages, brand: Pick<Brand, 'texts'>, locale: Locale): Messages =>
  ownTexts(brand, locale).reduce(withMessageDifferences, messages);
