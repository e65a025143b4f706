// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useZoom } from './use-zoom.ts';

let root: Root;
let zoom: ReturnType<typeof useZoom>;
/** Where the frame has been scrolled to. */
let scrolled: ScrollToOptions[];

function Stage({ wheel }: { wheel: 'always' | 'ctrl' | 'off' }) {
  const [stage, frame] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  zoom = useZoom(stage, frame, wheel);
  return (
    <div ref={stage}>
      <div ref={frame} />
    </div>
  );
}
const open = async (wheel: 'always' | 'ctrl' | 'off' = 'always') => {
  await act(async () => root.render(<Stage wheel={wheel} />));
  const frame = stage().firstElementChild as HTMLElement;
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 300));
  frame.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to !== 'object') return;
    scrolled.push(to);
    [frame.scrollLeft, frame.scrollTop] = [to.left ?? 0, to.top ?? 0];
  };
};
const stage = () => document.querySelector('div > div') as HTMLElement;
const send = async (event: Event) => {
  await act(async () => void stage().dispatchEvent(event));
  return event.defaultPrevented;
};
const turn = (deltaY: number, options: WheelEventInit = {}) =>
  send(new WheelEvent('wheel', { deltaY, clientX: 200, clientY: 150, cancelable: true, bubbles: true, ...options }));
const touch = (type: string, ...fingers: [number, number][]) =>
  send(
    Object.assign(new Event(type, { cancelable: true, bubbles: true }), {
      touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })),
    }),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  scrolled = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a picture is magnified', () => {
  it('by steps, about its middle, and never beyond its limits', async () => {
    await open();
    await act(async () => zoom.zoomBy(2));
    expect(zoom.zoom).toBe(2);
    expect(scrolled).toEqual([{ left: 200, top: 150, behavior: 'instant' }]);
    await act(async () => zoom.zoomBy(9));
    expect(zoom.zoom).toBe(5);
    await act(async () => zoom.zoomTo(0.3));
    expect(zoom.zoom).toBe(1);
  });

  it('about the place that was pressed: what lies under it stays there', async () => {
    await open();
    await act(async () => zoom.zoomTo(2, { x: 200, y: 100 }));
    expect(scrolled).toEqual([{ left: 100, top: 50, behavior: 'instant' }]);
    await act(async () => zoom.zoomTo(4, { x: 300, y: 250 }));
    expect(scrolled.at(-1)).toEqual({ left: (100 + 200) * 2 - 200, top: (50 + 200) * 2 - 200, behavior: 'instant' });
  });

  it('by several steps before it is drawn as by all of them together', async () => {
    await open();
    await act(async () => {
      zoom.zoomTo(1.5, { x: 200, y: 100 });
      zoom.zoomBy(2);
    });
    expect(zoom.zoom).toBe(3);
    expect(scrolled).toEqual([{ left: 200, top: 100, behavior: 'instant' }]);
  });

  it('not at all where it is as large already: nothing is scrolled', async () => {
    await open();
    await act(async () => zoom.zoomTo(1.02));
    expect(scrolled).toEqual([]);
  });

  it('by the wheel, pixel by pixel, line by line, and pinched on a touch pad', async () => {
    await open();
    expect(await turn(-500)).toBe(true);
    expect(zoom.zoom).toBeCloseTo(Math.exp(1));
    await turn(500);
    expect(zoom.zoom).toBe(1);
    await turn(-20, { deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(zoom.zoom).toBeCloseTo(Math.exp(0.64));
    await turn(20, { deltaMode: WheelEvent.DOM_DELTA_LINE });
    await turn(-50, { ctrlKey: true });
    expect(zoom.zoom).toBeCloseTo(Math.exp(0.5));
    expect(scrolled[0], 'about the pointer').toMatchObject({ left: 100 * Math.exp(1) - 100, top: 100 * Math.exp(1) - 100 });
  });

  it('by the wheel with Ctrl alone where the page may scroll, and by none where it is off', async () => {
    await open('ctrl');
    expect(await turn(-500)).toBe(false);
    expect(zoom.zoom).toBe(1);
    expect(await turn(-50, { ctrlKey: true })).toBe(true);
    expect(zoom.zoom).toBeGreaterThan(1);
    await open('off');
    const before = zoom.zoom;
    expect(await turn(-50, { ctrlKey: true })).toBe(false);
    await touch('touchstart', [100, 100], [200, 100]);
    expect(await touch('touchmove', [50, 100], [250, 100])).toBe(false);
    expect(zoom.zoom).toBe(before);
  });

  it('by two fingers, as far as they part, from where it stood', async () => {
    await open();
    await act(async () => zoom.zoomTo(1.5));
    await touch('touchstart', [150, 150], [250, 150]);
    expect(await touch('touchmove', [100, 110], [300, 110])).toBe(true);
    expect(zoom.zoom).toBe(3);
    await touch('touchmove', [150, 130], [250, 130]);
    expect(zoom.zoom).toBe(1.5);
    await touch('touchmove', [200, 50], [200, 250]);
    expect(zoom.zoom, 'in any direction').toBe(3);
  });

  it('by neither one finger, nor three, nor two that lie on each other', async () => {
    await open();
    for (const [begin, move] of [
      [[[150, 150]], [[100, 110]]],
      [
        [
          [1, 1],
          [9, 9],
          [5, 5],
        ],
        [
          [1, 1],
          [99, 99],
          [5, 5],
        ],
      ],
      [
        [
          [150, 150],
          [150, 150],
        ],
        [
          [100, 110],
          [300, 110],
        ],
      ],
      [
        [
          [150, 150],
          [250, 150],
        ],
        [[100, 110]],
      ],
    ] as [number, number][][][]) {
      await touch('touchstart', ...(begin ?? []));
      expect(await touch('touchmove', ...(move ?? []))).toBe(false);
    }
    expect(zoom.zoom).toBe(1);
  });
});
