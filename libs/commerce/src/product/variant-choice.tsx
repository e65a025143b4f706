import { useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { findVariant, isCancelledError, type Product, type PropertyGroup } from '@vitrine/store-api-client';
import { Link, RadioGroup } from '@vitrine/ui';
import { useState } from 'react';
import { useSoftNavigate } from '../shell/router-link.tsx';
import { useScreen } from '../shell/screen.tsx';
import { useBrowserStoreClient } from '../shell/store-client.tsx';

export interface VariantChoiceProps {
  product: Product;
  configurator: readonly PropertyGroup[];
  /** Opens the variant in place of its page, e.g. in a modal. */
  onVariant?: ((variantId: string) => void) | undefined;
}

const byPosition = <T extends { position?: number | null }>(a: T, b: T): number => (a.position ?? 0) - (b.position ?? 0);

/** The options of a product with variants. Choosing one opens the variant that it leads to. */
export function VariantChoice({ product, configurator, onVariant }: VariantChoiceProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigate = useSoftNavigate();
  const client = useBrowserStoreClient();
  const { notifications } = useScreen();
  const [pending, setPending] = useState<Record<string, string>>({});
  if (configurator.length === 0) return null;

  const chosen = Object.fromEntries(
    configurator.map((group) => [group.id, pending[group.id] ?? group.options?.find(({ id }) => product.optionIds?.includes(id))?.id ?? '']),
  );

  const choose = async (groupId: string, optionId: string): Promise<void> => {
    setPending({ [groupId]: optionId });
    try {
      const { variantId } = await findVariant(client(), product.parentId ?? product.id, { options: { ...chosen, [groupId]: optionId }, switchedGroup: groupId });
      if (onVariant) onVariant(variantId);
      else navigate(localePath(productPath({ id: variantId })));
    } catch (error) {
      if (!isCancelledError(error)) notifications.notify({ type: 'warning', message: t('shop.product.variantFailed') });
    } finally {
      setPending({});
    }
  };

  return (
    <div className="v-variant-choice">
      {[...configurator].sort(byPosition).map((group) => {
        const name = group.translated?.name ?? group.name ?? '';
        return (
          <RadioGroup
            key={group.id}
            label={name}
            appearance="swatches"
            orientation="horizontal"
            value={chosen[group.id] ?? null}
            onChange={(optionId) => void choose(group.id, optionId)}
            options={[...(group.options ?? [])].sort(byPosition).map((option) => ({
              value: option.id,
              label: (
                <span className="v-variant-choice__option">
                  {option.colorHexCode ? <span className="v-variant-choice__colour" style={{ backgroundColor: safeColour(option.colorHexCode) }} aria-hidden="true" /> : null}
                  {option.translated?.name ?? option.name}
                </span>
              ),
            }))}
          />
        );
      })}
      <noscript>
        <Link href={localePath(productPath({ id: product.parentId ?? product.id }))}>{t('shop.product.viewDetails')}</Link>
      </noscript>
    </div>
  );
}

/** A colour of six or three hexadecimal digits; anything else is no colour. */
const safeColour = (value: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : 'transparent');
