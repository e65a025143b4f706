import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { ProductListing } from '@vitrine/store-api-client';
import { Button, Chip, EmptyState, Link, Pagination, ProductGrid, type ProductCardProps, SelectField } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../shell/use-hydrated.ts';
import { ProductCardView } from '../product/product-card-view.tsx';
import { filterChoices, totalPages } from './listing-facts.ts';
import { hasFilters } from './listing-params.ts';
import { useListing } from './use-listing.ts';

export interface ListingViewProps {
  listing: ProductListing;
  boxLayout?: ProductCardProps['layout'];
  showSorting?: boolean | undefined;
  sizes?: string | undefined;
  /** Its first pictures are on the first screen. Default true. */
  isPriority?: boolean | undefined;
  /** Filters above the products, where nothing else on the page shows them. */
  filters?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
}

const nameOf = (entity: { translated?: { name?: string | null }; name?: string | null }): string => entity.translated?.name ?? entity.name ?? '';

/** A listing: what is filtered, sorting, products, pages. Its state is in the address, so that it works without scripts too. */
export function ListingView({ listing, boxLayout, showSorting = true, sizes, isPriority = true, filters, headingLevel = 2 }: ListingViewProps) {
  const t = useTranslate();
  const { state, hrefOf, isLoading } = useListing();
  const pages = totalPages(listing);
  return (
    <section className="v-listing" aria-label={t('shop.listing.label')} aria-busy={isLoading}>
      {filters}
      <div className="v-listing__bar">
        <p className="v-listing__count" role="status">
          {t('shop.listing.count', { count: listing.total })}
        </p>
        {showSorting ? <Sorting listing={listing} /> : null}
      </div>
      <ActiveFilters listing={listing} />
      {listing.elements.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('shop.listing.emptyTitle')}
          headingLevel={headingLevel}
          actions={
            hasFilters(state) || state.page > 1 ? (
              <Link href={hrefOf({ manufacturer: [], properties: [], minPrice: null, maxPrice: null, rating: null, isShippingFree: false, page: 1 })} variant="button-secondary">
                {t('shop.listing.resetFilters')}
              </Link>
            ) : undefined
          }
        >
          <p>{t('shop.listing.emptyText')}</p>
        </EmptyState>
      ) : (
        <ProductGrid label={t('shop.listing.label')}>
          {listing.elements.map((product, index) => (
            <ProductCardView key={product.id} product={product} layout={boxLayout} isPriority={isPriority && index < 3} sizes={sizes ?? '(min-width: 1280px) 22vw, (min-width: 768px) 33vw, 50vw'} headingLevel={headingLevel} />
          ))}
        </ProductGrid>
      )}
      {pages > 1 ? (
        <Pagination
          label={t('common.pagination.label')}
          page={listing.page}
          totalPages={pages}
          hrefOf={(page) => hrefOf({ page })}
          labels={{ previous: t('common.pagination.previous'), next: t('common.pagination.next'), page: (page) => t('common.pagination.page', { page }) }}
        />
      ) : null}
    </section>
  );
}

function Sorting({ listing }: { listing: ProductListing }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const { state, search, change } = useListing();
  const sortings = listing.availableSortings ?? [];
  if (sortings.length < 2) return null;
  const hidden: Record<string, string> = {
    ...(search === null ? {} : { search }),
    ...(state.manufacturer.length > 0 ? { manufacturer: state.manufacturer.join('|') } : {}),
    ...(state.properties.length > 0 ? { properties: state.properties.join('|') } : {}),
    ...(state.minPrice === null ? {} : { 'min-price': String(state.minPrice) }),
    ...(state.maxPrice === null ? {} : { 'max-price': String(state.maxPrice) }),
    ...(state.rating === null ? {} : { rating: String(state.rating) }),
    ...(state.isShippingFree ? { 'shipping-free': '1' } : {}),
  };
  return (
    <form method="get" action={pathname} className="v-listing__sorting">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={t('shop.listing.sorting')}
        name="order"
        size="sm"
        value={state.order ?? listing.sorting ?? ''}
        onChange={(order) => change({ order })}
        options={sortings.map(({ key, label, translated }) => ({ value: key, label: translated?.label ?? label ?? key }))}
      />
      {isHydrated ? null : (
        <Button type="submit" size="sm" variant="secondary">
          {t('common.action.apply')}
        </Button>
      )}
    </form>
  );
}

/** What is filtered now, each with a link that takes it away. */
function ActiveFilters({ listing }: { listing: ProductListing }) {
  const t = useTranslate();
  const format = useFormat();
  const { state, hrefOf } = useListing();
  if (!hasFilters(state)) return null;
  const choices = filterChoices(listing.aggregations);
  const options = choices.properties.flatMap((group) => (group.options ?? []).map((option) => ({ ...option, groupName: nameOf(group) })));
  const chips = [
    ...state.manufacturer.flatMap((id) => {
      const manufacturer = choices.manufacturers.find((entry) => entry.id === id);
      return manufacturer ? [{ key: id, label: nameOf(manufacturer), href: hrefOf({ manufacturer: state.manufacturer.filter((other) => other !== id) }) }] : [];
    }),
    ...state.properties.flatMap((id) => {
      const option = options.find((entry) => entry.id === id);
      return option ? [{ key: id, label: `${option.groupName}: ${nameOf(option)}`, href: hrefOf({ properties: state.properties.filter((other) => other !== id) }) }] : [];
    }),
    ...(state.minPrice !== null || state.maxPrice !== null
      ? [{ key: 'price', label: state.minPrice === null ? t('shop.listing.priceUpTo', { max: format.price(state.maxPrice ?? 0) }) : state.maxPrice === null ? t('shop.listing.priceFrom', { min: format.price(state.minPrice) }) : t('shop.listing.priceRange', { min: format.price(state.minPrice), max: format.price(state.maxPrice) }), href: hrefOf({ minPrice: null, maxPrice: null }) }]
      : []),
    ...(state.rating === null ? [] : [{ key: 'rating', label: t('shop.listing.ratingAtLeast', { count: state.rating }), href: hrefOf({ rating: null }) }]),
    ...(state.isShippingFree ? [{ key: 'shipping-free', label: t('shop.product.shippingFree'), href: hrefOf({ isShippingFree: false }) }] : []),
  ];
  return (
    <ul className="v-listing__active" aria-label={t('shop.listing.activeFilters')}>
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <Chip removeHref={href} removeLabel={t('shop.listing.removeFilter', { label })}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
