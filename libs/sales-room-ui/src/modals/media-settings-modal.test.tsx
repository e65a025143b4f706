// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { backgroundBlur } from '../devices/background-blur.ts';
import { readChosenDevices, writeChosenDevices } from '../devices/chosen-devices.ts';
import { isBlurredAtom, isMirroredAtom } from '../devices/device-atoms.ts';
import { roomClientAtom, roomSnapshotAtom } from '../room/room-atoms.ts';
import { roomModalAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { clientSnapshot, room } from '../testing/room-snapshot.ts';
import { testDevices, TestTrack, TWO_OF_EACH } from '../testing/test-devices.ts';
import { MediaSettingsModal } from './media-settings-modal.tsx';

const page = roomPage();
const machine = testDevices();
const onClose = vi.fn();
const { local } = clientSnapshot();
const track = (source: 'mic' | 'camera') => new TestTrack(source) as unknown as MediaStreamTrack;
const settings = (videoAudioSettings: RoomSnapshot['appointment']['videoAudioSettings']) => ({
  appointment: { ...room().appointment, videoAudioSettings },
});
const show = (changes: Partial<RoomSnapshot> = {}, client: Partial<Omit<RoomClientSnapshot, 'room'>> = {}) =>
  page.show(<MediaSettingsModal onClose={onClose} />, { room: changes, client });
const labels = () => page.all('.v-device-pickers label').map(({ textContent }) => textContent);
const checkbox = (label: string): HTMLInputElement | undefined =>
  page
    .all('.v-media-settings label')
    .find(({ textContent }) => textContent.startsWith(label))
    ?.querySelector('input') ?? undefined;
const mirror = () => checkbox(t('room.mediaSettings.mirror'));
const blur = () => checkbox(t('room.mediaSettings.blur'));
const has = (text: string) => page.text().includes(text);

describe('the settings of camera and microphone', () => {
  it('of a room with both have both, mirror and blur', async () => {
    await show();
    expect(labels()).toEqual([t('room.device.microphone'), t('room.device.camera')]);
    expect(page.all('.v-video-tile')).toHaveLength(1);
    expect([mirror() !== undefined, blur() !== undefined]).toEqual([true, true]);
    expect(has(t('room.prejoin.noMediaText'))).toBe(false);
  });

  it('of a room with sound alone have no camera', async () => {
    await show(settings('audio-only'));
    expect(labels()).toEqual([t('room.device.microphone')]);
    expect(page.all('.v-video-tile')).toEqual([]);
    expect([mirror(), blur()]).toEqual([undefined, undefined]);
  });

  it('of a room without either say so', async () => {
    await show(settings('none'));
    expect(labels()).toEqual([]);
    expect(has(t('room.prejoin.noMediaText'))).toBe(true);
  });

  it('are those of any room before it is entered', async () => {
    await show();
    await act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
    expect(labels()).toEqual([t('room.device.microphone'), t('room.device.camera')]);
    expect(page.find('.v-video-tile__name').textContent).toBe('');
  });

  it('show the own picture and how loud one is, while there is something to show', async () => {
    await show();
    expect(page.all('[role=meter], video')).toEqual([]);
    await show(
      {},
      { local: { ...local, mic: { ...local.mic, track: track('mic') }, camera: { ...local.camera, track: track('camera') } } },
    );
    expect(page.all('[role=meter]')).toHaveLength(1);
    const video = page.find<HTMLVideoElement>('video');
    expect([video.muted, video.getAttribute('aria-label')]).toEqual([true, 'Ann']);
    await act(async () => void video.dispatchEvent(new Event('loadeddata')));
    expect(page.all('.v-video-tile__avatar')).toEqual([]);
  });

  it('show what was chosen before, and choose anew at once and for the next time', async () => {
    writeChosenDevices({ micId: 'm2', cameraId: 'c2' });
    await show();
    const [mic, camera] = page.all<HTMLSelectElement>('select');
    expect([mic?.value, camera?.value]).toEqual(['m2', 'c2']);
    await page.choose(mic, 'm1');
    await page.choose(camera, 'c1');
    expect(page.calls).toEqual([
      ['chooseDevice', 'mic', 'm1'],
      ['chooseDevice', 'camera', 'c1'],
    ]);
    expect([mic?.value, camera?.value]).toEqual(['m1', 'c1']);
    expect(readChosenDevices()).toEqual({ micId: 'm1', cameraId: 'c1' });
  });

  it('remember one choice without the other', async () => {
    await show();
    await page.choose(page.all('select')[0], 'm2');
    expect(readChosenDevices()).toEqual({ micId: 'm2' });
  });

  it('follow what is plugged in and out, until they are closed', async () => {
    await show();
    await act(async () => machine.change([]));
    expect(page.all('select').map((list) => list.matches(':disabled'))).toEqual([true, true]);
    await page.show(null);
    const { listed } = machine;
    machine.change(TWO_OF_EACH);
    expect(machine.listed).toBe(listed);
  });

  it('have no devices where the browser does not tell', async () => {
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(new Error('no'));
    await show();
    expect(page.all('select').map((list) => list.matches(':disabled'))).toEqual([true, true]);
  });

  it('mirror the own picture and blur what is behind it', async () => {
    await show();
    expect([mirror()?.checked, blur()?.checked]).toEqual([true, false]);
    await act(async () => mirror()?.click());
    expect(page.store.get(isMirroredAtom)).toBe(false);
    await act(async () => blur()?.click());
    await act(async () => blur()?.click());
    expect(page.store.get(isBlurredAtom)).toBe(false);
    expect(page.calls).toEqual([
      ['setVideoProcessor', backgroundBlur],
      ['setVideoProcessor', undefined],
    ]);
  });

  it('can be changed before the room is there', async () => {
    await show();
    await act(async () => page.store.set(roomClientAtom, null));
    await page.choose(page.all('select')[0], 'm2');
    await act(async () => blur()?.click());
    expect([readChosenDevices().micId, page.store.get(isBlurredAtom), page.failures]).toEqual(['m2', true, []]);
  });

  it('lead to the keys of the room, and are closed', async () => {
    await show();
    await page.press(t('room.shortcuts.title'));
    expect(page.store.get(roomModalAtom)).toEqual({ type: 'shortcuts' });
    await page.press(t('common.action.close'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
