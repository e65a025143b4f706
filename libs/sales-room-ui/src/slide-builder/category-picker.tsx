import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrowserStoreClient } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import type { NavigationAlias } from '@vitrine/store-api-client';
import { Skeleton, TextField } from '@vitrine/ui';
import { catalogueQueries, type FoundCategory } from './catalogue-queries.ts';
import { ChoiceRow } from './choice-row.tsx';
import { StoreAway } from './product-picker.tsx';

/** Menus of the shop; the second ones hold pages of text. */
export const MENUS = {
  categories: ['main-navigation'],
  pages: ['service-navigation', 'footer-navigation'],
} as const satisfies Record<string, readonly NavigationAlias[]>;

interface CategoryPickerProps {
  menus: readonly NavigationAlias[];
  label: string;
  chosen: ReadonlySet<string>;
  isFull: boolean;
  onToggle(category: FoundCategory): void;
}

/** Categories of the shop's menus, narrowed by what is typed. */
export function CategoryPicker({ menus, label, chosen, isFull, onToggle }: CategoryPickerProps) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const [term, setTerm] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.categories(client, menus));
  const wanted = term.trim().toLocaleLowerCase();
  const shown = (data ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (data === undefined && isError) return <StoreAway onRetry={() => void refetch()} isPending={isFetching} />;
  return (
    <div className="v-slide-picker">
      <TextField label={label} icon="search" value={term} onChange={setTerm} autoComplete="off" />
      {data === undefined ? <Skeleton lines={4} /> : null}
      <p role="status" className="v-slide-picker__status">
        {data !== undefined && shown.length === 0 ? t('presentations.slides.noCategory') : ''}
      </p>
      <ul className="v-choice-rows">
        {shown.map((category) => (
          <ChoiceRow
            key={category.id}
            name={category.name}
            isChosen={chosen.has(category.id)}
            isDisabled={isFull}
            onToggle={() => onToggle(category)}
          >
            {category.above.length === 0 ? null : <span className="v-choice-row__facts">{category.above.join(' › ')}</span>}
          </ChoiceRow>
        ))}
      </ul>
    </div>
  );
}
