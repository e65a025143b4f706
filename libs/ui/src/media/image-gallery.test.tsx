// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadModal } from '../modal/modal-code.ts';
import { find, press, render } from '../testing/render.tsx';
import { ImageGallery, type ImageGalleryProps } from './image-gallery.tsx';

const WIDTH = 100;
const labels = {
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  close: 'Close',
  image: (position: number, total: number) => `Image ${position} of ${total}`,
};
const images = [
  { url: '/front.jpg', alt: 'From the front' },
  { url: '/side.jpg', alt: '' },
  { url: '/top.jpg', alt: 'From above' },
];
const scrolled = vi.fn<(to: ScrollToOptions) => void>();
/** How far a magnified picture was moved, and to where. */
const moved = vi.fn<(to: ScrollToOptions) => void>();

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const box = (left: number, width: number, height = 50) => ({ left, right: left + width, width, top: 0, bottom: height, height }) as DOMRect;

/** Gives a strip that jsdom doesn't lay out the places of its pictures, each 100 px wide. */
function layOut(strip: HTMLElement): void {
  strip.getBoundingClientRect = () => box(0, WIDTH);
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH, configurable: true });
  Object.defineProperty(strip, 'scrollWidth', { value: WIDTH * strip.children.length, configurable: true });
  for (const [index, slide] of [...strip.children].entries())
    slide.getBoundingClientRect = () => box(index * WIDTH - strip.scrollLeft, WIDTH);
  Object.assign(strip, { scrollBy: scrolled });
  for (const frame of strip.querySelectorAll('.v-gallery__frame')) {
    frame.getBoundingClientRect = () => box(0, WIDTH);
    Object.defineProperties(frame, {
      clientWidth: { value: 100, configurable: true },
      clientHeight: { value: 50, configurable: true },
      scrollWidth: { value: 220, configurable: true },
      scrollHeight: { value: 110, configurable: true },
    });
    Object.assign(frame, { scrollBy: moved, scrollTo: moved });
  }
}
const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
let shown: ReturnType<typeof render> | undefined;
async function show(props: Partial<ImageGalleryProps> = {}) {
  shown?.unmount();
  shown = render(<ImageGallery label="Pictures of the mug" images={images} alt="Mug" labels={labels} {...props} />);
  const strip = document.querySelector<HTMLElement>('.v-gallery__strip');
  if (strip) layOut(strip);
  await drawn();
  scrolled.mockClear();
  moved.mockClear();
}
const strip = () => find('.v-gallery__strip');
const key = async (name: string, options: KeyboardEventInit = {}, from: Element = strip()) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options });
  await act(async () => void from.dispatchEvent(event));
  return event.defaultPrevented;
};
/** Somebody swipes to a place. */
const swipe = async (left: number) => {
  strip().scrollLeft = left;
  await act(async () => void strip().dispatchEvent(new Event('scroll')));
  await drawn();
};
const click = (selector: string, at: MouseEventInit = {}) =>
  act(async () => void find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at })));
const place = () => find('.v-gallery__position').textContent;
const zoom = () => Number(find('.v-gallery__stage').style.getPropertyValue('--v-gallery-zoom'));

beforeAll(preloadModal);
beforeEach(() => {
  scrolled.mockReset();
  moved.mockReset();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

afterEach(() => {
  shown?.unmount();
  shown = undefined;
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
});

describe('the pictures of a product', () => {
  it('are one after another by arrows, keys and thumbnails, and stop at both ends', async () => {
    await show();
    expect(place()).toBe('1 / 3');
    expect(find('[aria-label=Previous]').getAttribute('aria-disabled')).toBe('true');
    press(find('[aria-label=Next]'));
    expect(place()).toBe('2 / 3');
    expect(scrolled).toHaveBeenLastCalledWith({ left: WIDTH, behavior: 'smooth' });
    expect(find('[aria-label=Previous]').getAttribute('aria-disabled')).toBeNull();
    expect(await key('ArrowRight')).toBe(true);
    expect(place()).toBe('3 / 3');
    expect(find('[aria-label=Next]').getAttribute('aria-disabled')).toBe('true');
    await key('ArrowRight');
    expect(place()).toBe('3 / 3');
    press(find('[aria-label=Previous]'));
    expect(place()).toBe('2 / 3');
    await key('ArrowRight');
    await key('ArrowLeft');
    expect(place()).toBe('2 / 3');
    await click('.v-gallery__thumbnail');
    expect(place()).toBe('1 / 3');
    await key('ArrowLeft');
    expect(place()).toBe('1 / 3');
  });

  it('run the other way where the text does', async () => {
    await show();
    strip().style.direction = 'rtl';
    await key('ArrowLeft');
    expect(place()).toBe('2 / 3');
    await key('ArrowRight');
    expect(place()).toBe('1 / 3');
  });

  it('follow a swipe: place, thumbnail and dots', async () => {
    await show();
    await swipe(WIDTH);
    expect(place()).toBe('2 / 3');
    expect(all('.v-gallery__thumbnail').map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('that are passed on the way to a chosen one are not chosen, until somebody takes over', async () => {
    await show();
    await click('li:nth-child(3) > .v-gallery__thumbnail');
    await swipe(WIDTH);
    expect(place(), 'on its way').toBe('3 / 3');
    await swipe(2 * WIDTH);
    await swipe(WIDTH);
    expect(place(), 'there, and back by hand').toBe('2 / 3');
    await click('li:nth-child(1) > .v-gallery__thumbnail');
    await act(async () => void strip().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
    await swipe(2 * WIDTH);
    expect(place(), 'taken over').toBe('3 / 3');
  });

  it('that is far away stays the chosen one while several others are passed', async () => {
    await show({ images: [...images, { url: '/below.jpg', alt: 'From below' }] });
    await click('li:nth-child(4) > .v-gallery__thumbnail');
    for (const passed of [1, 2]) {
      await swipe(passed * WIDTH);
      expect(place(), `passing ${passed}`).toBe('4 / 4');
    }
    await swipe(3 * WIDTH);
    expect(place()).toBe('4 / 4');
  });

  it('are named: by their own text, else by that of the product and their place', async () => {
    await show();
    const names = () => all('.v-gallery__strip img').map((image) => image.getAttribute('alt'));
    expect(names()).toEqual(['From the front', 'Mug – Image 2 of 3', 'From above']);
    expect(find('li:nth-child(2) > .v-gallery__thumbnail').getAttribute('aria-label')).toBe('Image 2 of 3');
    await show({ images: [{ url: '/only.jpg', alt: '' }] });
    expect(names()).toEqual(['Mug']);
  });

  it('have no arrows, thumbnails and places where there is one, and no strip where there is none', async () => {
    await show({ images: images.slice(0, 1), hasDots: true });
    expect(all('.v-carousel__arrow, .v-gallery__thumbnail, .v-gallery__position, .v-carousel__dot')).toEqual([]);
    expect(find('section').className).toContain('v-gallery--none');
    await show({ images: [] });
    expect(all('.v-gallery__strip')).toEqual([]);
    expect(all('.v-gallery__empty')).toHaveLength(1);
  });

  it.each([
    [{}, ['below', 2, 3, 0, 1]],
    [{ thumbnails: 'none', hasArrows: false, hasDots: true }, ['none', 0, 0, 3, 0]],
    [{ thumbnails: 'side' }, ['side', 2, 3, 0, 1]],
  ] as const)('have what is asked for around them: %o', async (props, expected) => {
    await show(props);
    expect([
      /v-gallery--(\w+)/.exec(find('section').className)?.[1],
      ...['.v-carousel__arrow', '.v-gallery__thumbnail', '.v-carousel__dot', '.v-gallery__position'].map((part) => all(part).length),
    ]).toEqual(expected);
  });

  it('have dots that lead to them', async () => {
    await show({ hasDots: true });
    await click('.v-carousel__dot:nth-child(3)');
    expect(all('.v-carousel__dot').map((dot) => [dot.getAttribute('aria-label'), dot.getAttribute('aria-current')])).toEqual([
      ['Image 1 of 3', null],
      ['Image 2 of 3', null],
      ['Image 3 of 3', 'true'],
    ]);
  });

  it('of which the first alone is fetched before everything else, or none further down a page', async () => {
    const priorities = () => all('.v-gallery__strip img').map((image) => image.getAttribute('fetchpriority') === 'high');
    await show();
    expect(priorities()).toEqual([true, false, false]);
    await show({ isPriority: false });
    expect(priorities()).toEqual([false, false, false]);
  });
});

describe('a magnified picture', () => {
  const label = () => find('.v-gallery__tools button').getAttribute('aria-label');

  it('is magnified and made small again by button and press', async () => {
    await show();
    expect([zoom(), label()]).toEqual([1, 'Zoom in']);
    press(find('.v-gallery__tools button'));
    expect([zoom(), label()]).toEqual([2.2, 'Zoom out']);
    expect(find('.v-gallery__frame--zoomed').getAttribute('aria-label')).toBe('Image 1 of 3');
    await click('.v-gallery__frame--zoomed', { clientX: 10, clientY: 10 });
    expect([zoom(), label()]).toEqual([1, 'Zoom in']);
    await click('.v-gallery__frame', { clientX: 10, clientY: 20 });
    expect(zoom()).toBe(2.2);
    const to = moved.mock.lastCall?.[0];
    expect(
      [to?.left, to?.top].map((each) => Number(each?.toFixed(3))),
      'about the place of the press',
    ).toEqual([12, 24]);
  });

  it('is magnified by + and =, made smaller by -, and whole again by 0 and Escape', async () => {
    await show();
    await key('+');
    expect(zoom()).toBe(1.5);
    await key('=');
    expect(zoom()).toBe(2.25);
    await key('-');
    expect(zoom()).toBe(1.5);
    expect(await key('0')).toBe(true);
    expect(zoom()).toBe(1);
    await key('+');
    expect(await key('Escape')).toBe(true);
    expect(zoom()).toBe(1);
    expect(await key('Escape'), 'left to what is around it').toBe(false);
    expect(await key('0')).toBe(false);
  });

  it('leaves keys with Ctrl, Alt or the command key to the browser', async () => {
    await show();
    for (const modifier of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) expect(await key('+', modifier)).toBe(false);
    expect(zoom()).toBe(1);
    expect(await key('a')).toBe(false);
  });

  it('is moved by the arrow keys by a fifth of its frame, in place of the strip', async () => {
    await show();
    for (const name of ['ArrowUp', 'ArrowDown']) expect(await key(name), 'scrolls the page').toBe(false);
    await key('+');
    moved.mockClear();
    for (const name of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) expect(await key(name)).toBe(true);
    expect(moved.mock.calls.map(([by]) => by)).toEqual([
      { left: -20, top: 0 },
      { left: 20, top: 0 },
      { left: 0, top: -10 },
      { left: 0, top: 10 },
    ]);
    expect(place()).toBe('1 / 3');
  });

  it('follows a mouse, and no finger', async () => {
    await show();
    const point = (pointerType: string, x: number, y: number) =>
      act(
        async () =>
          void find('.v-gallery__frame').dispatchEvent(
            Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: y }), { pointerType }),
          ),
      );
    await point('mouse', 25, 25);
    expect(moved).not.toHaveBeenCalled();
    await key('+');
    moved.mockClear();
    await point('touch', 25, 25);
    expect(moved).not.toHaveBeenCalled();
    await point('mouse', 25, 25);
    expect(moved).toHaveBeenCalledExactlyOnceWith({ left: 30, top: 30 });
  });

  it('is whole again when another one is chosen', async () => {
    await show();
    await key('+');
    await click('li:nth-child(2) > .v-gallery__thumbnail');
    expect(zoom()).toBe(1);
  });

  it('is none where magnifying is not asked for', async () => {
    await show({ hasZoom: false });
    for (const name of ['+', '-', '=']) expect(await key(name)).toBe(false);
    await click('.v-gallery__frame');
    expect(zoom()).toBe(1);
    expect(label()).toBe('Full screen');
  });
});

describe('the full screen', () => {
  it('opens at the same picture, at once, and gives back the one that was looked at there', async () => {
    await show();
    await click('li:nth-child(2) > .v-gallery__thumbnail');
    HTMLElement.prototype.scrollBy = scrolled as typeof HTMLElement.prototype.scrollBy;
    press(find('[aria-label="Full screen"]'));
    await drawn();
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
    expect(find('.v-gallery-modal .v-gallery__position').textContent).toBe('2 / 3');
    expect(all('.v-gallery-modal [aria-label="Full screen"]')).toEqual([]);
    press(find('.v-gallery-modal [aria-label=Next]'));
    press(find('.v-gallery-modal [aria-label=Close]'));
    await vi.waitFor(async () => {
      await drawn();
      expect(all('.v-gallery-modal')).toEqual([]);
    });
    expect(place()).toBe('3 / 3');
  });

  it('is where the wheel alone magnifies; on the page it scrolls', async () => {
    await show();
    const turn = async (within: string) => {
      const wheel = new WheelEvent('wheel', { deltaY: -500, bubbles: true, cancelable: true });
      await act(async () => void find(`${within} .v-gallery__strip`).dispatchEvent(wheel));
      return wheel.defaultPrevented;
    };
    expect(await turn('.v-gallery')).toBe(false);
    press(find('[aria-label="Full screen"]'));
    await drawn();
    expect(await turn('.v-gallery-modal')).toBe(true);
  });

  it('is not offered where it is not asked for', async () => {
    await show({ hasFullScreen: false });
    expect(all('[aria-label="Full screen"]')).toEqual([]);
  });
});

describe('a gallery', () => {
  const sized = images.map((image) => ({ ...image, thumbnails: [{ url: '/small.jpg', width: 400 }] }));
  const pictures = (within: string) =>
    all(`${within} .v-image`).map((image) => [image.className.match(/v-image--(cover|contain)/)?.[1], image.querySelector('img')?.sizes]);
  const ratios = (selector: string) => all(selector).map((each) => each.style.aspectRatio.split(' ')[0]);

  it('has pictures that are no stop of the keyboard, unless one is magnified', async () => {
    await show();
    expect(all('.v-gallery__frame').map((frame) => [frame.getAttribute('tabindex'), frame.getAttribute('role')])).toEqual(
      Array(3).fill([null, null]),
    );
    await key('+');
    expect(all('.v-gallery__frame').map((frame) => [frame.getAttribute('tabindex'), frame.getAttribute('role')])).toEqual([
      ['0', 'group'],
      [null, null],
      [null, null],
    ]);
    expect(all('.v-gallery__frame--zoomed')).toHaveLength(1);
  });

  it('reserves the place of its pictures, and of thumbnails that are not too low to be hit', async () => {
    await show();
    expect(ratios('.v-gallery__thumbnail .v-image')).toEqual(['1', '1', '1']);
    await show({ ratio: 3 });
    expect([ratios('.v-gallery__slide'), ratios('.v-gallery__thumbnail .v-image')]).toEqual([
      ['3', '3', '3'],
      ['1.6', '1.6', '1.6'],
    ]);
    await show({ images: [], ratio: 2 });
    expect(ratios('.v-gallery__empty')).toEqual(['2']);
  });

  it.each<[string, Partial<ImageGalleryProps>, string, string]>([
    ['as before', {}, 'cover', 'cover'],
    ['as a whole', { fit: 'contain' }, 'contain', 'contain'],
    ['without empty edges', { fit: 'contain', zoomFit: 'cover' }, 'contain', 'cover'],
  ])('fills the frame of a magnified picture %s, from a larger file', async (_what, props, small, large) => {
    await show({ images: sized, sizes: '50vw', ...props });
    expect(pictures('.v-gallery__strip')).toEqual(Array(3).fill([small, '50vw']));
    await key('+');
    expect(pictures('.v-gallery__strip')).toEqual([
      [large, '200vw'],
      [small, '50vw'],
      [small, '50vw'],
    ]);
    expect(find('.v-gallery__stage').className).toBe('v-gallery__stage v-gallery__stage--zooming v-gallery__stage--zoomed');
  });

  it('is drawn as one that cannot magnify where it may not', async () => {
    await show({ hasZoom: false, hasFullScreen: false });
    expect(find('.v-gallery__stage').className).toBe('v-gallery__stage');
    expect(all('.v-gallery__tools button')).toEqual([]);
  });

  it('shows its pictures as a whole in the full screen, as wide as that', async () => {
    await show({ images: sized, ratio: 3 });
    press(find('[aria-label="Full screen"]'));
    await drawn();
    expect(pictures('.v-gallery-modal .v-gallery__strip')).toEqual(Array(3).fill(['contain', '100vw']));
    expect(ratios('.v-gallery-modal .v-gallery__slide')).toEqual(['', '', '']);
    expect(find('[role=dialog]').getAttribute('aria-label')).toBe('Pictures of the mug');
  });

  it('keeps the keys that it uses from what is around it, and no others', async () => {
    await show();
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => void heard.push(event.key);
    document.body.addEventListener('keydown', listen);
    for (const name of ['+', 'Escape', 'Escape', 'a', 'ArrowRight']) await key(name);
    document.body.removeEventListener('keydown', listen);
    expect(heard).toEqual(['Escape', 'a']);
  });

  it('follows whoever turns the wheel on the way to a chosen picture', async () => {
    await show();
    await click('li:nth-child(3) > .v-gallery__thumbnail');
    await act(async () => void strip().dispatchEvent(new WheelEvent('wheel', { bubbles: true })));
    await swipe(WIDTH);
    expect(place()).toBe('2 / 3');
  });

  it('does not follow the link of a thumbnail where scripts run', async () => {
    await show();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void find('li:nth-child(2) > .v-gallery__thumbnail').dispatchEvent(press));
    expect(press.defaultPrevented).toBe(true);
    expect(find('li:nth-child(2) > .v-gallery__thumbnail').getAttribute('href')).toBe(`#${all('.v-gallery__slide')[1]?.id}`);
  });

  it('magnifies the picture that is chosen, about the place of the press, and makes it small again', async () => {
    await show();
    await click('li:nth-child(2) > .v-gallery__thumbnail');
    await swipe(WIDTH);
    await key('+');
    expect(all('.v-gallery__frame').map((frame) => frame.getAttribute('aria-label'))).toEqual([null, 'Image 2 of 3', null]);
    expect(place()).toBe('2 / 3');
    press(find('.v-gallery__tools button'));
    expect(zoom()).toBe(1);
  });
});
