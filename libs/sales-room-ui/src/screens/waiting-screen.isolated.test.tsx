// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomSnapshotAtom } from '../room/room-atoms.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import type { RoomIdentity } from '../room/room-provider.tsx';
import { roomPage, type ShownRoom, t } from '../testing/room-page.tsx';
import { clientSnapshot, room, self } from '../testing/room-snapshot.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const opened: RoomIdentity[] = [];
vi.mock('../room/room-provider.tsx', async (original) => ({
  ...(await original<object>()),
  RoomProvider: ({ path, viewerType, children }: RoomIdentity & { children: React.ReactNode }) => {
    opened.push({ path, viewerType });
    return children;
  },
}));

const page = roomPage();
type Status = RoomSnapshot['appointment']['status'];
const appointment = (status: Status, changes: Partial<RoomSnapshot['appointment']> = {}) => ({ ...room().appointment, status, ...changes });
const waits = (status: 'waiting' | 'requested' = 'waiting') => self({ role: 'client-waiting', status });
const entry = (changes: object = {}) =>
  ({
    path: 'spring',
    entry: { screen: 'waiting', appointment: appointment('not-started'), attendee: null, guide: null, mediaAvailable: true, ...changes },
    attendeeName: '',
    now: Date.parse('2026-05-04T09:00:00Z'),
  }) as unknown as RoomPageData;
const COMMANDS: RoomSnapshot['commands'] = ['room.request-access'];
const show = (status: Status, changes: Partial<RoomSnapshot> = {}, shown: ShownRoom = {}, data = entry()) =>
  page.show(<WaitingScreen {...data} />, {
    room: { appointment: appointment(status), self: waits(), commands: COMMANDS, ...changes },
    ...shown,
  });
/** The room has not answered yet: what the page came with counts. */
const forget = () => act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
const reason = () => page.find('[data-waiting-for]').dataset['waitingFor'];
const title = () => page.find('h1').textContent;
const has = (text: string) => page.text().includes(text);
const buttons = () => page.all('a, button').map(({ textContent }) => textContent);
const isSpinning = () => page.all('.v-spinner').length > 0;
const ASKED = [{ name: 'room.request-access', payload: {} }];

afterEach(() => vi.useRealTimers());

describe('the bench before the door', () => {
  it('shows for whom one waits', async () => {
    await show('not-started', {}, {}, entry({ presenter: { name: 'Mara', portraitUrl: '/mara' } }));
    expect([has('Mara'), page.find('.v-presenter img').getAttribute('src')]).toEqual([true, '/mara']);
  });

  it('shows the name that the guide sees, and the way to another', async () => {
    await show('not-started', { commands: ['attendee.rename'] });
    expect(has(t('room.waiting.ownName', { name: 'Ann' }))).toBe(true);
    await page.press(t('room.rename.title'));
    await page.eventually(() => expect(page.find<HTMLInputElement>('[role=dialog] input[name=attendeeName]').value).toBe('Ann'));
    await forget();
    expect(has(t('room.waiting.ownName', { name: 'Ann' }))).toBe(false);
  });

  it('is that of the room, as a client', async () => {
    opened.length = 0;
    await show('not-started');
    expect(opened[0]).toEqual({ path: 'spring', viewerType: 'client' });
  });

  it('is for the start: the devices can be tried until then', async () => {
    await show('not-started');
    expect([reason(), title()]).toEqual(['start', t('room.waiting.title')]);
    expect(has(t('room.waiting.text', { name: 'Spring' }))).toBe(true);
    expect(page.control(t('room.waiting.checkDevices')).getAttribute('href')).toBe('/presentation/spring/prejoin');
    expect(buttons()).toHaveLength(1);
    expect(isSpinning()).toBe(true);
    expect(page.sent).toEqual([]);
  });

  it('says when the start is, where that is known', async () => {
    const dates = { accessibleFrom: '2026-05-04T10:00:00Z' };
    await show('not-started', {}, {}, entry({ appointment: appointment('not-started', dates) }));
    expect(page.find('.v-waiting__dates').textContent).toContain('2026');
    await show('not-started');
    expect(page.all('.v-waiting__dates')).toEqual([]);
    await show('locked', {}, {}, entry({ appointment: appointment('not-started', dates) }));
    expect(page.all('.v-waiting__dates'), 'it has begun').toEqual([]);
  });

  it('is for a door that was closed: one asks by a press', async () => {
    await show('locked');
    expect([reason(), title()]).toEqual(['locked', t('room.waiting.lockedTitle')]);
    expect(has(t('room.waiting.lockedText'))).toBe(true);
    expect(buttons()).toEqual([t('room.waiting.requestAccess')]);
    expect([isSpinning(), page.sent]).toEqual([false, []]);
    await page.press(t('room.waiting.requestAccess'));
    expect(page.sent).toEqual(ASKED);
  });

  it('is for the guide who lets one in: it is asked by itself, once', async () => {
    await show('started');
    expect([reason(), title()]).toEqual(['admission', t('room.waiting.admissionTitle')]);
    expect(has(t('room.waiting.admissionText'))).toBe(true);
    expect(page.sent).toEqual(ASKED);
    await page.change({ commands: [] });
    await page.change({ commands: COMMANDS });
    expect(page.sent).toEqual(ASKED);
    await page.press(t('room.waiting.requestAccess'));
    expect(page.sent).toEqual([...ASKED, ...ASKED]);
  });

  it('asks by itself no sooner than the room would take it', async () => {
    await show('started', { commands: [] });
    expect([page.sent, page.isDisabled(t('room.waiting.requestAccess'))]).toEqual([[], true]);
    await page.change({ commands: COMMANDS });
    expect([page.sent, page.isDisabled(t('room.waiting.requestAccess'))]).toEqual([ASKED, false]);
  });

  it.each(['started', 'locked'] as const)('says that was asked, and asks no more: %s', async (status) => {
    await show(status, { self: waits('requested') });
    expect(page.find('[role=status] .v-notice').textContent).toBe(t('room.waiting.requested'));
    expect([buttons(), isSpinning(), page.sent]).toEqual([[], true, []]);
    await page.change({ self: waits() });
    expect(has(t('room.waiting.requested'))).toBe(false);
  });

  it('waits for the answer to a press', async () => {
    page.answer = () => new Promise(() => undefined);
    await show('locked');
    await page.press(t('room.waiting.requestAccess'));
    expect(page.all('.v-waiting__actions .v-button--pending')).toHaveLength(1);
  });

  it('is drawn from what the page came with until the room has answered', async () => {
    await show('started', {}, {}, entry({ appointment: appointment('locked', { name: 'Autumn' }), attendee: { status: 'requested' } }));
    expect(page.find('.v-waiting__name').textContent).toBe('Spring');
    await forget();
    expect([reason(), page.find('.v-waiting__name').textContent]).toEqual(['locked', 'Autumn']);
    expect(has(t('room.waiting.requested'))).toBe(true);
  });

  it('is for the start where nothing is known at all', async () => {
    await show('started', {}, {}, entry({ appointment: null }));
    await forget();
    expect(reason()).toBe('start');
    expect(has(t('room.waiting.text', { name: '' }))).toBe(true);
    expect(has(t('room.waiting.requested'))).toBe(false);
  });

  it('is left as soon as the guards say so, who are asked each half minute', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-04T09:00:00Z') });
    let asked = 0;
    await show('not-started', {}, { onRevalidate: () => (asked += 1) });
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(asked).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked).toBe(1);
  });

  it('is left at once when the room says that one is in', async () => {
    let asked = 0;
    await show('started', {}, { onRevalidate: () => (asked += 1) });
    expect(asked).toBe(0);
    await page.change({ self: self() });
    expect(asked).toBe(1);
  });
});
