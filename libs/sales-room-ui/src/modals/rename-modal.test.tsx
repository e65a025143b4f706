// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoomError } from '@vitrine/sales-room-client';
import { roomModalAtom } from '../room/screen-atoms.ts';
import { roomPage, type ShownRoom, t } from '../testing/room-page.tsx';
import { RenameButton } from './rename-button.tsx';
import { RoomModals } from './room-modals.tsx';

const page = roomPage();
const show = (shown: ShownRoom = {}) => {
  page.store.set(roomModalAtom, { type: 'rename' });
  return page.show(<RoomModals />, { room: { commands: ['attendee.rename'] }, ...shown });
};
const field = () => page.find<HTMLInputElement>('input[name=attendeeName]');
const submit = () => act(async () => page.find<HTMLFormElement>('form').requestSubmit());
const rename = async (name: string) => {
  await page.type('input[name=attendeeName]', name);
  await submit();
};
const cookie = () =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith('vitrine-attendee-name='))
    ?.split('=')[1];

beforeEach(() => {
  document.cookie = 'vitrine-attendee-name=; max-age=0; path=/';
});

describe('the form for another name', () => {
  it('holds the one that the room knows, and sends another as the room writes it', async () => {
    await show();
    expect(field().value).toBe('Ann');
    await rename('  Ann   B. ');
    expect(page.sent).toEqual([{ name: 'attendee.rename', payload: { name: 'Ann B.' } }]);
    expect(page.store.get(roomModalAtom)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b', 'invalid'],
    ['\u202eevil', 'invalid'],
  ])('takes no %j, as the door doesn’t, and names the field', async (name) => {
    await show();
    await rename(name);
    expect(page.sent).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'rename' });
  });

  it('says why the room refuses a name, keeps what was typed and remembers nothing', async () => {
    await show();
    page.answer = () => Promise.reject(new RoomError('name-taken', 'no'));
    await rename('Mara Ellwood');
    expect(page.text()).toContain(t('room.error.name-taken'));
    expect(field().value).toBe('Mara Ellwood');
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'rename' });
    expect(cookie()).toBeUndefined();
  });

  it.each([
    [false, 'Cleo'],
    [true, undefined],
  ])('has the door remember a new name, not that of a customer (%s)', async (isLoggedIn, remembered) => {
    await show({ shell: { session: { isLoggedIn } as never } });
    await rename('Cleo');
    expect(page.sent).toHaveLength(1);
    expect(cookie()).toBe(remembered);
  });
});

describe('the button for another name', () => {
  const NAME = t('room.rename.title');
  it('is for those whom the room lets change it, while they are connected', async () => {
    await page.show(<RenameButton />, { room: { commands: ['attendee.rename'] } });
    await page.press(NAME);
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'rename' });
    await page.show(<RenameButton />, { room: { commands: ['attendee.rename'] }, client: { connection: 'reconnecting' } });
    expect(page.isDisabled(NAME)).toBe(true);
    await page.show(<RenameButton />, { room: { commands: [] } });
    expect(page.all('button')).toEqual([]);
  });
});
