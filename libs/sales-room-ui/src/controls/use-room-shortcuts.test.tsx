// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { areCaptionsOnAtom } from '../captions/captions-atoms.ts';
import { areCharacterKeysOnAtom, isCharacterKey, ROOM_SHORTCUTS, type ShortcutId, shortcutsOf } from '../room/room-shortcuts.ts';
import { endPanelAtom, isPointingAtom, isSlideOnScreenAtom, roomModalAtom, shownSlideAtom, startPanelAtom } from '../room/screen-atoms.ts';
import { EVERY_COMMAND, roomPage } from '../testing/room-page.tsx';
import { self } from '../testing/room-snapshot.ts';
import { useRoomShortcuts } from './use-room-shortcuts.ts';

const page = roomPage();
let shown = 0;
function Keys() {
  useRoomShortcuts();
  return (
    <>
      <textarea />
      <article className="v-slide">
        <button type="button" className="v-show-to-all" onClick={() => (shown += 1)} />
      </article>
    </>
  );
}
type Type = 'GUIDE' | 'CLIENT';
const show = (type: Type, commands = EVERY_COMMAND) => {
  shown = 0;
  page.store.set(areCharacterKeysOnAtom, true);
  page.store.set(isSlideOnScreenAtom, true);
  return page.show(<Keys />, {
    room: { commands, currentSlide: 1, self: self({ type, role: type === 'GUIDE' ? 'guide' : 'client' }) },
  });
};
const press = (key: string, at: Element = document.body) =>
  act(async () => void at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
/** All that keys could have changed. */
const state = () =>
  JSON.stringify([
    page.sent,
    page.switched,
    page.store.get(startPanelAtom),
    page.store.get(endPanelAtom),
    page.store.get(roomModalAtom),
    page.store.get(shownSlideAtom),
    page.store.get(isPointingAtom),
    page.store.get(areCaptionsOnAtom),
    shown,
  ]);
/** What is to be seen of each, by role. */
const seen: Readonly<Record<ShortcutId, (type: Type) => void>> = {
  mic: () => expect(page.switched).toEqual([['mic', true]]),
  camera: () => expect(page.switched).toEqual([['camera', true]]),
  hand: () => expect(page.sent).toEqual([{ name: 'hand.set', payload: { raised: true } }]),
  previous: (type) => expectSlide(type, 0),
  next: (type) => expectSlide(type, 2),
  show: () => expect(shown).toBe(1),
  point: () => expect(page.store.get(isPointingAtom)).toBe(true),
  captions: () => expect(page.store.get(areCaptionsOnAtom)).toBe(true),
  tools: () => expect(page.store.get(startPanelAtom)).toBe('guide-tools'),
  participants: () => expect(page.store.get(endPanelAtom)).toBe('participants'),
  chat: () => expect(page.store.get(endPanelAtom)).toBe('chat'),
  list: () => expect(page.store.get(roomModalAtom)).toEqual({ type: 'shortcuts' }),
};
function expectSlide(type: Type, index: number): void {
  if (type === 'CLIENT') expect(page.store.get(shownSlideAtom)).toEqual({ index, page: 1 });
  else expect(page.sent).toEqual([{ name: 'slide.switch', payload: { index, page: 1 } }]);
}
const EACH = (['GUIDE', 'CLIENT'] as const).flatMap((type) =>
  shortcutsOf(type).flatMap(({ id, keys }) => keys.map((key) => [type, key, id] as const)),
);

describe('a key of the list', () => {
  it.each(EACH)('does for a %s with %s what the list says: %s', async (type, key, id) => {
    await show(type);
    await press(key);
    seen[id](type);
  });

  it.each(EACH)('of a %s does nothing while somebody types %s (%s)', async (type, key) => {
    await show(type);
    const before = state();
    await press(key, page.find('textarea'));
    expect(state()).toBe(before);
  });

  it.each(ROOM_SHORTCUTS.filter(({ only }) => only !== null))(
    'that is for one role does nothing for the other: $id',
    async ({ only, keys }) => {
      await show(only === 'GUIDE' ? 'CLIENT' : 'GUIDE');
      const before = state();
      await press(keys[0]);
      expect(state()).toBe(before);
    },
  );

  it('stands for one thing', () => {
    for (const type of ['GUIDE', 'CLIENT'] as const) {
      const keys = shortcutsOf(type).flatMap((shortcut) => shortcut.keys);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it.each(['p', 'c', 't'])('that opens a panel closes it again: %s', async (key) => {
    await show('GUIDE');
    const before = state();
    await press(key);
    expect(state()).not.toBe(before);
    await press(key);
    expect(state()).toBe(before);
  });

  it.each(EACH.filter(([, key]) => isCharacterKey(key)))('that writes a character can be turned off: for a %s %s', async (type, key) => {
    await show(type);
    await act(async () => page.store.set(areCharacterKeysOnAtom, false));
    const before = state();
    await press(key);
    expect(state()).toBe(before);
    await press('ArrowRight');
    seen.next(type);
  });
});

it('a hand is raised by no key where the room would refuse it', async () => {
  await show('CLIENT', []);
  await press('h');
  expect(page.sent).toEqual([]);
});
