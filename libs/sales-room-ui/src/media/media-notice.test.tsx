// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_ERROR_CODES, type RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomClientAtom, roomSnapshotAtom } from '../room/room-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { clientSnapshot, room, self } from '../testing/room-snapshot.ts';
import { MediaNotice } from './media-notice.tsx';

const page = roomPage();
const { local } = clientSnapshot();
const show = async (changes: Partial<RoomSnapshot> = {}, client: Partial<Omit<RoomClientSnapshot, 'room'>> = {}) => {
  await page.show(null);
  await page.show(<MediaNotice />, { room: changes, client });
};
const broken = (error: string) => ({ local: { ...local, camera: { ...local.camera, error } } }) as Partial<RoomClientSnapshot>;
const banner = () => page.all('.v-room-banner')[0];
const told = () => banner()?.querySelector('.v-room-banner__text')?.textContent.trim();
const buttons = () => page.all('button').map(({ textContent }) => textContent);
const media = (reason: string) => ({ media: { ...room().media, available: false, reason } }) as Partial<RoomSnapshot>;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('RTCPeerConnection', class {});
});

describe('why there is no sound or picture', () => {
  it.each([
    ['the media service is away', media('no-worker'), 'room.mediaUnavailable.text'],
    ['everybody only listens', { broadcastMode: true }, 'room.control.broadcastBlocked'],
    ['a guide has muted one', { self: self({ micForcedOff: true }) }, 'room.control.mutedByGuide'],
    ['a guide has switched the camera off', { self: self({ cameraForcedOff: true }) }, 'room.control.cameraOffByGuide'],
  ] as const)('is told where %s, until it was read', async (_why, changes, text) => {
    await show(changes);
    expect(told()).toBe(t(text));
    await page.press(t('common.action.dismiss'));
    expect(banner()).toBeUndefined();
  });

  it('is told as long as the media service starts again', async () => {
    await show(media('worker-restarting'));
    expect(told()).toBe(t('room.mediaUnavailable.restarting'));
    expect(buttons()).toEqual([]);
  });

  it('is told with a way to try again where the line failed', async () => {
    await show({}, { mediaState: 'failed' });
    expect(told()).toBe(t('room.mediaUnavailable.failed'));
    expect(buttons()).toEqual([t('room.mediaUnavailable.retry')]);
    await page.press(t('room.mediaUnavailable.retry'));
    expect(page.calls).toEqual([['retryMedia']]);
    await act(async () => page.store.set(roomClientAtom, null));
    await page.press(t('room.mediaUnavailable.retry'));
    expect(page.failures).toEqual([]);
  });

  it('is told without a way to try again where the browser cannot carry either', async () => {
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    await show({}, { mediaState: 'failed' });
    expect(told()).toBe(t('room.device.noWebRtc'));
    expect(buttons()).toEqual([t('common.action.dismiss')]);
  });

  it.each(DEVICE_ERROR_CODES)('is told of a device: %s, until it was read', async (error) => {
    await show({}, broken(error));
    const words = t(`room.device.error.${error}`);
    expect(told()).toBe(error === 'permission-denied' ? `${words} ${t('room.device.blocked.other')}` : words);
    await page.press(t('common.action.dismiss'));
    expect(banner()).toBeUndefined();
  });

  it('is that the page is not encrypted where browsers then hide the devices', async () => {
    vi.stubGlobal('isSecureContext', false);
    await show({}, broken('no-device'));
    expect(told()).toBe(t('room.device.insecure'));
    await show({}, broken('camera-in-use'));
    expect(told()).toBe(t('room.device.error.camera-in-use'));
  });

  it('is told anew when it comes again', async () => {
    await show({ self: self({ micForcedOff: true }) });
    await page.press(t('common.action.dismiss'));
    await page.change({ self: self() });
    expect(banner()).toBeUndefined();
    await page.change({ self: self({ micForcedOff: true }) });
    expect(told()).toBe(t('room.control.mutedByGuide'));
  });

  it('is nothing where all is well, or before the room is entered', async () => {
    await show();
    expect(banner()).toBeUndefined();
    await show({}, { mediaState: 'failed' });
    await act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null, mediaState: 'failed' })));
    expect(page.text()).toBe('');
  });
});
