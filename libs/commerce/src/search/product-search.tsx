import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { imageOf, useBrowserStoreClient } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { productPath } from '@vitrine/routing';
import { useLocalePath } from '@vitrine/routing/react-router';
import { isCancelledError, suggestProducts } from '@vitrine/store-api-client';
import { SearchField } from '@vitrine/ui';
import { productName } from '../product/product-facts.ts';

/** Letters before suggestions are asked for, and how many are shown. */
const SUGGEST_FROM = 2;
const SUGGESTIONS = 6;

/** The search of the header: a plain form, with suggestions once scripts run. The latest text wins. */
export function ProductSearch() {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const client = useBrowserStoreClient();
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const term = useDeferredValue(text.trim());
  const [isTouched, setTouched] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['suggest', term],
    enabled: isTouched && term.length >= SUGGEST_FROM,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await suggestProducts(client(), { search: term, limit: SUGGESTIONS }, { signal });
      } catch (error) {
        if (isCancelledError(error)) return null;
        throw error;
      }
    },
  });
  const products = term.length >= SUGGEST_FROM ? (data?.elements ?? []) : [];
  return (
    <SearchField
      role="search"
      action={localePath('/search')}
      label={t('shop.search.label')}
      placeholder={t('shop.search.placeholder')}
      submitLabel={t('shop.search.submit')}
      clearLabel={t('shop.search.clear')}
      value={text}
      onChange={(value) => {
        setTouched(true);
        setText(value);
      }}
      onSubmit={(value) => void navigate(`${localePath('/search')}?search=${encodeURIComponent(value.trim())}`)}
      isLoading={isFetching}
      suggestionsLabel={t('shop.search.suggestions')}
      suggestionsStatus={
        isTouched && term.length >= SUGGEST_FROM && data ? t('shop.search.suggestionCount', { count: products.length }) : undefined
      }
      suggestions={products.map((product) => ({
        id: product.id,
        label: productName(product),
        description: format.price(product.calculatedPrice.unitPrice),
        href: localePath(productPath(product)),
        image: imageOf(product.cover?.media, ''),
      }))}
      onSuggestionSelect={({ href }) => void navigate(href)}
    />
  );
}
