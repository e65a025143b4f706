import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { ProductListing } from '@vitrine/store-api-client';
import { Button, Checkbox, Disclosure, Link, RadioGroup, TextField } from '@vitrine/ui';
import { filterChoices, hasChoices } from './listing-facts.ts';
import { hasFilters, type ListingState, NO_FILTERS } from './listing-params.ts';
import { useListing } from './use-listing.ts';

export interface ListingFiltersProps {
  listing: ProductListing;
  filters?: readonly string[] | undefined;
  propertyWhitelist?: readonly string[] | undefined;
  /** In a sheet, which takes all filters away by its own button, and whose choices are one step of the history. */
  isInSheet?: boolean | undefined;
}

const byName = (a: { translated?: { name?: string | null }; name?: string | null }, b: typeof a): number =>
  nameOf(a).localeCompare(nameOf(b));
const nameOf = (entity: { translated?: { name?: string | null }; name?: string | null }): string =>
  entity.translated?.name ?? entity.name ?? '';

/**
 * The filters of a listing: a form that is sent as it is without scripts, and applied with each choice with them.
 */
export function ListingFilters({ listing, filters, propertyWhitelist, isInSheet = false }: ListingFiltersProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { state, search, change: changeTo, hrefOf } = useListing();
  const change = (next: Partial<ListingState>): void => changeTo(next, { replace: isInSheet && hasFilters(state) });
  const choices = filterChoices(listing.aggregations, { filters, propertyWhitelist });
  const toggled = (ids: readonly string[], id: string, isOn: boolean): string[] =>
    isOn ? [...ids, id] : ids.filter((other) => other !== id);

  if (!hasChoices(choices) && !hasFilters(state)) return null;
  return (
    <form className="v-filters" method="get" action={pathname} aria-label={t('shop.listing.filters')}>
      {search === null ? null : <input type="hidden" name="search" value={search} />}
      {state.order === null ? null : <input type="hidden" name="order" value={state.order} />}
      {choices.manufacturers.length > 0 ? (
        <Disclosure
          title={t('shop.listing.manufacturer')}
          isDefaultOpen
          extra={state.manufacturer.length > 0 ? String(state.manufacturer.length) : undefined}
        >
          <ul className="v-filters__options">
            {[...choices.manufacturers].sort(byName).map((manufacturer) => (
              <li key={manufacturer.id}>
                <Checkbox
                  name="manufacturer"
                  value={manufacturer.id}
                  isSelected={state.manufacturer.includes(manufacturer.id)}
                  onChange={(isOn) => change({ manufacturer: toggled(state.manufacturer, manufacturer.id, isOn) })}
                >
                  {nameOf(manufacturer)}
                </Checkbox>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      {choices.properties.map((group) => {
        const options = [...(group.options ?? [])].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byName(a, b));
        const selected = options.filter(({ id }) => state.properties.includes(id)).length;
        return (
          <Disclosure key={group.id} title={nameOf(group)} isDefaultOpen={selected > 0} extra={selected > 0 ? String(selected) : undefined}>
            <ul className="v-filters__options">
              {options.map((option) => (
                <li key={option.id}>
                  <Checkbox
                    name="properties"
                    value={option.id}
                    isSelected={state.properties.includes(option.id)}
                    onChange={(isOn) => change({ properties: toggled(state.properties, option.id, isOn) })}
                  >
                    <span className="v-filters__option">
                      {option.colorHexCode && /^#[0-9a-f]{3,6}$/i.test(option.colorHexCode) ? (
                        <span className="v-variant-choice__color" style={{ backgroundColor: option.colorHexCode }} aria-hidden="true" />
                      ) : null}
                      {nameOf(option)}
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
      {choices.price ? (
        <PriceFilter key={`${state.minPrice}-${state.maxPrice}`} min={choices.price.min} max={choices.price.max} change={change} />
      ) : null}
      {choices.hasRating ? (
        <Disclosure title={t('shop.listing.rating')} isDefaultOpen={state.rating !== null}>
          <RadioGroup
            label={t('shop.listing.rating')}
            isLabelHidden
            name="rating"
            value={state.rating === null ? '' : String(state.rating)}
            onChange={(value) => change({ rating: value === '' ? null : Number(value) })}
            options={[
              { value: '', label: t('common.action.showAll') },
              ...[4, 3, 2].map((stars) => ({ value: String(stars), label: t('shop.listing.ratingAtLeast', { count: stars }) })),
            ]}
          />
        </Disclosure>
      ) : null}
      {choices.hasShippingFree ? (
        <Checkbox
          name="shipping-free"
          value="1"
          isSelected={state.isShippingFree}
          onChange={(isShippingFree) => change({ isShippingFree })}
        >
          {t('shop.product.shippingFree')}
        </Checkbox>
      ) : null}
      <div className="v-filters__actions">
        <noscript>
          <Button type="submit" variant="secondary" isFullWidth>
            {t('common.action.apply')}
          </Button>
        </noscript>
        {!isInSheet && hasFilters(state) ? (
          <Link className="v-filters__reset" href={hrefOf(NO_FILTERS)}>
            {t('shop.listing.resetFilters')}
          </Link>
        ) : null}
      </div>
    </form>
  );
}

/** Least and highest price: applied on leaving a field or with Enter. */
function PriceFilter({ min, max, change }: { min: number; max: number; change: (next: Partial<ListingState>) => void }) {
  const t = useTranslate();
  const format = useFormat();
  const { state } = useListing();
  const [from, setFrom] = useState(state.minPrice === null ? '' : String(state.minPrice));
  const [to, setTo] = useState(state.maxPrice === null ? '' : String(state.maxPrice));
  const parse = (value: string): number | null => {
    const number = Number(value.replace(',', '.'));
    return value.trim() === '' || !Number.isFinite(number) || number < 0 ? null : number;
  };
  const apply = (event?: FormEvent): void => {
    event?.preventDefault();
    const next = { minPrice: parse(from), maxPrice: parse(to) };
    if (next.minPrice !== state.minPrice || next.maxPrice !== state.maxPrice) change(next);
  };
  return (
    <Disclosure title={t('shop.listing.price')} isDefaultOpen={state.minPrice !== null || state.maxPrice !== null}>
      <div className="v-filters__price">
        <TextField
          label={t('shop.listing.priceMin')}
          name="min-price"
          inputMode="decimal"
          value={from}
          onChange={setFrom}
          onBlur={() => apply()}
          placeholder={format.price(min)}
        />
        <TextField
          label={t('shop.listing.priceMax')}
          name="max-price"
          inputMode="decimal"
          value={to}
          onChange={setTo}
          onBlur={() => apply()}
          placeholder={format.price(max)}
        />
      </div>
    </Disclosure>
  );
}
