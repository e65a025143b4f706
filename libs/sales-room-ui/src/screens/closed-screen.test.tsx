// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { roomClientAtom } from '../room/room-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { ClosedScreen } from './closed-screen.tsx';

const page = roomPage();
const show = (reason: string, viewerType: 'client' | 'guide' = 'client') =>
  page.show(<ClosedScreen path="spring" reason={reason} />, { identity: { viewerType } });
const text = () => page.find('.v-state__text').textContent;
const title = () => page.find('h1').textContent;

describe('a room that was closed for this window', () => {
  it.each([
    ['replaced', 'room.notice.replaced', 'room.connection.closed'],
    ['logged-out', 'room.notice.loggedOut', 'room.connection.closed'],
    ['left', 'room.leave.text', 'room.leave.title'],
    ['blocked', 'room.error.blocked', 'room.connection.closed'],
    ['rate-limited', 'room.error.rate-limited', 'room.connection.closed'],
    ['whatever', 'room.error.closed', 'room.connection.closed'],
  ] as const)('says why: %s', async (reason, words, heading) => {
    await show(reason);
    expect([title(), text()]).toEqual([t(heading), t(words)]);
    expect(page.find('main').dataset['closed']).toBe(reason);
    expect(page.find('main').tabIndex, 'the link past the head leads there').toBe(-1);
  });

  it('is opened again by a press', async () => {
    await show('replaced');
    await page.press(t('room.leave.rejoin'));
    expect(page.calls).toEqual([['open']]);
    await act(async () => page.store.set(roomClientAtom, null));
    await page.press(t('room.leave.rejoin'));
    expect(page.failures).toEqual([]);
  });

  it('leads a client to the shop, and a guide nowhere', async () => {
    await show('left');
    expect(page.control(t('room.leave.toShop')).getAttribute('href')).toBe('/');
    await show('left', 'guide');
    expect(page.text()).not.toContain(t('room.leave.toShop'));
  });

  it('speaks the languages of the shop', async () => {
    await show('left');
    expect(page.all('.v-language-switch')).toHaveLength(1);
  });
});
