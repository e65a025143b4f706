import { useState } from 'react';
import { imageOf } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { textFor } from '@vitrine/sales-room-protocol';
import type { Product } from '@vitrine/store-api-client';
import { Icon, IconButton, Image, TextArea, TextField } from '@vitrine/ui';
import { SLIDE_ANCHOR } from '../room/room-addresses.ts';
import { type DraftSlide, withText } from './draft-slides.ts';

interface SlideRowProps {
  draft: DraftSlide;
  position: number;
  total: number;
  /** The product of the slide; null where the shop does not know it, undefined while that is not known. */
  product: Product | null | undefined;
  problem: string | undefined;
  onMove(by: number): void;
  onRemove(): void;
  onChange(draft: DraftSlide): void;
}

/** One slide: what it shows, its place, its name and notes. Alt with an arrow moves it too. */
export function SlideRow({ draft, position, total, product, problem, onMove, onRemove, onChange }: SlideRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const { locale } = format;
  const [isOpen, setOpen] = useState(false);
  const { slide, key } = draft;
  const name = textFor(slide.name, locale);
  const said = problem ?? (product === null ? t('presentations.slides.unknownProduct') : undefined);
  return (
    <li
      className="v-slide-row"
      id={`${SLIDE_ANCHOR}${key}`}
      data-slide={key}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <span className="v-slide-row__position" aria-hidden="true">
        {position}
      </span>
      <span className="v-choice-row__image">
        {slide.kind === 'product' ? (
          <Image source={imageOf(product?.cover?.media, '')} alt="" sizes="64px" ratio={1} />
        ) : (
          <Icon name={slide.kind === 'category' || slide.kind === 'listing' ? 'grid' : slide.kind === 'search' ? 'search' : 'document'} />
        )}
      </span>
      <div className="v-choice-row__text">
        <span className="v-choice-row__name">{name}</span>
        <span className="v-choice-row__facts">
          {t(`presentations.slides.kind.${slide.kind}`)}
          {product ? ` · ${format.price(product.calculatedPrice.unitPrice)}` : ''}
        </span>
      </div>
      <div className="v-slide-row__actions">
        <IconButton
          icon="chevron-up"
          label={t('presentations.slides.up', { name })}
          isDisabled={position === 1}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('presentations.slides.down', { name })}
          isDisabled={position === total}
          onPress={() => onMove(1)}
        />
        <IconButton
          icon="edit"
          label={t('presentations.slides.details', { name })}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <IconButton icon="trash" label={t('presentations.slides.remove', { name })} onPress={onRemove} />
      </div>
      {said === undefined ? null : (
        <p className="v-slide-row__problem">
          <Icon name="error" size="sm" /> {said}
        </p>
      )}
      {isOpen ? (
        <div className="v-slide-row__details">
          <TextField
            label={t('presentations.slides.slideName')}
            value={name}
            maxLength={255}
            isRequired
            errorMessage={name.trim() === '' ? t('common.form.required') : undefined}
            onChange={(text) => onChange({ key, slide: { ...slide, name: withText(slide.name, text, locale) } })}
          />
          <TextArea
            label={t('presentations.slides.notes')}
            description={t('presentations.slides.notesHint')}
            value={slide.notes ?? ''}
            maxLength={20_000}
            rows={3}
            isAutoSized
            onChange={(notes) => onChange({ key, slide: { ...slide, notes } })}
          />
        </div>
      ) : null}
    </li>
  );
}
