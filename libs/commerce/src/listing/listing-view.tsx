import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { ProductListing } from '@vitrine/store-api-client';
import { Button, Chip, Disclosure, EmptyState, Link, Pagination, type ProductCardProps, ProductGrid, SelectField } from '@vitrine/ui';
import { eventProduct } from '../events/event-facts.ts';
import { useViewEvent } from '../events/use-view-event.ts';
import { ProductCardView } from '../product/product-card-view.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { filterChoices, hasChoices, totalPages } from './listing-facts.ts';
import { ListingFilters } from './listing-filters.tsx';
import { hasFilters, NO_FILTERS } from './listing-params.ts';
import { useListing } from './use-listing.ts';

export interface ListingViewProps {
  listing: ProductListing;
  boxLayout?: ProductCardProps['layout'];
  showSorting?: boolean | undefined;
  sizes?: string | undefined;
  /** Its first pictures are on the first screen. Default true. */
  isPriority?: boolean | undefined;
  /** What the merchant lets filter by. Left out: everything that there is data for. */
  filters?: readonly string[] | undefined;
  propertyWhitelist?: readonly string[] | undefined;
  /** Wide screens have the filters above the products: nothing else on the page shows them. */
  showFilters?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
}

/**
 * Width of a card's picture: two columns on a narrow screen; as many as fit on a wide one, of which none is wider than this. Nobody sees more
 * than two dots for each point in a picture of this size, but everybody pays for three.
 */
const CARD_SIZES = '(min-width: 840px) 21rem, (min-resolution: 2.5dppx) 31vw, 47vw';

const nameOf = (entity: { translated?: { name?: string | null }; name?: string | null }): string =>
  entity.translated?.name ?? entity.name ?? '';

/** A listing: what is filtered, sorting, products, pages. Its state is in the address, so that it works without scripts too. */
export function ListingView({
  listing,
  boxLayout,
  showSorting = true,
  sizes = CARD_SIZES,
  isPriority = true,
  filters,
  propertyWhitelist,
  showFilters = false,
  headingLevel = 2,
}: ListingViewProps) {
  const t = useTranslate();
  const { state, hrefOf, isLoading } = useListing();
  const { session } = useShell();
  const pages = totalPages(listing);
  useViewEvent(listing.elements.map(({ id }) => id).join(), () => ({
    name: 'list.viewed',
    list: listing.currentFilters?.search ? 'search' : 'category',
    page: listing.page ?? 1,
    total: listing.total,
    products: listing.elements.map((product) => eventProduct(product, session.currencyIsoCode)),
  }));
  /** What is chosen may be why there is nothing. */
  const isNarrowed = hasFilters(state) || state.page > 1;
  const section = useRef<HTMLElement>(null);
  const shownPage = useRef(listing.page);
  useEffect(() => {
    if (shownPage.current === listing.page) return;
    shownPage.current = listing.page;
    // A filter beside the listing or in its sheet keeps the keyboard.
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && section.current?.contains(activeElement) !== true) return;
    // Who turns the page wants the next products, not the top of the category.
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    section.current?.focus({ preventScroll: true });
  }, [listing.page]);
  return (
    <section ref={section} tabIndex={-1} className="v-listing" aria-label={t('shop.listing.label')} aria-busy={isLoading}>
      {showFilters && (isNarrowed || hasChoices(filterChoices(listing.aggregations, { filters, propertyWhitelist }))) ? (
        <Disclosure className="v-listing__filters" title={t('shop.listing.filters')} variant="card">
          <ListingFilters listing={listing} filters={filters} propertyWhitelist={propertyWhitelist} />
        </Disclosure>
      ) : null}
      <FilterSheet listing={listing} filters={filters} propertyWhitelist={propertyWhitelist} />
      <div className="v-listing__bar">
        <p className="v-listing__count" role="status">
          {t('shop.listing.count', { count: listing.total })}
        </p>
        {showSorting ? <Sorting listing={listing} /> : null}
      </div>
      <ActiveFilters listing={listing} />
      {listing.elements.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? 'search' : 'package'}
          title={t(isNarrowed ? 'shop.listing.emptyTitle' : 'common.error.cms.products')}
          headingLevel={headingLevel}
          actions={
            isNarrowed ? (
              <Link href={hrefOf(NO_FILTERS)} variant="button-secondary">
                {t('shop.listing.resetFilters')}
              </Link>
            ) : undefined
          }
        >
          <p>{t(isNarrowed ? 'shop.listing.emptyText' : 'shop.listing.noProductsText')}</p>
        </EmptyState>
      ) : (
        <ProductGrid label={t('shop.listing.label')}>
          {listing.elements.map((product, index) => (
            <ProductCardView
              key={product.id}
              product={product}
              layout={boxLayout}
              isPriority={isPriority && index < 3}
              sizes={sizes}
              headingLevel={headingLevel}
            />
          ))}
        </ProductGrid>
      )}
      {pages > 1 ? (
        <Pagination
          label={t('common.pagination.label')}
          page={listing.page}
          totalPages={pages}
          hrefOf={(page) => hrefOf({ page })}
          labels={{
            previous: t('common.pagination.previous'),
            next: t('common.pagination.next'),
            page: (page) => t('common.pagination.page', { page }),
          }}
        />
      ) : null}
    </section>
  );
}

function Sorting({ listing }: { listing: ProductListing }) {
  const t = useTranslate();
  const { pathname } = useLocation();
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
      <noscript>
        <Button type="submit" size="sm" variant="secondary">
          {t('common.action.apply')}
        </Button>
      </noscript>
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
      return manufacturer
        ? [{ key: id, label: nameOf(manufacturer), href: hrefOf({ manufacturer: state.manufacturer.filter((other) => other !== id) }) }]
        : [];
    }),
    ...state.properties.flatMap((id) => {
      const option = options.find((entry) => entry.id === id);
      return option
        ? [
            {
              key: id,
              label: `${option.groupName}: ${nameOf(option)}`,
              href: hrefOf({ properties: state.properties.filter((other) => other !== id) }),
            },
          ]
        : [];
    }),
    ...(state.minPrice !== null || state.maxPrice !== null
      ? [
          {
            key: 'price',
            label:
              state.minPrice === null
                ? t('shop.listing.priceUpTo', { max: format.price(state.maxPrice ?? 0) })
                : state.maxPrice === null
                  ? t('shop.listing.priceFrom', { min: format.price(state.minPrice) })
                  : t('shop.listing.priceRange', { min: format.price(state.minPrice), max: format.price(state.maxPrice) }),
            href: hrefOf({ minPrice: null, maxPrice: null }),
          },
        ]
      : []),
    ...(state.rating === null
      ? []
      : [{ key: 'rating', label: t('shop.listing.ratingAtLeast', { count: state.rating }), href: hrefOf({ rating: null }) }]),
    ...(state.isShippingFree
      ? [{ key: 'shipping-free', label: t('shop.product.shippingFree'), href: hrefOf({ isShippingFree: false }) }]
      : []),
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
