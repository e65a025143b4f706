// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { isPointingAtom, isScrollingAloneAtom, isSlideOnScreenAtom, ownSlideAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { makeScrollable, place } from '../testing/test-slide.ts';
import { CoBrowsingLayer } from './co-browsing-layer.tsx';

const page = roomPage();
const SECTION = '0'.repeat(32);
const BLOCK = 'b'.repeat(32);
const FOLLOW = t('room.coBrowsing.follow', { name: 'Mara' });
const GUIDE = self({ attendeeId: IDS.guide, type: 'GUIDE', role: 'guide', name: 'Mara' });

let frames: FrameRequestCallback[] = [];
let now = 0;
let resize = (): void => undefined;
beforeEach(() => {
  [frames, now] = [[], 0];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => void frames.splice(handle - 1, 1, () => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        resize = resized;
      }
      observe() {}
      disconnect() {}
    },
  );
});

const slide = () => page.find('.v-slide');
/** Draws until nothing moves any more; gives how many pictures that took. */
const draw = (most = 200) =>
  act(async () => {
    for (let count = 0; count < most && frames.length > 0; count += 1) for (const frame of frames.splice(0)) frame(now);
  });

async function show(room: Partial<RoomSnapshot> = {}) {
  await page.show(
    <div className="v-content-view__slide">
      <article className="v-slide" tabIndex={0}>
        <div data-cms-block-id={BLOCK}>
          <button type="button">Lamp</button>
        </div>
      </article>
      <CoBrowsingLayer />
    </div>,
    { room: { commands: ['slide.point'], ...room } },
  );
  const area = page.find('.v-content-view__slide');
  place(area, [0, 0, 400, 600]);
  place(slide(), [0, 0, 400, 600]);
  makeScrollable(slide(), 600, 2_600);
  place(page.find('[data-cms-block-id]'), [0, 0, 400, 2_600], slide());
  await act(async () => {
    page.store.set(isSlideOnScreenAtom, true);
    resize();
  });
}
const onSlide = { sectionId: SECTION, page: 1, anchor: { kind: 'block', id: BLOCK } } as const;
/** The guide scrolls so that a viewer's slide of 2,600 pixels begins there. */
const guideScrolls = (top: number, changes: object = {}) =>
  page.tell({
    seq: null,
    name: 'slide.scrolled',
    payload: { ...onSlide, offset: top / 2_600, line: 0, attendeeId: IDS.guide, ...changes },
  });
const points = (attendeeId: string, changes: object = {}) =>
  page.tell({ seq: null, name: 'slide.pointed', payload: { ...onSlide, x: 0.5, y: 0.1, attendeeId, ...changes } });
const pointer = (type: string, [clientX, clientY]: [number, number], init: PointerEventInit = {}) =>
  act(async () => {
    const event = { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, pointerType: 'touch', ...init };
    page.find('.v-slide button').dispatchEvent(new PointerEvent(type, event));
  });
const hasReturn = () => page.text().includes(FOLLOW);

describe('who follows', () => {
  it('is scrolled to where the guide is, step by step', async () => {
    await show();
    await guideScrolls(1_000);
    await draw(1);
    expect(slide().scrollTop).toBeGreaterThan(0);
    expect(slide().scrollTop).toBeLessThan(500);
    await draw();
    expect(Math.round(slide().scrollTop)).toBe(1_000);
    expect(page.store.get(isScrollingAloneAtom)).toBe(false);
  });

  it('is there at once where motion is to be reduced', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await show();
    await guideScrolls(1_000);
    await draw(1);
    expect(Math.round(slide().scrollTop)).toBe(1_000);
  });

  it.each([
    ['another slide', { sectionId: '1'.repeat(32) }],
    ['another page', { page: 2 }],
    ['a part that this viewer has not', { anchor: { kind: 'block', id: 'e'.repeat(32) } }],
  ])('is not scrolled for %s', async (_what, changes) => {
    await show();
    await guideScrolls(1_000, changes);
    await draw();
    expect(slide().scrollTop).toBe(0);
  });

  it.each([
    ['a dialog is open', '<div role="dialog"></div>'],
    ['a menu is open', '<div role="menu"></div>'],
  ])('is not scrolled while %s, and catches up afterwards', async (_what, html) => {
    await show();
    const overlay = document.body.appendChild(document.createElement('div'));
    overlay.innerHTML = html;
    await guideScrolls(1_000);
    await draw();
    expect(slide().scrollTop).toBe(0);
    overlay.remove();
    await page.eventually(() => expect(frames.length).toBeGreaterThan(0));
    await draw();
    expect(Math.round(slide().scrollTop)).toBe(1_000);
  });

  it('is shown what the guide points at beyond their screen', async () => {
    await show();
    await points(IDS.guide, { y: 0.5 });
    await draw(60);
    expect(Math.round(slide().scrollTop)).toBe(1_000);
  });
});

describe('who scrolls on their own', () => {
  const WAYS: readonly [string, () => unknown][] = [
    ['the wheel', () => slide().dispatchEvent(new WheelEvent('wheel', { bubbles: true }))],
    ['a touch', () => slide().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))],
    ['a key', () => slide().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))],
    ['the focus on something of the slide', () => page.find('.v-slide button').focus()],
    ['a field that they write in', () => document.body.appendChild(document.createElement('textarea')).focus()],
    [
      'the cursor of a screen reader',
      () => {
        slide().scrollTop = 300;
        slide().dispatchEvent(new Event('scroll'));
      },
    ],
  ];
  it.each(WAYS)('by %s is never scrolled', async (_what, own) => {
    await show();
    await act(async () => void own());
    expect(page.store.get(isScrollingAloneAtom)).toBe(true);
    const before = slide().scrollTop;
    await guideScrolls(1_000);
    await points(IDS.guide, { y: 0.9 });
    await draw();
    expect(slide().scrollTop).toBe(before);
    expect(page.all('[data-testid=pointer]')).toHaveLength(0);
    expect(hasReturn()).toBe(true);
  });

  it('is back with the guide by one press, and stays with them', async () => {
    await show();
    await act(async () => void WAYS[0]?.[1]());
    await guideScrolls(1_000);
    await page.press(FOLLOW);
    await draw();
    expect(Math.round(slide().scrollTop)).toBe(1_000);
    expect(document.activeElement).toBe(slide());
    await guideScrolls(400);
    await draw();
    expect(Math.round(slide().scrollTop)).toBe(400);
    expect(hasReturn()).toBe(false);
  });

  it('is offered nothing while the guide stays at the top, or on another slide of their own', async () => {
    await show();
    await act(async () => void WAYS[0]?.[1]());
    expect(hasReturn()).toBe(false);
    await guideScrolls(1_000);
    await act(async () => page.store.set(ownSlideAtom, { index: 2, page: 1 }));
    expect(hasReturn()).toBe(false);
  });
});

describe('the guide in control', () => {
  const asGuide = () => show({ self: GUIDE, attendees: [attendee()], commands: ['slide.scroll', 'slide.point'] });

  it('shares where they scroll to, by what is there, and is scrolled by nobody', async () => {
    await asGuide();
    slide().scrollTop = 500;
    await act(async () => void slide().dispatchEvent(new Event('scroll')));
    expect(page.sent).toEqual([{ name: 'slide.scroll', payload: { ...onSlide, offset: 0.25, line: 0.25 } }]);
    await guideScrolls(1_000);
    await draw();
    expect(slide().scrollTop).toBe(500);
  });

  it('points with the mouse for as long as they wish, and opens nothing', async () => {
    await asGuide();
    await act(async () => page.store.set(isPointingAtom, true));
    const opened = vi.fn();
    page.find('.v-slide button').addEventListener('click', opened);
    await pointer('pointermove', [100, 650], { pointerType: 'mouse' });
    expect(page.sent).toEqual([{ name: 'slide.point', payload: { ...onSlide, x: 0.25, y: 0.25 } }]);
    await act(async () => page.find('.v-slide button').click());
    expect(opened).not.toHaveBeenCalled();
    await page.press(t('room.coBrowsing.stopPointing'));
    expect(page.store.get(isPointingAtom)).toBe(false);
  });

  it('sees what a client points at, with their name', async () => {
    await asGuide();
    await points(IDS.bob);
    expect(page.all('[data-testid=pointer]').map(({ textContent }) => textContent)).toEqual(['Bob']);
  });
});

describe('pointing', () => {
  it('of a client is one touch, which goes on following', async () => {
    await show();
    await act(async () => page.store.set(isPointingAtom, true));
    expect(page.text()).toContain(t('room.coBrowsing.clientHint'));
    await pointer('pointerdown', [200, 260]);
    await pointer('pointerup', [200, 260]);
    expect(page.sent.at(-1)).toEqual({ name: 'slide.point', payload: { ...onSlide, x: 0.5, y: 0.1 } });
    expect([page.store.get(isPointingAtom), page.store.get(isScrollingAloneAtom)]).toEqual([false, false]);
    expect(page.all('[data-testid=pointer]').map(({ textContent }) => textContent)).toEqual([t('room.role.you')]);
  });

  it('that the room refuses is told, and ends', async () => {
    await show();
    page.answer = () => {
      throw new Error('refused');
    };
    await act(async () => page.store.set(isPointingAtom, true));
    await pointer('pointerdown', [200, 260]);
    await pointer('pointerup', [200, 260]);
    expect(page.notices()).toEqual([t('common.error.general')]);
  });

  it('is done with the keyboard, at what has the focus', async () => {
    await show();
    place(page.find('.v-slide button'), [100, 520, 200, 520]);
    await act(async () => page.store.set(isPointingAtom, true));
    await act(async () => void page.find('.v-slide button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    expect(page.sent.at(-1)).toEqual({ name: 'slide.point', payload: { ...onSlide, x: 0.5, y: 0.3 } });
  });

  it('is drawn with the name, apart from what assistive technology reads, and is gone two seconds later', async () => {
    await show();
    await points(IDS.guide);
    const drawn = page.find('[data-testid=pointer]');
    expect([drawn.textContent, drawn.closest('[aria-hidden=true]') !== null]).toEqual(['Mara', true]);
    expect(drawn.style.translate).toBe('200px 260px');
    now = 2_100;
    await draw(1);
    expect(drawn.hasAttribute('data-fading')).toBe(true);
    now = 2_400;
    await draw(1);
    expect(page.all('[data-testid=pointer]')).toHaveLength(0);
  });

  it('of nobody who is known, or at a part that this viewer has not, is not drawn', async () => {
    await show();
    await points(IDS.other);
    expect(page.all('[data-testid=pointer]')).toHaveLength(0);
    await points(IDS.guide, { anchor: { kind: 'product', id: 'e'.repeat(32) } });
    expect(page.find('[data-testid=pointer]').hidden).toBe(true);
  });
});
