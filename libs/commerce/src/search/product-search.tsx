import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { SearchField } from '@vitrine/ui';
import { browserStorage } from '../recent/browser-storage.ts';
import { rememberSearch } from '../recent/last-searches.ts';
import { searchHref, useSuggestions } from './use-suggestions.ts';

/** The search of the header: a plain form, with suggestions once scripts run. The latest text wins. */
export function ProductSearch() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const term = useDeferredValue(text.trim());
  const [isTouched, setTouched] = useState(false);
  const { suggestions, status, nothing, isLoading, prepare } = useSuggestions(term, isTouched);
  const search = (words: string): void => {
    const storage = browserStorage();
    if (storage) rememberSearch(storage, words);
    void navigate(searchHref(localePath, words));
  };
  return (
    <SearchField
      role="search"
      action={localePath('/search')}
      label={t('shop.search.label')}
      placeholder={t('shop.search.placeholder')}
      submitLabel={t('shop.search.submit')}
      clearLabel={t('shop.search.clear')}
      value={text}
      onFocus={prepare}
      onChange={(value) => {
        setTouched(true);
        setText(value);
      }}
      onSubmit={(value) => search(value.trim())}
      isLoading={isLoading}
      suggestionsLabel={t('shop.search.suggestions')}
      suggestionsStatus={status}
      nothing={nothing}
      suggestions={suggestions}
      onSuggestionSelect={({ id, label, href }) => {
        if (id.startsWith('last-')) setText(label);
        if (id === 'all') search(term);
        else void navigate(href);
      }}
    />
  );
}
