import { type LocalizedText, type PresentationInput, textFor } from '@vitrine/sales-room-protocol';

type SlideInput = PresentationInput['slides'][number];

/** A slide that is being arranged; `key` stays with it, also before the server has given it an id. */
export interface DraftSlide {
  readonly key: string;
  readonly slide: SlideInput;
}

/** Most slides of a presentation. */
export const MAX_SLIDES = 200;

let made = 0;

/** A slide that somebody has just added. */
export function newSlide(slide: SlideInput): DraftSlide {
  made += 1;
  return { key: `new-${made}`, slide };
}

/** Slides as they are kept. A copy's slides get ids of their own when they are saved. */
export function draftSlides(slides: readonly SlideInput[], isCopy: boolean): DraftSlide[] {
  return slides.map((slide, index) => {
    if (!isCopy) return { key: slide.id ?? `slide-${index}`, slide };
    const { id: _id, ...copy } = slide;
    return { key: `slide-${index}`, slide: copy };
  });
}

/** The slides with one moved by some places; it stops at the ends. */
export function moveSlide(slides: readonly DraftSlide[], key: string, by: number): readonly DraftSlide[] {
  const from = slides.findIndex((slide) => slide.key === key);
  const moved = slides[from];
  if (moved === undefined) return slides;
  const to = Math.min(slides.length - 1, Math.max(0, from + by));
  return to === from ? slides : slides.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The ids of all products that slides show by themselves. */
export function productIdsOf(slides: readonly DraftSlide[]): string[] {
  return slides.flatMap(({ slide }) => (slide.kind === 'product' ? [slide.productId] : []));
}

/** What a slide shows, so that it is recognised in a list of what can be added. */
export function targetOf({ slide }: DraftSlide): string {
  if (slide.kind === 'product') return slide.productId;
  if (slide.kind === 'category') return slide.categoryId;
  return slide.kind === 'landing-page' ? slide.landingPageId : '';
}

/** A text with what it says in one locale replaced; it stays one text for all languages where it was one. */
export function withText(text: LocalizedText | undefined, value: string, locale: string): LocalizedText {
  if (text === undefined || typeof text === 'string') return value;
  return textFor(text, locale) === value ? text : { ...text, [locale]: value };
}
