// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { preloadModal } from '@vitrine/ui';
import { type EndPanel, endPanelAtom, roomModalAtom, type StartPanel, startPanelAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { self } from '../testing/room-snapshot.ts';
import { MainRoom, MainRoomSkeleton } from './main-room.tsx';
import { preloadGuideParts } from './room-parts.ts';

beforeAll(async () => {
  await Promise.all([preloadModal(), preloadGuideParts()]);
});

const page = roomPage();
let width = 1440;
beforeEach(() => {
  width = 1440;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity), media: query }),
  );
});
const CLIENT: Partial<RoomSnapshot> = {};
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }) };
const show = (room: Partial<RoomSnapshot>) => page.show(<MainRoom />, { room });
const openStart = (panel: StartPanel) => act(async () => page.store.set(startPanelAtom, panel));
const openEnd = (panel: EndPanel) => act(async () => page.store.set(endPanelAtom, panel));
const title = (side: 'left' | 'right') => page.all(`[data-v-sidebar=${side}] .v-sidebar__title`)[0]?.textContent;
const body = (side: 'left' | 'right') => page.find(`[data-v-sidebar=${side}] .v-sidebar__body`).innerHTML;

describe('the panels of a running presentation', () => {
  it.each([
    ['guide-tools', undefined, 'guide.tools.title'],
    ['slides', 'room.control.slides', 'room.control.slides'],
    ['listings', undefined, 'guide.listing.title'],
    ['templates', undefined, 'guide.templates.title'],
    ['saved', 'room.bookmarks.title', 'guide.products.savedTitle'],
  ] as const)('at its start have one of %s for those who may have it', async (panel, forClient, forGuide) => {
    await show(CLIENT);
    await openStart(panel);
    expect(title('left')).toBe(forClient && t(forClient));
    await show(GUIDE);
    await openStart(panel);
    expect(title('left')).toBe(t(forGuide));
    expect(body('left')).not.toBe('');
  });

  it.each([
    ['chat', 'room.chat.title', 'room.chat.title'],
    ['participants', 'room.participants.title', 'room.participants.title'],
    ['cart', 'room.cart.title', undefined],
    ['likes', 'room.likes.title', undefined],
    ['last-seen', 'room.lastSeen.title', undefined],
    ['audience-carts', undefined, 'guide.audience.carts'],
    ['audience-likes', undefined, 'guide.audience.likes'],
    ['audience-seen', undefined, 'guide.audience.seen'],
    ['attendee', undefined, 'guide.onBehalf.title'],
  ] as const)('at its end have one of %s for those who may have it', async (panel, forClient, forGuide) => {
    await show(CLIENT);
    await openEnd(panel);
    expect(title('right')).toBe(forClient && t(forClient));
    await show(GUIDE);
    await openEnd(panel);
    expect(title('right')).toBe(forGuide && t(forGuide));
  });

  it('are closed by their button', async () => {
    await show(CLIENT);
    await openStart('slides');
    await act(async () => page.find('[data-v-sidebar=left] header button').click());
    expect(page.store.get(startPanelAtom)).toBeNull();
    await openEnd('chat');
    await act(async () => page.find('[data-v-sidebar=right] header button').click());
    expect(page.store.get(endPanelAtom)).toBeNull();
  });

  it('are closed with the presentation', async () => {
    await show(CLIENT);
    await openStart('slides');
    await openEnd('chat');
    await page.show(null);
    expect([page.store.get(startPanelAtom), page.store.get(endPanelAtom)]).toEqual([null, null]);
  });

  it.each([
    ['guide', GUIDE, 1280, 'guide-tools'],
    ['guide', GUIDE, 1279, null],
    ['client', CLIENT, 1440, null],
  ] as const)('are open at first for a %s where there is room for them: %#', async (_who, room, screen, expected) => {
    width = screen;
    await show(room);
    expect(page.store.get(startPanelAtom)).toBe(expected);
  });
});

describe('a running presentation', () => {
  it('has a head, a stage and controls', async () => {
    await show(CLIENT);
    expect(page.find('h1').textContent).toBe('Spring');
    expect(page.find('main').id).toBe('main');
    expect(page.control(t('room.control.menu'))).toBeDefined();
  });

  it('shows the modals that are asked for', async () => {
    await show(CLIENT);
    await act(async () => page.store.set(roomModalAtom, { type: 'leave' }));
    expect(page.text()).toContain(t('room.leaveModal.title'));
  });

  it('says that it is entered until the room answers', async () => {
    await page.show(<MainRoomSkeleton name="Spring" />);
    expect(page.find('h1').textContent).toBe('Spring');
    expect(page.text()).toContain(t('room.connection.connecting'));
    expect(page.find('.v-skeleton').outerHTML).toMatch(/2\.28|16 ?\/ ?7/);
  });
});
