// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { areCharacterKeysOnAtom, ROOM_SHORTCUTS, shortcutsOf } from '../room/room-shortcuts.ts';
import { roomModalAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { self } from '../testing/room-snapshot.ts';
import { RoomModals } from './room-modals.tsx';

const page = roomPage();
const show = (type: 'GUIDE' | 'CLIENT') => {
  page.store.set(roomModalAtom, { type: 'shortcuts' });
  page.store.set(areCharacterKeysOnAtom, true);
  return page.show(<RoomModals />, { room: { self: self({ type, role: type === 'GUIDE' ? 'guide' : 'client' }) } });
};
const rows = () =>
  page
    .all('.v-shortcuts > div')
    .map((row) => [[...row.querySelectorAll('kbd')].map(({ dataset }) => dataset['key']), row.querySelector('dd')?.textContent]);

describe('the list of keys', () => {
  it.each(['GUIDE', 'CLIENT'] as const)('has every key of a %s with what it does, and no other', async (type) => {
    await show(type);
    expect(rows()).toEqual(shortcutsOf(type).map(({ id, keys }) => [[...keys], t(`room.shortcuts.${id}`)]));
    expect(rows().length).toBeLessThan(ROOM_SHORTCUTS.length);
  });

  it('names keys as they are written on a keyboard', async () => {
    await show('GUIDE');
    expect(page.all('kbd').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['M', '←', t('room.shortcuts.PageUp'), '→', t('room.shortcuts.PageDown'), '?']),
    );
  });

  it('turns keys that write a character off and on, for this browser', async () => {
    await show('CLIENT');
    const off = () => page.all('.v-shortcuts__off').length;
    expect(off()).toBe(0);
    await act(async () => page.find('[role=switch]').click());
    expect(page.store.get(areCharacterKeysOnAtom)).toBe(false);
    expect(localStorage.getItem('vitrine-room-keys')).toBe('false');
    expect(off()).toBe(shortcutsOf('CLIENT').length - 2);
    await act(async () => page.find('[role=switch]').click());
    expect(off()).toBe(0);
  });

  it('is closed', async () => {
    await show('CLIENT');
    await page.press(t('common.action.close'));
    expect(page.store.get(roomModalAtom)).toBeNull();
  });
});
