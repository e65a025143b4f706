import { useTranslate } from '@vitrine/i18n/react';
import type { PropertyGroup } from '@vitrine/store-api-client';
import { VisuallyHidden } from '@vitrine/ui';
import { optionName } from './product-facts.ts';

/** What a product is made of and can do: one row for each group of properties. */
export function ProductProperties({ properties }: { properties: readonly PropertyGroup[] }) {
  const t = useTranslate();
  if (properties.length === 0) return null;
  return (
    <table className="v-properties">
      <caption>
        <VisuallyHidden>{t('shop.product.properties')}</VisuallyHidden>
      </caption>
      <tbody>
        {properties.map(({ id, name, translated, options }) => (
          <tr key={id}>
            <th scope="row">{translated?.name ?? name}</th>
            <td>{(options ?? []).map(optionName).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
