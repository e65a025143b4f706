// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, press, render } from '../testing/render.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';

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
async function show(count: number, inView: number, props: Partial<CarouselProps> = {}) {
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
      if (vi.isFakeTimers()) vi.advanceTimersByTime(16);
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  await scrollTo(0);
  return { ...rendered, strip, scrollTo };
}

/** Whether people want no movement. */
let isStill = false;
beforeEach(() => {
  scrollBy.mockReset();
  isStill = false;
  window.matchMedia = () => ({ matches: isStill, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
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

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const parts = () => ['.v-carousel__arrow', '.v-carousel__dot', '.v-carousel__play'].map((part) => all(part).length);

it.each<[string, number, number, Partial<CarouselProps>, number[]]>([
  ['has arrows and dots', 3, 1, {}, [2, 3, 0]],
  ['has none where all is in view', 3, 3, {}, [0, 0, 0]],
  ['has none for one slide', 1, 1, {}, [0, 0, 0]],
  ['may have dots alone', 3, 1, { hasArrows: false }, [0, 3, 0]],
  ['may have arrows alone', 3, 1, { hasDots: false }, [2, 0, 0]],
  ['may be halted where it runs', 3, 1, { autoplay: 1000, hasDots: false }, [2, 0, 1]],
  ['does not run where all is one slide', 1, 1, { autoplay: 1000 }, [0, 0, 0]],
])('%s', async (_what, count, inView, props, expected) => {
  const { unmount } = await show(count, inView, props);
  expect(parts()).toEqual(expected);
  expect(all('.v-carousel__controls')).toHaveLength((expected[1] ?? 0) + (expected[2] ?? 0) > 0 ? 1 : 0);
  unmount();
});

it('names its slides, fills its width with one, or with as many as fit', async () => {
  const { strip, unmount } = await show(3, 1);
  expect(all('.v-carousel__dot').map((dot) => [dot.getAttribute('aria-label'), dot.getAttribute('aria-current')])).toEqual([
    ['Slide 1 of 3', 'true'],
    ['Slide 2 of 3', null],
    ['Slide 3 of 3', null],
  ]);
  expect([strip.className, strip.getAttribute('style')]).toEqual(['v-carousel__strip v-carousel__strip--single', null]);
  unmount();
  const narrow = await show(3, 1, { itemWidth: '9rem' });
  expect([narrow.strip.className, narrow.strip.style.getPropertyValue('--v-carousel-item')]).toEqual(['v-carousel__strip', '9rem']);
  narrow.unmount();
});

it('goes to a slide by its dot, and forth and back by arrows', async () => {
  const { scrollTo, unmount } = await show(5, 1);
  press(find('.v-carousel__dot:nth-child(3)'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'smooth' });
  await scrollTo(2 * WIDTH);
  press(find('[aria-label=Previous]'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -WIDTH, behavior: 'smooth' });
  unmount();
});

it('an arrow that leads nowhere says so', async () => {
  const { scrollTo, unmount } = await show(3, 1);
  const state = () => all('.v-carousel__arrow').map((arrow) => arrow.getAttribute('aria-disabled'));
  expect(state()).toEqual(['true', null]);
  await scrollTo(WIDTH);
  expect(state()).toEqual([null, null]);
  await scrollTo(2 * WIDTH);
  expect(state()).toEqual([null, 'true']);
  unmount();
});

describe('a carousel that runs', () => {
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const point = (type: string) => act(() => void find('.v-carousel').dispatchEvent(new MouseEvent(type, { bubbles: true })));
  let shown: Awaited<ReturnType<typeof show>>;
  /** Runs once a second from the place it stands at. */
  const run = async (left = 0, props: Partial<CarouselProps> = {}) => {
    vi.useFakeTimers();
    shown = await show(3, 1, { autoplay: 1000, ...props });
    await shown.scrollTo(left);
    // The clock begins anew with the next visit of the pointer.
    for (const type of ['pointerover', 'pointerout']) point(type);
  };
  afterEach(() => shown.unmount());

  it.each([
    ['to the next slide', 0, WIDTH],
    ['from the last one to the first', 2 * WIDTH, -2 * WIDTH],
  ])('goes on %s', async (_what, left, by) => {
    await run(left);
    wait(999);
    expect(scrollBy).not.toHaveBeenCalled();
    wait(1);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: by, behavior: 'smooth' });
  });

  it('is halted by its button, and goes on by it', async () => {
    await run();
    const button = find('.v-carousel__play');
    expect(button.getAttribute('aria-label')).toBe('Pause');
    press(button);
    expect(button.getAttribute('aria-label')).toBe('Play');
    wait(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    press(button);
    wait(1000);
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it('rests while the pointer is on it', async () => {
    await run();
    point('pointerover');
    wait(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    point('pointerout');
    wait(1000);
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it('rests while the focus goes from one part of it to another', async () => {
    await run();
    act(() => find('.v-carousel a').focus());
    act(() => find('.v-carousel__play').focus());
    wait(5000);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('rests in a hidden tab', async () => {
    await run();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(5000);
    hidden.mockRestore();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('does not run where people want no movement, nor where it is not asked to', async () => {
    isStill = true;
    await run();
    wait(5000);
    expect([scrollBy.mock.calls, all('.v-carousel__play')]).toEqual([[], []]);
    shown.unmount();
    isStill = false;
    await run(0, { autoplay: undefined });
    wait(5000);
    expect([scrollBy.mock.calls, all('.v-carousel__play')]).toEqual([[], []]);
  });

  it('ends with its page', async () => {
    await run();
    shown.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
