import { useQuery } from '@tanstack/react-query';
import { imageOf, useBrowserStoreClient } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { type CrossSelling, getCrossSellings, type Product } from '@vitrine/store-api-client';
import { Heading, Image, Link, Price } from '@vitrine/ui';
import { useCart } from '../cart/use-cart.ts';
import { AddToCart } from './add-to-cart.tsx';
import { availability, isSimple, productName } from './product-facts.ts';
import { listedPrice } from './product-price.ts';

/** The first product of the groups that can be bought and is not there already, one that a press puts in before others. */
export function bestMatch(groups: readonly CrossSelling[], isThere: (product: Product) => boolean): Product | undefined {
  const products = groups.flatMap((group) => group.products).filter((each) => availability(each) !== 'sold-out' && !isThere(each));
  return products.find(isSimple) ?? products[0];
}

/** One product that goes with another by the store's own cross-sellings; nothing where it has none. */
export function GoesWith({ product, isHeld }: { product: Product; isHeld: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  const { data: cart } = useCart();
  const { data: groups } = useQuery({
    queryKey: ['product', 'goes-with', product.id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => getCrossSellings(client(), product.id, {}, { signal }),
  });
  if (isHeld || groups === undefined) return null;
  const match = bestMatch(
    groups,
    ({ id, parentId }) =>
      id === product.id || (!!parentId && parentId === product.parentId) || !!cart?.lineItems.some((line) => line.referencedId === id),
  );
  if (match === undefined) return null;
  const name = productName(match);
  return (
    <section className="v-goes-with">
      <Heading level={3} className="v-goes-with__title">
        {t('shop.added.goesWith')}
      </Heading>
      <div className="v-goes-with__product">
        <Image className="v-added__image" source={imageOf(match.cover?.media, name) ?? null} alt="" ratio={1} sizes="96px" />
        <div className="v-added__text">
          <Link href={localePath(productPath(match))} variant="quiet">
            {name}
          </Link>
          <Price {...listedPrice(match, { t, format })} size="sm" />
          {isSimple(match) ? <AddToCart product={match} isCompact /> : null}
        </div>
      </div>
    </section>
  );
}
