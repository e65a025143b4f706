import { useSyncExternalStore } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { createLineStore, type LineStore } from './line-store.ts';

/** A guide's lines are for every presentation. */
const KEY = 'vitrine-lines';
let store: LineStore | undefined;
const lineStore = (): LineStore => (store ??= createLineStore(KEY, window.localStorage));

/** The lines that a guide has ready, and another list of them; in the beginning those that the product suggests. */
export function useLines(): [readonly string[], (lines: readonly string[]) => void] {
  const t = useTranslate();
  const kept = useSyncExternalStore(
    (listener) => lineStore().subscribe(listener),
    () => lineStore().read(),
    () => null,
  );
  return [
    kept ?? [t('guide.templates.lineQuestions'), t('guide.templates.lineLikes'), t('guide.templates.lineCart')],
    (lines) => lineStore().write(lines),
  ];
}
