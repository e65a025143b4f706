// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MediaDeviceChoice } from '@vitrine/sales-room-client';
import { readChosenDevices } from '../devices/chosen-devices.ts';
import { speakerIdAtom } from '../devices/device-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { testDevices, TWO_OF_EACH } from '../testing/test-devices.ts';
import { DevicePickers } from './device-pickers.tsx';
import { SpeakerPicker } from './speaker-picker.tsx';

const page = roomPage();
testDevices();
const lists = () =>
  page.all<HTMLSelectElement>('select').map(({ labels, value, disabled, options }) => ({
    label: labels?.[0]?.textContent,
    value,
    disabled,
    options: [...options].map(({ textContent }) => textContent),
  }));

describe('the choice of microphone and camera', () => {
  const show = async (chosen: Partial<Record<'mic' | 'camera', string>> = {}, devices: readonly MediaDeviceChoice[] = TWO_OF_EACH) => {
    const onChoose = vi.fn();
    await page.show(<DevicePickers devices={devices} chosen={chosen} onChoose={onChoose} hasCamera />);
    return onChoose;
  };

  it('is among those of each kind, the first of them where none was chosen', async () => {
    await show();
    expect(lists()).toEqual([
      { label: t('room.device.microphone'), value: 'm1', disabled: false, options: ['Built-in microphone', 'Headset'] },
      { label: t('room.device.camera'), value: 'c1', disabled: false, options: ['Built-in camera', 'Webcam'] },
    ]);
  });

  it('shows what was chosen, while it is there', async () => {
    await show({ mic: 'm2', camera: 'gone' });
    expect(lists().map(({ value }) => value)).toEqual(['m2', 'c1']);
  });

  it('tells which was chosen', async () => {
    const onChoose = await show();
    await page.choose(page.all('select')[0], 'm2');
    await page.choose(page.all('select')[1], 'c2');
    expect(onChoose.mock.calls).toEqual([
      ['mic', 'm2'],
      ['camera', 'c2'],
    ]);
  });

  it('is none without devices', async () => {
    await show({}, []);
    expect(lists().map(({ disabled, value, options }) => [disabled, value, options])).toEqual([
      [true, '', [t('room.device.none')]],
      [true, '', [t('room.device.none')]],
    ]);
  });

  it('counts devices whose names the browser keeps to itself', async () => {
    await show(
      {},
      TWO_OF_EACH.map((device) => ({ ...device, label: '' })),
    );
    expect(lists()[0]?.options).toEqual([t('room.device.unnamed', { index: 1 }), t('room.device.unnamed', { index: 2 })]);
  });
});

describe('the choice of a speaker', () => {
  const show = (devices: readonly MediaDeviceChoice[] = TWO_OF_EACH) => page.show(<SpeakerPicker devices={devices} />);
  const sinks: string[] = [];
  const canChoose = () => {
    sinks.length = 0;
    Object.defineProperty(HTMLMediaElement.prototype, 'setSinkId', {
      configurable: true,
      value: async (id: string) => void sinks.push(id),
    });
  };
  afterEach(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId'));

  it('is not offered where browsers do not let one choose, and is closed as long as there are no speakers', async () => {
    await show();
    expect(lists()).toEqual([]);
    canChoose();
    await show(TWO_OF_EACH.filter(({ kind }) => kind !== 'audiooutput'));
    expect(lists()).toEqual([{ label: t('room.device.speaker'), value: '', disabled: true, options: [t('room.device.none')] }]);
    expect(page.control(t('room.device.testSound'))).toBeDefined();
  });

  it('is among the speakers, and is remembered', async () => {
    canChoose();
    await show();
    expect(lists()).toEqual([
      { label: t('room.device.speaker'), value: 's1', disabled: false, options: ['Built-in speaker', 'Headphones'] },
    ]);
    await page.choose(page.all('select')[0], 's2');
    expect(lists()[0]?.value).toBe('s2');
    expect(page.store.get(speakerIdAtom)).toBe('s2');
    expect(readChosenDevices()).toEqual({ speakerId: 's2' });
  });

  it('shows the first where the chosen one is gone, and counts those without a name', async () => {
    canChoose();
    page.store.set(speakerIdAtom, 'gone');
    await show(TWO_OF_EACH.map((device) => ({ ...device, label: '' })));
    expect(lists()[0]).toMatchObject({
      value: 's1',
      options: [t('room.device.unnamed', { index: 1 }), t('room.device.unnamed', { index: 2 })],
    });
  });

  it('can be tried by a sound, which comes out of it', async () => {
    canChoose();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined }));
    page.store.set(speakerIdAtom, 's2');
    await show();
    await page.press(t('room.device.testSound'));
    expect(sinks).toEqual(['s2']);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('no speaker'));
    await act(async () => page.control(t('room.device.testSound')).click());
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
  });
});
