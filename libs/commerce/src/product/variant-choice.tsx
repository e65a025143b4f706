import { useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Product, PropertyGroup, PropertyGroupOption } from '@vitrine/store-api-client';
import { Link, RadioGroup, VisuallyHidden } from '@vitrine/ui';
import { optionName } from './product-facts.ts';
import { useUnavailableOptions } from './use-unavailable-options.ts';
import { useVariantChoice } from './use-variant-choice.ts';

export interface VariantChoiceProps {
  product: Product;
  configurator: readonly PropertyGroup[];
  /** Opens the variant in place of its page, e.g. in a modal. */
  onVariant?: ((variantId: string) => void) | undefined;
}

const byPosition = <T extends { position?: number | null }>(a: T, b: T): number => (a.position ?? 0) - (b.position ?? 0);

/** The options of a product with variants. Choosing one opens the variant that it leads to; one that leads to nothing says so. */
export function VariantChoice({ product, configurator, onVariant }: VariantChoiceProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { chosen, choose } = useVariantChoice(product, configurator, onVariant);
  const unavailable = useUnavailableOptions(product, configurator, chosen);
  if (configurator.length === 0) return null;
  return (
    <div className="v-variant-choice">
      {[...configurator].sort(byPosition).map((group) => (
        <RadioGroup
          key={group.id}
          label={group.translated?.name ?? group.name ?? ''}
          appearance="swatches"
          orientation="horizontal"
          value={chosen[group.id] ?? null}
          onChange={(optionId) => choose(group.id, optionId)}
          options={[...(group.options ?? [])]
            .sort(byPosition)
            .map((option) => ({ value: option.id, label: <OptionLabel option={option} isUnavailable={unavailable.has(option.id)} /> }))}
        />
      ))}
      <noscript>
        <Link href={localePath(productPath({ id: product.parentId ?? product.id }))}>{t('shop.product.viewDetails')}</Link>
      </noscript>
    </div>
  );
}

function OptionLabel({ option, isUnavailable }: { option: PropertyGroupOption; isUnavailable: boolean }) {
  const t = useTranslate();
  return (
    <span className={isUnavailable ? 'v-variant-choice__option v-variant-choice__option--unavailable' : 'v-variant-choice__option'}>
      {option.colorHexCode ? (
        <span className="v-variant-choice__color" style={{ backgroundColor: safeColor(option.colorHexCode) }} aria-hidden="true" />
      ) : null}
      {optionName(option)}
      {isUnavailable ? <VisuallyHidden> ({t('shop.product.optionUnavailable')})</VisuallyHidden> : null}
    </span>
  );
}

/** A color of six or three hexadecimal digits; anything else is no color. */
const safeColor = (value: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : 'transparent');
