// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { RoomClientSnapshot } from '@vitrine/sales-room-client';
import { roomClientAtom } from '../room/room-atoms.ts';
import { dismissedComplaintsAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { clientSnapshot } from '../testing/room-snapshot.ts';
import { QualityNotice } from './quality-notice.tsx';

const page = roomPage();
const { local } = clientSnapshot();
const show = (client: Partial<Omit<RoomClientSnapshot, 'room'>>) => page.show(<QualityNotice />, { client });
const told = () => page.all('[data-quality-notice]').map(({ dataset }) => dataset['qualityNotice']);
const poor = (cause: 'cpu' | 'downlink') =>
  ({ quality: { level: 'poor', cause, remedy: 'close-programs', roundTripMs: 900, lossUp: 0, lossDown: 0 } }) as const;
const BUDGET = { send: true, receive: true, guides: true };

describe('what the client did by itself', () => {
  it.each([
    ['send', { local: { ...local, camera: { ...local.camera, pausedBy: 'bandwidth' as const } } }, 'camera-off'],
    ['receive', { videoBudget: { ...BUDGET, receive: false } }, 'pictures-off'],
  ])('is undone by a press: %s', async (direction, client, what) => {
    await show(client);
    expect(told()).toEqual([what]);
    await page.press(t('room.quality.tryAgain'));
    expect(page.calls).toEqual([['resumeVideo', direction]]);
    await act(async () => page.store.set(roomClientAtom, null));
    await page.press(t('room.quality.tryAgain'));
    expect(page.failures).toEqual([]);
  });

  it('is that another device is in use, until it was read', async () => {
    await show({ local: { ...local, mic: { ...local.mic, replacedBy: 'Headset' } } });
    expect(told()).toEqual(['replaced']);
    await page.press(t('common.action.dismiss'));
    expect(page.calls).toEqual([['dismissReplacedDevice']]);
    await act(async () => page.store.set(roomClientAtom, null));
    await page.press(t('common.action.dismiss'));
    expect(page.failures).toEqual([]);
  });

  it.each([
    [{ ...BUDGET, send: false }, []],
    [{ ...BUDGET, receive: false }, ['pictures-off']],
    [BUDGET, ['cpu']],
  ])('is told in place of what is poor: %j', async (videoBudget, expected) => {
    await show({ ...poor('cpu'), videoBudget });
    expect(told()).toEqual(expected);
  });
});

describe('what spoils sound and picture', () => {
  it('is put away by its cause, each for itself', async () => {
    await show(poor('cpu'));
    await page.press(t('common.action.dismiss'));
    expect(told()).toEqual([]);
    await page.change({}, poor('downlink'));
    expect(told()).toEqual(['downlink']);
    await page.press(t('common.action.dismiss'));
    expect([...page.store.get(dismissedComplaintsAtom)]).toEqual(['cpu', 'downlink']);
    await page.change({}, poor('cpu'));
    expect(told()).toEqual([]);
  });
});
