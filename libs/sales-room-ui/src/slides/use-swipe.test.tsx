// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const onSwipe = vi.fn<(by: 1 | -1) => void>();
const capture = vi.fn();
let root: Root;
let viewport: EventTarget & { scale: number };

function Slide({ isAllowed, dir }: { isAllowed: boolean; dir: string }) {
  return (
    <article style={{ direction: dir as 'ltr' }} {...useSwipe(isAllowed, onSwipe)}>
      <p>Text</p>
      <input type="range" />
      <div className="strip" style={{ overflowX: 'auto' }}>
        <span>Card</span>
      </div>
      <div className="gallery" style={{ touchAction: 'pan-y' }} />
    </article>
  );
}
const show = (isAllowed = true, dir = 'ltr') => act(async () => root.render(<Slide isAllowed={isAllowed} dir={dir} />));
const slide = () => {
  const found = document.querySelector('article');
  if (!found) throw new Error('There is no slide');
  return found;
};
const point = (
  type: string,
  [clientX, clientY]: readonly [number, number],
  { at = 'p', ...init }: PointerEventInit & { at?: string } = {},
) =>
  act(async () => {
    const event = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', clientX, clientY, ...init };
    document.querySelector(at)?.dispatchEvent(new PointerEvent(type, event));
  });
const move = async (to: readonly [number, number], init: PointerEventInit & { at?: string } = {}) => {
  await point('pointerdown', [200, 200], init);
  await point('pointermove', [200 + (to[0] - 200) / 2, 200 + (to[1] - 200) / 2], init);
  await point('pointermove', to, init);
  await point('pointerup', to, init);
};
const drag = () => slide().style.getPropertyValue('--v-slide-drag');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  viewport = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  HTMLElement.prototype.setPointerCapture = capture;
  vi.clearAllMocks();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a finger that moves across a slide', () => {
  it.each([
    ['to the start', 'ltr', 100, 1],
    ['to the end', 'ltr', 300, -1],
    ['to the end, where lines run from right to left', 'rtl', 300, 1],
  ] as const)('turns it: %s', async (_where, dir, x, by) => {
    await show(true, dir);
    await move([x, 210]);
    expect(onSwipe.mock.calls).toEqual([[by]]);
  });

  it('is followed, and what lies under it is not pressed', async () => {
    await show();
    await point('pointerdown', [200, 200]);
    await point('pointermove', [195, 200]);
    expect([drag(), capture.mock.calls]).toEqual(['', []]);
    await point('pointermove', [100, 200]);
    expect([drag(), capture.mock.calls]).toEqual(['-35px', [[1]]]);
    await point('pointerup', [100, 200]);
    expect(drag()).toBe('');
  });

  it.each([
    ['only a little', [160, 200], {}],
    ['more up than across', [120, 20], {}],
    ['with the mouse', [100, 200], { pointerType: 'mouse' }],
    ['as a second finger', [100, 200], { isPrimary: false }],
    ['on a slider', [100, 200], { at: 'input' }],
    ['on something that pans across itself', [100, 200], { at: '.gallery' }],
  ] as const)('does not turn it %s', async (_how, to, init) => {
    await show();
    await move(to, init);
    expect(onSwipe).not.toHaveBeenCalled();
    expect(drag()).toBe('');
  });

  it('scrolls a strip inside of it, where that has more than it shows', async () => {
    await show();
    const strip = document.querySelector('.strip') ?? slide();
    vi.spyOn(strip, 'clientWidth', 'get').mockReturnValue(100);
    const width = vi.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(300);
    await move([100, 200], { at: '.strip span' });
    expect(onSwipe).not.toHaveBeenCalled();
    width.mockReturnValue(100);
    await move([100, 200], { at: '.strip span' });
    expect(onSwipe).toHaveBeenCalledOnce();
  });

  it('does not turn it where the browser took the gesture, or a second finger came', async () => {
    await show();
    await point('pointerdown', [200, 200]);
    await point('pointermove', [120, 200]);
    await point('pointercancel', [120, 200]);
    await point('pointerup', [100, 200]);
    await point('pointerdown', [200, 200]);
    await point('pointermove', [120, 200]);
    await point('pointerdown', [300, 300], { pointerId: 2, isPrimary: false });
    await point('pointerup', [100, 200]);
    expect([onSwipe.mock.calls, drag()]).toEqual([[], '']);
  });

  it('turns it also where the touch before had no end, since its slide went away', async () => {
    await show();
    await point('pointerdown', [200, 200]);
    await point('pointermove', [120, 200]);
    await move([100, 200], { pointerId: 2 });
    expect(onSwipe.mock.calls).toEqual([[1]]);
  });

  it('does nothing where the viewer may not turn it', async () => {
    await show(false);
    await move([100, 200]);
    expect([onSwipe.mock.calls, slide().hasAttribute('data-swipes')]).toEqual([[], false]);
  });

  it('moves a page that is magnified, and turns the slide again once it is not', async () => {
    await show();
    const magnify = (scale: number) =>
      act(async () => {
        viewport.scale = scale;
        viewport.dispatchEvent(new Event('resize'));
      });
    await magnify(2);
    await move([100, 200]);
    expect([onSwipe.mock.calls, slide().hasAttribute('data-swipes')]).toEqual([[], false]);
    await magnify(1);
    await move([100, 200]);
    expect([onSwipe.mock.calls, slide().hasAttribute('data-swipes')]).toEqual([[[1]], true]);
  });
});
