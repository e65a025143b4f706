// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { LocalSource, RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import {
  endPanelAtom,
  isPointingAtom,
  isSlideOnScreenAtom,
  ownSlideAtom,
  roomModalAtom,
  seenChatAtom,
  shownSlideAtom,
  startPanelAtom,
} from '../room/screen-atoms.ts';
import { hasLoweredHandAtom } from '../room/use-own-hand.ts';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { RoomToolbar } from './room-toolbar.tsx';

const page = roomPage();
const GUIDE = self({ type: 'GUIDE', role: 'guide' });
const { local } = clientSnapshot();
const source = (changes: Partial<LocalSource>): LocalSource => ({ ...local.mic, ...changes });
const show = (changes: Partial<RoomSnapshot> = {}, client: Partial<Omit<RoomClientSnapshot, 'room'>> = {}) =>
  page.show(<RoomToolbar />, { room: { commands: EVERY_COMMAND, ...changes }, client });
const asGuide = (changes: Partial<RoomSnapshot> = {}, client = {}) => show({ self: GUIDE, ...changes }, client);
const names = () => page.all('button').map((button) => button.getAttribute('aria-label') ?? '');
const has = (name: string) => names().some((each) => each === name || each.startsWith(`${name} `));
const settings = (videoAudioSettings: RoomSnapshot['appointment']['videoAudioSettings']) => ({
  appointment: { ...room().appointment, videoAudioSettings },
});
const key = (name: string) => act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
const more = async () => {
  await page.press(t('room.control.menu'));
  return page.all('[role=menuitem]');
};
const choose = async (label: string) => {
  const item = (await more()).find(({ textContent }) => textContent === label);
  if (!item) throw new Error(`There is no ${label}`);
  await act(async () => item.click());
  await page.eventually(() => expect(page.all('[role=menuitem]')).toEqual([]));
};

describe('microphone, camera and screen', () => {
  it.each([
    ['both', self(), [true, true, false]],
    ['audio-only', self(), [true, false, false]],
    ['none', self(), [false, false, false]],
    ['both', GUIDE, [true, true, true]],
    ['audio-only', GUIDE, [true, false, false]],
  ] as const)('are offered as far as a room of %s has them', async (of, viewer, expected) => {
    await show({ self: viewer, ...settings(of) });
    expect([t('room.control.unmute'), t('room.control.cameraOn'), t('room.control.shareScreen')].map(has)).toEqual(expected);
  });

  it('are switched on and off by their buttons', async () => {
    await asGuide({}, { local: { ...local, camera: source({ state: 'on' }) } });
    await page.press(t('room.control.unmute'));
    await page.press(t('room.control.cameraOff'));
    await page.press(t('room.control.shareScreen'));
    expect(page.switched).toEqual([
      ['mic', true],
      ['camera', false],
      ['screen', true],
    ]);
    expect(page.control(t('room.control.cameraOff')).getAttribute('aria-pressed')).toBe('true');
    expect(page.control(t('room.control.unmute')).getAttribute('aria-pressed')).toBe('false');
  });

  it('stand out alike, on and off; the screen only while it is shared', async () => {
    const looks = () =>
      page
        .all('.v-source-button')
        .map((button) => ['primary', 'secondary', 'quiet'].find((look) => button.classList.contains(`v-button--${look}`)));
    await asGuide({}, { local: { ...local, camera: source({ state: 'on' }) } });
    expect(looks()).toEqual(['secondary', 'secondary', 'quiet']);
    await asGuide({}, { local: { ...local, screen: source({ state: 'on' }) } });
    expect(looks()).toEqual(['secondary', 'secondary', 'primary']);
  });

  it('cannot be switched on without a connection, a right to it, or after a guide has forbidden it', async () => {
    const isOff = () => [t('room.control.unmute'), t('room.control.cameraOn')].map((name) => page.isDisabled(name));
    await show();
    expect(isOff()).toEqual([false, false]);
    await show({}, { connection: 'reconnecting' });
    expect(isOff()).toEqual([true, true]);
    await show({ commands: [] });
    expect(isOff()).toEqual([true, true]);
    await show({ self: self({ micForcedOff: true }) });
    expect(isOff()).toEqual([true, false]);
    await show({ self: self({ cameraForcedOff: true }) });
    expect(isOff()).toEqual([false, true]);
  });

  it('can always be switched off', async () => {
    await show({ commands: [] }, { connection: 'reconnecting', local: { ...local, mic: source({ state: 'on' }) } });
    expect(page.isDisabled(t('room.control.mute'))).toBe(false);
  });

  it('that start or fail say so', async () => {
    await show({}, { local: { ...local, mic: source({ state: 'starting' }), camera: source({ error: 'not-found' as never }) } });
    expect(page.control(t('room.control.mute')).className).toContain('pending');
    expect(page.control(t('room.control.cameraOn')).className).toContain('v-source-button--error');
    await show({}, { local: { ...local, mic: source({ state: 'stopping' }) } });
    expect(page.control(t('room.control.unmute')).className).toContain('pending');
    expect(page.control(t('room.control.unmute')).className).not.toContain('error');
  });
});

describe('a hand', () => {
  it('is raised and lowered by a client', async () => {
    await show();
    await page.press(t('room.control.raiseHand'));
    await page.change({ self: self({ handRaisedAt: '2026-01-01T10:00:00Z' }) });
    expect(page.control(t('room.control.lowerHand')).getAttribute('aria-pressed')).toBe('true');
    await page.press(t('room.control.lowerHand'));
    expect(page.sent).toEqual([
      { name: 'hand.set', payload: { raised: true } },
      { name: 'hand.set', payload: { raised: false } },
    ]);
  });

  it('that its owner has lowered is known as such, and not where the room has refused it', async () => {
    await show({ self: self({ handRaisedAt: '2026-01-01T10:00:00Z' }) });
    await page.press(t('room.control.lowerHand'));
    expect(page.store.get(hasLoweredHandAtom)).toBe(true);
    await page.change({ self: self() });
    await page.press(t('room.control.raiseHand'));
    expect(page.store.get(hasLoweredHandAtom)).toBe(false);
    await page.change({ self: self({ handRaisedAt: '2026-01-01T10:00:00Z' }) });
    page.answer = () => Promise.reject(new Error('no'));
    await page.press(t('room.control.lowerHand'));
    expect(page.store.get(hasLoweredHandAtom)).toBe(false);
    expect(page.notices()).toEqual([t('common.error.general')]);
  });

  it('is not offered to a guide or after the end, and is greyed out where the room would refuse it', async () => {
    await asGuide();
    expect(has(t('room.control.raiseHand'))).toBe(false);
    await show({ appointment: { ...room().appointment, status: 'ended' } });
    expect(has(t('room.control.raiseHand'))).toBe(false);
    await show({ commands: [] });
    expect(page.isDisabled(t('room.control.raiseHand'))).toBe(true);
  });
});

describe('the slides', () => {
  it('are gone through by a client alone, between the first and the last', async () => {
    await show();
    expect(page.find('[data-testid=slide-place]').textContent).toBe(t('room.slide.current', { index: 1, total: 3 }));
    expect([page.isDisabled(t('room.slide.previous')), page.isDisabled(t('room.slide.next'))]).toEqual([true, false]);
    await page.press(t('room.slide.next'));
    await page.press(t('room.slide.next'));
    expect(page.store.get(shownSlideAtom)).toEqual({ index: 2, page: 1 });
    expect([page.isDisabled(t('room.slide.previous')), page.isDisabled(t('room.slide.next'))]).toEqual([false, true]);
    expect(page.sent).toEqual([]);
    await page.press(t('room.slide.previous'));
    await page.press(t('room.slide.previous'));
    expect(page.store.get(ownSlideAtom), 'back where the guide is: following again').toBeNull();
  });

  it('are gone through by a guide for everybody, where they may', async () => {
    await asGuide();
    await page.press(t('room.slide.next'));
    expect(page.sent).toEqual([{ name: 'slide.switch', payload: { index: 1, page: 1 } }]);
    expect(page.store.get(ownSlideAtom)).toBeNull();
    await asGuide({ commands: [] });
    expect(page.isDisabled(t('room.slide.next'))).toBe(true);
  });

  it('have no controls where there are none, and none to press where there is one', async () => {
    await show({ slides: [] });
    expect(page.all('.v-slide-controls')).toEqual([]);
    await show({ slides: room().slides.slice(0, 1) });
    expect([page.isDisabled(t('room.slide.previous')), page.isDisabled(t('room.slide.next'))]).toEqual([true, true]);
  });

  it('are gone through by arrow and page keys, and not beyond their ends', async () => {
    await show();
    for (const name of ['ArrowRight', 'PageDown', 'PageDown']) await key(name);
    expect(page.store.get(shownSlideAtom)).toEqual({ index: 2, page: 1 });
    for (const name of ['ArrowLeft', 'PageUp', 'ArrowLeft']) await key(name);
    expect(page.store.get(shownSlideAtom)).toEqual({ index: 0, page: 1 });
    await asGuide({ commands: [] });
    await key('ArrowRight');
    expect(page.sent).toEqual([]);
  });

  it('are listed at the start of the stage by a button that opens and closes', async () => {
    await show();
    const list = () => page.control(t('room.control.slides'));
    await page.press(t('room.control.slides'));
    expect([page.store.get(startPanelAtom), list().getAttribute('aria-expanded')]).toEqual(['slides', 'true']);
    await page.press(t('room.control.slides'));
    expect([page.store.get(startPanelAtom), list().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });
});

describe('the keys M and V', () => {
  it('switch microphone and camera as their buttons do', async () => {
    await show();
    await key('m');
    await key('v');
    expect(page.switched).toEqual([
      ['mic', true],
      ['camera', true],
    ]);
  });
  it.each([
    ['is not offered', settings('none'), {}],
    ['is forbidden', { self: self({ micForcedOff: true }) }, {}],
    ['is starting', {}, { local: { ...local, mic: source({ state: 'starting' }) } }],
  ] as const)('do nothing for what %s', async (_what, changes, client) => {
    await show(changes, client);
    await key('m');
    expect(page.switched).toEqual([]);
  });
});

describe('the panels', () => {
  it.each([
    ['participants', 'room.control.participants'],
    ['last-seen', 'room.control.lastSeen'],
    ['likes', 'room.control.likes'],
    ['cart', 'room.control.cart'],
    ['chat', 'room.control.chat'],
  ] as const)('of %s opens and closes by its button', async (panel, label) => {
    await show({ attendees: [] });
    const button = () => page.all('button').find((each) => each.getAttribute('aria-label')?.startsWith(t(label)));
    await act(async () => button()?.click());
    expect([page.store.get(endPanelAtom), button()?.getAttribute('aria-expanded')]).toEqual([panel, 'true']);
    await act(async () => button()?.click());
    expect([page.store.get(endPanelAtom), button()?.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });

  it('count who is here with oneself, what is liked, and what is unread', async () => {
    await show({
      attendees: [attendee(), attendee({ attendeeId: '4', status: 'waiting' })],
      likes: [IDS.product, IDS.other],
      chat: [1, 2, 3].map((each) => ({
        id: String(each),
        commandId: String(each),
        attendeeId: IDS.guide,
        type: 'GUIDE' as const,
        name: 'Mara',
        text: 'Hi',
        sentAt: '2026-01-01T10:00:00Z',
      })),
    });
    await act(async () => page.store.set(seenChatAtom, 1));
    expect(names()).toEqual(
      expect.arrayContaining([
        `${t('room.control.participants')} 2`,
        `${t('room.control.likes')} 2`,
        `${t('room.control.chat')}, ${t('room.chat.unread', { count: 2 })}`,
      ]),
    );
    await act(async () => page.store.set(endPanelAtom, 'chat'));
    expect(names(), 'an open conversation is being read').toContain(t('room.control.chat'));
  });

  it('count for a guide what attendees like and carry, and nothing of the guide’s own', async () => {
    const insights = (liked: string[], productCount: number) =>
      ({ likedProductIds: liked, lastSeenProductIds: [], turnover: { cartSum: 1, currencyIsoCode: 'USD', productCount } }) as never;
    await asGuide({
      likes: [IDS.product],
      attendees: [
        attendee({ insights: insights([IDS.product, IDS.other], 2) }),
        attendee({ attendeeId: '4', insights: insights([IDS.other], 3) }),
      ],
    });
    expect(names()).toEqual(expect.arrayContaining([`${t('guide.audience.likes')} 3`, `${t('guide.audience.carts')} 5`]));
    const own = [t('room.control.cart'), `${t('room.control.likes')} 1`, t('room.control.lastSeen')];
    expect(names().filter((name) => own.includes(name))).toEqual([]);
    for (const [panel, label] of [
      ['audience-seen', t('guide.audience.seen')],
      ['audience-likes', `${t('guide.audience.likes')} 3`],
      ['audience-carts', `${t('guide.audience.carts')} 5`],
    ] as const) {
      await page.press(label);
      expect(page.store.get(endPanelAtom)).toBe(panel);
    }
  });

  it('count no further than 99', async () => {
    const crowd = (count: number) => Array.from({ length: count }, (_, index) => attendee({ attendeeId: String(index) }));
    await show({ attendees: crowd(98) });
    expect(names()).toContain(`${t('room.control.participants')} 99`);
    await show({ attendees: crowd(99) });
    expect(names()).toContain(`${t('room.control.participants')} 99+`);
  });

  it("are a client's bookmarks and a guide's tools at the start of the stage", async () => {
    await show();
    await page.press(t('room.bookmarks.title'));
    expect(page.store.get(startPanelAtom)).toBe('saved');
    await page.press(t('room.bookmarks.title'));
    expect(page.store.get(startPanelAtom)).toBeNull();
    expect(has(t('guide.tools.title'))).toBe(false);
    await asGuide();
    expect(has(t('room.bookmarks.title'))).toBe(false);
    await page.press(t('guide.tools.title'));
    expect(page.store.get(startPanelAtom)).toBe('guide-tools');
    await page.press(t('guide.tools.title'));
    expect(page.store.get(startPanelAtom)).toBeNull();
  });
});

describe('pointing', () => {
  const slideIsThere = () => act(async () => page.store.set(isSlideOnScreenAtom, true));

  it('is switched on and off by its button', async () => {
    await show();
    await slideIsThere();
    await page.press(t('room.coBrowsing.point'));
    expect(page.store.get(isPointingAtom)).toBe(true);
    expect(page.control(t('room.coBrowsing.stopPointing')).getAttribute('aria-pressed')).toBe('true');
    await page.press(t('room.coBrowsing.stopPointing'));
    expect(page.store.get(isPointingAtom)).toBe(false);
  });

  it('is offered only where the slide that all see is on the screen, and to whom the room lets', async () => {
    await show();
    expect(page.isDisabled(t('room.coBrowsing.point'))).toBe(true);
    await slideIsThere();
    expect(page.isDisabled(t('room.coBrowsing.point'))).toBe(false);
    await act(async () => page.store.set(ownSlideAtom, { index: 2, page: 1 }));
    expect(page.isDisabled(t('room.coBrowsing.point'))).toBe(true);
    await act(async () => page.store.set(ownSlideAtom, null));
    await page.change({ commands: [] });
    expect(page.isDisabled(t('room.coBrowsing.point'))).toBe(true);
  });
});

describe('what a narrow screen has no room for', () => {
  const labels = async () => (await more()).map(({ textContent }) => textContent);

  it('is in a menu: for a client with the hand, for a guide with the screen where there is video', async () => {
    await show();
    expect(await labels()).toEqual([
      t('room.control.slides'),
      t('room.control.likes'),
      t('room.control.lastSeen'),
      t('room.bookmarks.title'),
      t('room.reactions.sendHeart'),
      t('room.control.raiseHand'),
      t('room.coBrowsing.point'),
      t('room.captions.turnOn'),
      t('room.control.settings'),
      t('room.shortcuts.title'),
    ]);
  });

  it('is for a guide with the screen, where there is video', async () => {
    await asGuide();
    expect(await labels()).toEqual([
      t('room.control.slides'),
      t('guide.templates.title'),
      t('guide.poll.title'),
      t('guide.audience.likes'),
      t('guide.audience.seen'),
      t('guide.products.savedTitle'),
      t('room.coBrowsing.point'),
      t('room.captions.turnOn'),
      t('room.control.shareScreen'),
      t('room.control.settings'),
      t('room.shortcuts.title'),
    ]);
  });

  it('has no screen in a room without video', async () => {
    await asGuide(settings('audio-only'));
    expect(await labels()).not.toContain(t('room.control.shareScreen'));
  });

  it('does the same as the buttons', async () => {
    await show();
    for (const [label, panel, at] of [
      ['room.control.slides', 'slides', startPanelAtom],
      ['room.bookmarks.title', 'saved', startPanelAtom],
      ['room.control.likes', 'likes', endPanelAtom],
      ['room.control.lastSeen', 'last-seen', endPanelAtom],
    ] as const) {
      await choose(t(label));
      expect(page.store.get(at)).toBe(panel);
    }
    await choose(t('room.control.raiseHand'));
    expect(page.sent).toEqual([{ name: 'hand.set', payload: { raised: true } }]);
    await choose(t('room.control.settings'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'media-settings' });
    await choose(t('room.shortcuts.title'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'shortcuts' });
  });

  it('does the same as the buttons of a guide', async () => {
    await asGuide();
    for (const [label, panel, at] of [
      ['guide.templates.title', 'templates', startPanelAtom],
      ['guide.products.savedTitle', 'saved', startPanelAtom],
      ['guide.audience.likes', 'audience-likes', endPanelAtom],
      ['guide.audience.seen', 'audience-seen', endPanelAtom],
    ] as const) {
      await choose(t(label));
      expect(page.store.get(at)).toBe(panel);
    }
    await choose(t('room.control.settings'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'media-settings' });
  });

  it('lowers a hand that is raised, and shares a screen', async () => {
    await show({ self: self({ handRaisedAt: '2026-01-01T10:00:00Z' }) });
    await choose(t('room.control.lowerHand'));
    expect(page.sent).toEqual([{ name: 'hand.set', payload: { raised: false } }]);
    await asGuide({}, { local: { ...local, screen: source({ state: 'on' }) } });
    await choose(t('room.control.stopSharing'));
    expect(page.switched).toEqual([['screen', false]]);
  });

  it('is greyed out where the room would refuse it', async () => {
    const isOff = async (label: string) =>
      (await more()).find(({ textContent }) => textContent === label)?.matches('[data-disabled], [aria-disabled=true]');
    await show({ commands: [] });
    expect(await isOff(t('room.control.raiseHand'))).toBe(true);
  });
});

it('settings and the way out ask first', async () => {
  await show();
  await page.press(t('room.control.settings'));
  expect(page.store.get(roomModalAtom)).toEqual({ type: 'media-settings' });
  await page.press(t('room.control.leave'));
  expect(page.store.get(roomModalAtom)).toEqual({ type: 'leave' });
});
