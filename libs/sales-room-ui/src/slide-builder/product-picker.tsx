import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageOf, useBrowserStoreClient } from '@vitrine/app-shell';
import { productName } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Button, Image, Notice, SearchField, Skeleton } from '@vitrine/ui';
import { catalogueQueries, SEARCH_FROM } from './catalogue-queries.ts';
import { ChoiceRow } from './choice-row.tsx';

interface ProductPickerProps {
  chosen: ReadonlySet<string>;
  isFull: boolean;
  onToggle(product: Product): void;
}

/** Products of the shop by a search, with picture and price. */
export function ProductPicker({ chosen, isFull, onToggle }: ProductPickerProps) {
  const t = useTranslate();
  const format = useFormat();
  const client = useBrowserStoreClient();
  const [search, setSearch] = useState('');
  const term = search.trim();
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.found(client, term));
  const isAsked = term.length >= SEARCH_FROM;
  return (
    <div className="v-slide-picker">
      <SearchField
        label={t('presentations.slides.searchProducts')}
        placeholder={t('presentations.slides.searchProducts')}
        value={search}
        onChange={setSearch}
        onSubmit={setSearch}
        submitLabel={t('presentations.slides.searchProducts')}
        clearLabel={t('shop.search.clear')}
        isLoading={isAsked && isFetching}
      />
      <p role="status" className="v-slide-picker__status">
        {!isAsked
          ? t('presentations.slides.searchHint')
          : data === undefined
            ? ''
            : data.total === 0
              ? t('presentations.slides.nothingFound', { term })
              : t('presentations.slides.found', { count: data.total })}
      </p>
      {isAsked && isError ? <StoreAway onRetry={() => void refetch()} isPending={isFetching} /> : null}
      {isAsked && data === undefined && !isError ? <Skeleton lines={4} /> : null}
      {isAsked && data !== undefined && !isError ? (
        <ul className="v-choice-rows">
          {data.products.map((product) => {
            const name = productName(product);
            return (
              <ChoiceRow
                key={product.id}
                name={name}
                image={
                  <span className="v-choice-row__image">
                    <Image source={imageOf(product.cover?.media, '')} alt="" sizes="64px" ratio={1} />
                  </span>
                }
                isChosen={chosen.has(product.id)}
                isDisabled={isFull}
                onToggle={() => onToggle(product)}
              >
                <span className="v-choice-row__facts">
                  {format.price(product.calculatedPrice.unitPrice)} · {product.productNumber}
                </span>
              </ChoiceRow>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

/** The shop could not be asked: said, with another try. */
export function StoreAway({ onRetry, isPending }: { onRetry(): void; isPending: boolean }) {
  const t = useTranslate();
  return (
    <div role="alert" className="v-slide-picker__away">
      <Notice type="danger">{t('presentations.slides.failed')}</Notice>
      <Button icon="refresh" isPending={isPending} pendingLabel={t('common.state.loading')} onPress={onRetry}>
        {t('common.action.retry')}
      </Button>
    </div>
  );
}
