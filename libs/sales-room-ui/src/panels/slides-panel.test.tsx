// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { PanelButton } from '../controls/panel-button.tsx';
import { endPanelAtom } from '../room/screen-atoms.ts';
import { BackToGuide } from '../stage/back-to-guide.tsx';
import { roomPage, t } from '../testing/room-page.tsx';
import { room, self } from '../testing/room-snapshot.ts';
import { SlidesPanel } from './slides-panel.tsx';

const page = roomPage();
const show = (changes: Partial<RoomSnapshot> = {}) =>
  page.show(
    <>
      <SlidesPanel />
      <BackToGuide />
    </>,
    { room: changes },
  );
const items = () => page.all<HTMLButtonElement>('.v-slide-list__item');
const shown = () => items().findIndex((item) => item.getAttribute('aria-current') === 'true');
const guideAt = () =>
  items().flatMap((item, index) => (item.querySelector(`[aria-label="${t('room.slide.guideIsHere')}"]`) ? [index] : []));

describe('the list of slides', () => {
  it('says where one is and where the guide is', async () => {
    await show({ currentSlide: 1 });
    expect(items().map((item) => item.querySelector('.v-slide-list__name')?.textContent)).toEqual(['Slide 1', 'Slide 2', 'Slide 3']);
    expect(items().map((item) => item.querySelector('.v-slide-list__number')?.textContent)).toEqual(['1', '2', '3']);
    expect([shown(), guideAt()]).toEqual([1, [1]]);
  });

  it('leads a client to a slide alone, and back to the guide', async () => {
    await show({ currentSlide: 1 });
    expect(page.text()).not.toContain(t('room.slide.browsing'));
    await page.press(items()[2]?.textContent ?? '');
    expect([shown(), guideAt()]).toEqual([2, [1]]);
    expect(page.text()).toContain(t('room.slide.browsing'));
    expect(page.sent).toEqual([]);
    await page.press(t('room.slide.backToGuide'));
    expect([shown(), guideAt()]).toEqual([1, [1]]);
    expect(page.text()).not.toContain(t('room.slide.browsing'));
  });

  it('leads everybody where a guide goes', async () => {
    await show({ self: self({ type: 'GUIDE' }), commands: ['slide.switch'] });
    await page.press(items()[2]?.textContent ?? '');
    expect(page.sent).toEqual([{ name: 'slide.switch', payload: { index: 2, page: 1 } }]);
    expect(page.text()).not.toContain(t('room.slide.browsing'));
  });

  it('leads nowhere for a guide who does not lead', async () => {
    await show({ self: self({ type: 'GUIDE' }), commands: [] });
    expect(items().map((item) => item.disabled)).toEqual([true, true, true]);
  });

  it('marks a listing that was made meanwhile', async () => {
    await show({ slides: room().slides.map((slide) => ({ ...slide, isInstantListing: slide.index === 1 })) });
    expect(items().map((item) => item.textContent.includes(t('room.slide.instantListing')))).toEqual([false, true, false]);
  });
});

describe('the button of a panel', () => {
  const open = (count?: number) => page.show(<PanelButton panel="chat" icon="chat" label="Chat" count={count} />);
  const button = () => page.find('button');

  it.each([
    [undefined, ''],
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('has a count at its corner: of %s it is "%s"', async (count, expected) => {
    await open(count);
    expect(button().textContent).toBe(expected);
  });

  it('opens the panel and closes it, and takes the place of another', async () => {
    await open();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await page.press('Chat');
    expect([button().getAttribute('aria-expanded'), page.store.get(endPanelAtom)]).toEqual(['true', 'chat']);
    await page.press('Chat');
    expect([button().getAttribute('aria-expanded'), page.store.get(endPanelAtom)]).toEqual(['false', null]);
    page.store.set(endPanelAtom, 'cart');
    await page.press('Chat');
    expect(page.store.get(endPanelAtom)).toBe('chat');
  });
});
