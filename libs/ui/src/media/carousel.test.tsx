// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { Carousel } from './carousel.tsx';

const WIDTH = 100;
const labels = {
  previous: 'Previous',
  next: 'Next',
  slide: (position: number, total: number) => `Slide ${position} of ${total}`,
  pause: 'Pause',
  play: 'Play',
};
const scrollBy = vi.fn<(by: ScrollToOptions) => void>();

/** Gives a strip that jsdom doesn't lay out the places of its slides: each 100 px wide, `inView` of them side by side. */
function layOut(strip: HTMLElement, inView: number): void {
  const box = (left: number, width: number) => ({ left, right: left + width, width, top: 0, bottom: 10, height: 10 }) as DOMRect;
  strip.getBoundingClientRect = () => box(0, WIDTH * inView);
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH * inView });
  Object.defineProperty(strip, 'scrollWidth', { value: WIDTH * strip.children.length });
  for (const [index, slide] of [...strip.children].entries())
    slide.getBoundingClientRect = () => box(index * WIDTH - strip.scrollLeft, WIDTH);
  Object.assign(strip, { scrollBy });
}
async function show(count: number, inView: number, props: { autoplay?: number } = {}) {
  const rendered = render(
    <Carousel
      label="Vases"
      labels={labels}
      slides={Array.from({ length: count }, (_, index) => ({ id: String(index), content: <a href="#vase">{index}</a> }))}
      {...props}
    />,
  );
  const strip = find('.v-carousel__strip');
  layOut(strip, inView);
  const scrollTo = (left: number) =>
    act(async () => {
      strip.scrollLeft = left;
      strip.dispatchEvent(new Event('scroll'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  await scrollTo(0);
  return { ...rendered, strip, scrollTo };
}

beforeEach(() => {
  scrollBy.mockReset();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(() => vi.useRealTimers());

it('a press while it still moves goes on from where it is going', async () => {
  const { scrollTo, unmount } = await show(9, 2);
  press(find('[aria-label=Next]'));
  await scrollTo(30);
  press(find('[aria-label=Next]'));
  // From 30 px on to the fifth slide.
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 4 * WIDTH - 30, behavior: 'smooth' });
  unmount();
});

it('who scrolls by hand goes on from there', async () => {
  const { strip, scrollTo, unmount } = await show(9, 2);
  press(find('[aria-label=Next]'));
  strip.dispatchEvent(new Event('wheel'));
  await scrollTo(0);
  press(find('[aria-label=Next]'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'smooth' });
  unmount();
});

it('has a dot for each place it can come to, and the last one is reached', async () => {
  const { scrollTo, unmount } = await show(7, 3);
  const dots = () => [...document.querySelectorAll('.v-carousel__dot')];
  expect(dots()).toHaveLength(5);
  await scrollTo(4 * WIDTH);
  expect(dots().map((dot) => dot.hasAttribute('aria-current'))).toEqual([false, false, false, false, true]);
  unmount();
});

it('an arrow at the end keeps the focus', async () => {
  const { scrollTo, unmount } = await show(3, 1);
  const next = find('[aria-label=Next]');
  act(() => next.focus());
  await scrollTo(2 * WIDTH);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
  unmount();
});

it('rests while pointer or focus is on it, whichever leaves first', async () => {
  const { unmount } = await show(3, 1, { autoplay: 1000 });
  vi.useFakeTimers();
  const section = find('.v-carousel');
  act(() => find('a', section).focus());
  for (const type of ['pointerover', 'pointerout']) act(() => void section.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  act(() => void vi.advanceTimersByTime(5000));
  expect(scrollBy).not.toHaveBeenCalled();
  act(() => find('a', section).blur());
  act(() => void vi.advanceTimersByTime(1000));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: WIDTH, behavior: 'smooth' });
  unmount();
});
