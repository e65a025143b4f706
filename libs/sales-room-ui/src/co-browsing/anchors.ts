import type { SlideAnchor, SlidePoint, SlideScroll } from '@vitrine/sales-room-protocol';

/** A place on the screen, in CSS pixels of the window. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

interface Anchored {
  readonly anchor: SlideAnchor;
  readonly box: Box;
}

const ID = /^[0-9a-f]{32}$/;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
const fraction = (value: number, whole: number): number => (whole > 0 ? clamp(value / whole, 1) : 0);
const hasHeight = ({ box }: Anchored, top: number): boolean => box.height > 0 && box.top <= top && top <= box.top + box.height;
const hasWidth = ({ box }: Anchored, left: number): boolean => box.left <= left && left <= box.left + box.width;

/** The slide's whole content, of which the screen shows a part. */
function wholeOf(slide: HTMLElement): Box {
  const { left, top } = slide.getBoundingClientRect();
  return { left, top: top - slide.scrollTop, width: slide.clientWidth, height: slide.scrollHeight };
}

const cardOf = (mark: Element): Element | null => mark.closest('.v-product-card');

/** What can be told of by its id, the smaller before the larger: product cards, then blocks. */
function* anchorsOf(slide: HTMLElement): Generator<Anchored> {
  for (const mark of slide.querySelectorAll<HTMLElement>('.v-product-card [data-product-id]')) {
    const [id = '', card] = [mark.dataset['productId'], cardOf(mark)];
    if (card !== null && ID.test(id)) yield { anchor: { kind: 'product', id }, box: card.getBoundingClientRect() };
  }
  for (const block of slide.querySelectorAll<HTMLElement>('[data-cms-block-id]')) {
    const id = block.dataset['cmsBlockId'] ?? '';
    if (ID.test(id)) yield { anchor: { kind: 'block', id }, box: block.getBoundingClientRect() };
  }
}

function findAnchor(slide: HTMLElement, sectionId: string, fits: (anchored: Anchored) => boolean): Anchored {
  for (const anchored of anchorsOf(slide)) if (fits(anchored)) return anchored;
  return { anchor: { kind: 'slide', id: sectionId }, box: wholeOf(slide) };
}

/** Where an anchor is on this screen; undefined where this viewer's slide has no such part. */
function boxOf(slide: HTMLElement, { kind, id }: SlideAnchor): Box | undefined {
  if (kind === 'slide') return wholeOf(slide);
  // What others send is no part of a selector before it has the form of an id.
  if (!ID.test(id)) return undefined;
  const found = slide.querySelector(kind === 'block' ? `[data-cms-block-id="${id}"]` : `.v-product-card [data-product-id="${id}"]`);
  const box = (kind === 'product' && found !== null ? cardOf(found) : found)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 ? box : undefined;
}

const rangeOf = ({ scrollHeight, clientHeight }: HTMLElement): number => Math.max(0, scrollHeight - clientHeight);

/**
 * What of a slide is on the screen. The line at which that is read moves from the screen's top to its lower edge as the
 * slide is scrolled to its end, so that everybody begins at the beginning and ends at the end.
 */
export function readScroll(slide: HTMLElement, sectionId: string): Pick<SlideScroll, 'anchor' | 'offset' | 'line'> {
  const line = fraction(slide.scrollTop, rangeOf(slide));
  const top = slide.getBoundingClientRect().top + line * slide.clientHeight;
  const { anchor, box } = findAnchor(slide, sectionId, (anchored) => hasHeight(anchored, top));
  return { anchor, offset: fraction(top - box.top, box.height), line };
}

/** How far this viewer's slide is scrolled for the same; undefined where it has no such part. */
export function scrollTopFor(
  slide: HTMLElement,
  { anchor, offset, line }: Pick<SlideScroll, 'anchor' | 'offset' | 'line'>,
): number | undefined {
  const box = boxOf(slide, anchor);
  if (box === undefined) return undefined;
  const top = box.top - slide.getBoundingClientRect().top + slide.scrollTop + offset * box.height;
  return clamp(top - line * slide.clientHeight, rangeOf(slide));
}

/** What of a slide is at a place on the screen. */
export function readPoint(slide: HTMLElement, sectionId: string, { left, top }: Place): Pick<SlidePoint, 'anchor' | 'x' | 'y'> {
  const { anchor, box } = findAnchor(slide, sectionId, (anchored) => hasHeight(anchored, top) && hasWidth(anchored, left));
  return { anchor, x: fraction(left - box.left, box.width), y: fraction(top - box.top, box.height) };
}

/** Where on this viewer's screen is what somebody points at; undefined where their slide has no such part. */
export function placeOf(slide: HTMLElement, { anchor, x, y }: Pick<SlidePoint, 'anchor' | 'x' | 'y'>): Place | undefined {
  const box = boxOf(slide, anchor);
  return box && { left: box.left + x * box.width, top: box.top + y * box.height };
}
