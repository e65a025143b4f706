// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { RoomError } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { ownSlideAtom, startPanelAtom } from '../room/screen-atoms.ts';
import { useSlides } from '../slides/use-slides.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { room, self } from '../testing/room-snapshot.ts';
import { SlideControls } from './slide-controls.tsx';

const page = roomPage();
const GUIDE = self({ type: 'GUIDE', role: 'guide' });
let slides: ReturnType<typeof useSlides>;
function Controls() {
  slides = useSlides();
  return <SlideControls />;
}
const show = (changes: Partial<RoomSnapshot> = {}) => page.show(<Controls />, { room: changes });
const lead = (changes: Partial<RoomSnapshot> = {}) => show({ self: GUIDE, commands: ['slide.switch'], ...changes });
const [PREVIOUS, NEXT] = [t('room.slide.previous'), t('room.slide.next')];
const off = () => [page.isDisabled(PREVIOUS), page.isDisabled(NEXT)];
const place = () => page.find('[data-testid=slide-place]').textContent;
const at = (index: number, total = 3) => t('room.slide.current', { index, total });
const switched = () => page.sent.map(({ name, payload }) => [name, payload]);

describe('the slides for a client', () => {
  it('can be looked at alone, and nobody is taken along', async () => {
    await show({ currentSlide: 1 });
    expect([place(), slides.isFollowing]).toEqual([at(2), true]);
    await page.press(NEXT);
    expect([place(), slides.isFollowing, slides.current?.name]).toEqual([at(3), false, 'Slide 3']);
    expect(off()).toEqual([false, true]);
    expect(switched()).toEqual([]);
  });

  it('are followed again by who comes to where the guide is, on the same page of a listing', async () => {
    await show({ currentSlide: 1, currentSlidePage: 2 });
    await page.press(NEXT);
    await page.press(PREVIOUS);
    expect([place(), slides.isFollowing]).toEqual([at(2), false]);
    await act(async () => slides.goTo({ index: 1, page: 2 }));
    expect(slides.isFollowing).toBe(true);
    await page.press(PREVIOUS);
    await act(async () => slides.backToGuide());
    expect([place(), slides.isFollowing]).toEqual([at(2), true]);
  });

  it('end at both ends', async () => {
    await show();
    expect(off()).toEqual([true, false]);
    for (const index of [-1, 3]) await act(async () => slides.goTo({ index, page: 1 }));
    expect(place()).toBe(at(1));
  });

  it('are those of the guide again where the own one is gone', async () => {
    await show();
    await act(async () => page.store.set(ownSlideAtom, { index: 2, page: 1 }));
    expect(place()).toBe(at(3));
    await page.change({ slides: room().slides.slice(0, 2) });
    expect(place()).toBe(at(1, 2));
  });
});

describe('the slides for a guide', () => {
  it('take everybody along', async () => {
    await lead();
    await page.press(NEXT);
    expect(switched()).toEqual([['slide.switch', { index: 1, page: 1 }]]);
    expect(place(), 'until the room says so').toBe(at(1));
    await page.change({ currentSlide: 1 });
    expect([place(), slides.isFollowing]).toEqual([at(2), true]);
    await page.press(PREVIOUS);
    expect(switched()[1]).toEqual(['slide.switch', { index: 0, page: 1 }]);
  });

  it('go on with each press, also before the room has answered the one before', async () => {
    let answer = (): void => undefined;
    page.answer = () => new Promise((resolve) => (answer = () => resolve({})));
    await lead();
    await page.press(NEXT);
    await page.press(NEXT);
    expect(switched()).toEqual([1, 2].map((index) => ['slide.switch', { index, page: 1 }]));
    await act(async () => answer());
    await page.change({ currentSlide: 2 });
    await page.press(PREVIOUS);
    expect(switched()[2]).toEqual(['slide.switch', { index: 1, page: 1 }]);
  });

  it('begin anew at the slide that is shown where the room has refused', async () => {
    page.answer = () => Promise.reject(new RoomError('not-permitted', 'No.'));
    await lead();
    await page.press(NEXT);
    await page.press(NEXT);
    expect(switched()).toEqual([1, 1].map((index) => ['slide.switch', { index, page: 1 }]));
  });

  it('stay where another guide leads', async () => {
    await lead({ commands: [], currentSlide: 1 });
    expect(off()).toEqual([true, true]);
  });
});

describe('a presentation', () => {
  it('of one slide leads nowhere, of none has no controls', async () => {
    await show({ slides: room().slides.slice(0, 1) });
    expect(off()).toEqual([true, true]);
    expect(place()).toBe(at(1, 1));
    await page.change({ slides: [] });
    expect(page.all('[role=group]')).toEqual([]);
  });

  it('has a list of its slides beside it, open and closed by the same button', async () => {
    await show();
    const list = () => page.control(t('room.control.slides')).getAttribute('aria-expanded');
    expect(list()).toBe('false');
    await page.press(t('room.control.slides'));
    expect([list(), page.store.get(startPanelAtom)]).toEqual(['true', 'slides']);
    await page.press(t('room.control.slides'));
    expect([list(), page.store.get(startPanelAtom)]).toEqual(['false', null]);
  });
});
