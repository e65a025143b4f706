import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageOf, useBrowserStoreClient } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { isCancelledError, suggestProducts } from '@vitrine/store-api-client';
import type { SearchSuggestion } from '@vitrine/ui';
import { useMainMenu } from '../navigation/use-main-menu.ts';
import { productName } from '../product/product-facts.ts';
import { browserStorage } from '../recent/browser-storage.ts';
import { readLastSearches } from '../recent/last-searches.ts';
import { findCategories, searchSuggestions } from './search-suggestions.ts';

/** Letters before suggestions are asked for, and how many products are shown. */
const SUGGEST_FROM = 2;
const PRODUCTS = 6;

export interface Suggestions {
  readonly suggestions: readonly SearchSuggestion[];
  /** Announced; undefined while nothing is suggested. */
  readonly status: string | undefined;
  /** Said in place of suggestions, where there are none for what was typed. */
  readonly nothing: string | undefined;
  readonly isLoading: boolean;
  /** A hand is on the field: what it needs first is asked for. */
  readonly prepare: () => void;
}

/** Address of all that is found for some words. */
export const searchHref = (localePath: (path: string) => string, term: string): string =>
  `${localePath('/search')}?search=${encodeURIComponent(term)}`;

/**
 * What the search field suggests: categories, products and all results for what is typed; before that, what was searched for lately.
 * @param isTouched Somebody has typed: a page of results asks for nothing by itself.
 */
export function useSuggestions(term: string, isTouched: boolean): Suggestions {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const client = useBrowserStoreClient();
  const menu = useMainMenu();
  const [last, setLast] = useState<readonly string[]>([]);
  const isAsked = isTouched && term.length >= SUGGEST_FROM;
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['suggest', term],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await suggestProducts(client(), { search: term, limit: PRODUCTS }, { signal });
      } catch (error) {
        if (isCancelledError(error)) return null;
        throw error;
      }
    },
  });
  const prepare = (): void => {
    const storage = browserStorage();
    if (storage) setLast(readLastSearches(storage));
    menu.want();
  };

  if (!isAsked) {
    const suggestions = term === '' ? last.map((words): SearchSuggestion => lastSearch(words, localePath)) : [];
    const status = suggestions.length > 0 ? t('shop.search.lastSearches') : undefined;
    return { suggestions, status, nothing: undefined, isLoading: false, prepare };
  }
  const products = data?.elements ?? [];
  const total = data?.total ?? 0;
  const suggestions = searchSuggestions({
    categories: findCategories(menu.items, term),
    categoryLabel: t('shop.search.category'),
    products: products.map((product) => ({
      id: product.id,
      label: productName(product),
      description: format.price(product.calculatedPrice.unitPrice),
      href: localePath(productPath(product)),
      image: imageOf(product.cover?.media, ''),
    })),
    all: total > products.length ? { label: t('shop.search.all', { count: total }), href: searchHref(localePath, term) } : undefined,
  });
  const isAnswered = Boolean(data);
  return {
    suggestions,
    status: isAnswered ? t('shop.search.suggestionCount', { count: suggestions.length }) : undefined,
    nothing: isAnswered && !isPlaceholderData && suggestions.length === 0 ? t('shop.search.emptyTitle', { term }) : undefined,
    isLoading: isFetching,
    prepare,
  };
}

const lastSearch = (words: string, localePath: (path: string) => string): SearchSuggestion => ({
  id: `last-${words}`,
  label: words,
  icon: 'clock',
  href: searchHref(localePath, words),
});
