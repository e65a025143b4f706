import { useEffect, useRef, useState } from 'react';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { textFor } from '@vitrine/sales-room-protocol';
import type { Product } from '@vitrine/store-api-client';
import { Button } from '@vitrine/ui';
import { SLIDE_ANCHOR } from '../room/room-addresses.ts';
import { type DraftSlide, moveSlide } from './draft-slides.ts';
import { SlideRow } from './slide-row.tsx';

interface SlideListProps {
  slides: readonly DraftSlide[];
  /** The product with an id; null where the shop does not know it, undefined while that is not known. */
  productOf(id: string): Product | null | undefined;
  /** What is wrong with a slide, by its key. */
  problems: Readonly<Record<string, string>>;
  onChange(slides: readonly DraftSlide[]): void;
  /** What was taken out last, here or in a list of what can be added. */
  removed: RemovedSlide | null;
  onRemoved(removed: RemovedSlide | null): void;
}

/** A slide that was taken out, and where it stood. */
export interface RemovedSlide {
  readonly draft: DraftSlide;
  readonly index: number;
  /** Its own row had the focus, which goes to the way back. */
  readonly hadFocus: boolean;
}

/** The slides in their order. What was moved keeps the focus; what was removed can be brought back. */
export function SlideList({ slides, productOf, problems, onChange, removed, onRemoved }: SlideListProps) {
  const t = useTranslate();
  const { locale } = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const focused = useRef<{ key: string; element: HTMLElement } | null>(null);
  const nameOf = ({ slide }: DraftSlide): string => textFor(slide.name, locale);

  // A row that changes its place loses the focus, and a button at an end can't have it any more.
  useEffect(() => {
    if (focused.current === null) return;
    const { key, element } = focused.current;
    focused.current = null;
    element.focus();
    if (document.activeElement !== element) list.current?.querySelector<HTMLElement>(`[data-slide="${key}"] button:enabled`)?.focus();
  }, [slides]);

  // An address that names a slide leads to its row, and the keyboard with it.
  useEffect(() => {
    const row = window.location.hash === '' ? null : document.getElementById(decodedHash(window.location.hash));
    if (row === null || !row.id.startsWith(SLIDE_ANCHOR)) return;
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  }, []);

  const move = (draft: DraftSlide, by: number): void => {
    const next = moveSlide(slides, draft.key, by);
    if (next === slides) return;
    if (document.activeElement instanceof HTMLElement) focused.current = { key: draft.key, element: document.activeElement };
    const position = next.findIndex(({ key }) => key === draft.key) + 1;
    setSaid(t('presentations.slides.moved', { name: nameOf(draft), position, total: next.length }));
    onChange(next);
  };
  const remove = (draft: DraftSlide, index: number): void => {
    onRemoved({ draft, index, hadFocus: true });
    onChange(slides.filter(({ key }) => key !== draft.key));
  };
  const undo = (): void => {
    if (removed === null) return;
    onChange(slides.toSpliced(removed.index, 0, removed.draft));
    onRemoved(null);
    list.current?.focus();
  };

  return (
    <>
      <ol ref={list} className="v-slide-rows" tabIndex={-1} aria-label={t('presentations.slides.title')}>
        {slides.map((draft, index) => (
          <SlideRow
            key={draft.key}
            draft={draft}
            position={index + 1}
            total={slides.length}
            product={draft.slide.kind === 'product' ? productOf(draft.slide.productId) : undefined}
            problem={problems[draft.key]}
            onMove={(by) => move(draft, by)}
            onRemove={() => remove(draft, index)}
            onChange={(changed) => onChange(slides.with(index, changed))}
          />
        ))}
      </ol>
      <p role="status" className="v-visually-hidden">
        {said}
      </p>
      <div role="status">
        {removed === null ? null : (
          <p className="v-slide-rows__removed">
            <span>{t('presentations.slides.removed', { name: nameOf(removed.draft) })}</span>
            <Button icon="return" autoFocus={removed.hadFocus} onPress={undo}>
              {t('common.action.undo')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** What an address names behind its `#`; nothing where it is no text. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
