// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomSnapshotAtom } from '../room/room-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { clientSnapshot, room } from '../testing/room-snapshot.ts';
import { RoomHead, RunningRoomHead } from './room-head.tsx';

const page = roomPage();
const show = (changes: Partial<RoomSnapshot['appointment']> = {}, broadcastMode = false) =>
  page.show(<RunningRoomHead />, { room: { appointment: { ...room().appointment, ...changes }, broadcastMode } });
const badges = () => page.all('.v-room__badges .v-badge').map(({ textContent }) => textContent);

describe('the head of a room', () => {
  it.each(['not-started', 'started', 'locked', 'ended'] as const)('says that it is %s, in its own way while it runs', async (status) => {
    await show({ status });
    expect(page.find('h1').textContent).toBe('Spring');
    expect(badges()).toEqual([t(`room.state.${status}`)]);
    expect(page.all('.v-room__running')).toHaveLength(status === 'started' ? 1 : 0);
    expect(page.all('.v-room__state')).toHaveLength(1);
  });

  it('says what everybody should know besides', async () => {
    await show({ isPreview: true }, true);
    expect(badges()).toEqual([t('guide.preview.label'), t('room.state.started'), t('guide.tools.broadcastMode')]);
  });

  it('shows name, badges and languages in full by a press', async () => {
    await show();
    const names = () => page.all('.v-room-details__name').map(({ textContent }) => textContent);
    expect(names()).toEqual([]);
    await page.press(t('room.details'));
    expect(names()).toEqual(['Spring']);
    expect(page.all('.v-room-details__badges .v-badge').map(({ textContent }) => textContent)).toEqual([t('room.state.started')]);
    expect(page.all('.v-language-switch--compact')).toHaveLength(1);
    expect(page.all('.v-language-switch:not(.v-language-switch--compact)')).toHaveLength(1);
    expect(page.all('[role=tooltip]')).toEqual([]);
  });

  it('has no badges before the room has answered', async () => {
    await page.show(<RoomHead name="Spring" />);
    await page.press(t('room.details'));
    expect(page.all('.v-room__badges, .v-room-details__badges')).toEqual([]);
    await show();
    await act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
    expect(page.all('header')).toEqual([]);
  });
});
