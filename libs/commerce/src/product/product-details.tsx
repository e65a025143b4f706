import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Product } from '@vitrine/store-api-client';
import { Disclosure, Link } from '@vitrine/ui';
import { measureLabel, measuresOf } from './product-measures.ts';

/** Measures and units of a product, folded away: whoever needs them looks for them. */
export function ProductMeasures({ product }: { product: Product }) {
  const t = useTranslate();
  const format = useFormat();
  const measures = measuresOf(product, format);
  if (measures.length === 0) return null;
  return (
    <Disclosure title={t('shop.product.measures')}>
      <table className="v-properties" aria-label={t('shop.product.measures')}>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.id}>
              <th scope="row">{measureLabel(measure, t)}</th>
              <td>{measure.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

/** Who makes a product, with the way to all that they make. */
export function ProductManufacturer({ product }: { product: Pick<Product, 'manufacturer'> }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { manufacturer } = product;
  const name = manufacturer?.translated?.name ?? manufacturer?.name ?? '';
  if (!manufacturer?.id || name === '') return null;
  const search = new URLSearchParams({ search: name, manufacturer: manufacturer.id });
  return (
    <li>
      {t('shop.product.manufacturer')}: <Link href={`${localePath('/search')}?${search.toString()}`}>{name}</Link>
    </li>
  );
}
