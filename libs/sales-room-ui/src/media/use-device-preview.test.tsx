// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { readChosenDevices, writeChosenDevices } from '../devices/chosen-devices.ts';
import { readMediaSwitches, writeMediaSwitch } from '../devices/media-switches.ts';
import { roomPage } from '../testing/room-page.tsx';
import { testDevices, type TestTrack, TWO_OF_EACH } from '../testing/test-devices.ts';
import { type DevicePreview, useDevicePreview } from './use-device-preview.ts';

const page = roomPage();
const machine = testDevices();
const BOTH = { mic: true, camera: true };

let previews: DevicePreview[] = [];
const preview = (): DevicePreview => {
  const last = previews.at(-1);
  if (!last) throw new Error('Nothing is previewed');
  return last;
};
function Preview({ wanted }: { wanted: { mic: boolean; camera: boolean } }) {
  previews.push(useDevicePreview(wanted, 'spring'));
  return null;
}
const show = async (wanted = BOTH) => {
  previews = [];
  await page.show(<Preview wanted={wanted} />);
};
const states = ({ mic, camera } = preview()) => [mic.state, camera.state];
const errors = () => [preview().mic.error, preview().camera.error];
const opened = () => machine.opened.map(({ source, deviceId }) => [source, deviceId]);
const isLive = () => machine.opened.map(({ readyState }) => readyState === 'live');
const set = (source: 'mic' | 'camera', isOn: boolean) => act(async () => preview().set(source, isOn));
const choose = (source: 'mic' | 'camera', deviceId: string) => act(async () => preview().choose(source, deviceId));
const refusal = (name: string) => Object.assign(new Error(name), { name });

describe('camera and microphone before the door', () => {
  it.each([
    [BOTH, ['on', 'on'], ['mic', 'camera']],
    [{ mic: true, camera: false }, ['on', 'off'], ['mic']],
    [{ mic: false, camera: true }, ['off', 'on'], ['camera']],
    [{ mic: false, camera: false }, ['off', 'off'], []],
  ])('are opened as wanted, and no others: %j', async (wanted, expected, sources) => {
    await show(wanted);
    expect(states()).toEqual(expected);
    expect(opened()).toEqual(sources.map((source) => [source, undefined]));
    expect([preview().mic.track, preview().camera.track].filter((track) => track !== null)).toEqual(machine.opened);
    expect(errors()).toEqual([null, null]);
  });

  it('are on their way from the first picture on', async () => {
    await show({ mic: true, camera: false });
    expect(states(previews[0])).toEqual(['starting', 'off']);
    await show({ mic: false, camera: true });
    expect(states(previews[0])).toEqual(['off', 'starting']);
  });

  it('stay off where they were off when the presentation was left', async () => {
    writeMediaSwitch('spring', 'mic', false);
    writeMediaSwitch('spring', 'camera', true);
    await show();
    expect(states()).toEqual(['off', 'on']);
    expect(opened()).toEqual([['camera', undefined]]);
  });

  it('are those that were chosen last', async () => {
    writeChosenDevices({ micId: 'm2', cameraId: 'c2' });
    await show();
    expect(preview().chosen).toEqual({ mic: 'm2', camera: 'c2' });
    expect(opened()).toEqual([
      ['mic', 'm2'],
      ['camera', 'c2'],
    ]);
  });

  it('are any where none was chosen', async () => {
    await show();
    expect(preview().chosen).toEqual({});
  });

  it('are waited for', async () => {
    machine.beforeOpening = () => new Promise(() => undefined);
    await show();
    expect(states()).toEqual(['starting', 'starting']);
  });

  it.each([
    [refusal('NotAllowedError'), 'permission-denied'],
    [refusal('NotFoundError'), 'no-device'],
    [refusal('Strange'), 'unknown'],
  ])('each work without the other: %s', async (error, code) => {
    machine.beforeOpening = ({ source }) => (source === 'camera' ? Promise.reject(error) : undefined);
    await show();
    expect(states()).toEqual(['on', 'off']);
    expect(errors()).toEqual([null, code]);
    expect(preview().camera.track).toBeNull();
  });

  it('that fail in a way nobody knows are unknown', async () => {
    machine.beforeOpening = ({ source }) => (source === 'mic' ? Promise.reject(refusal('Strange')) : undefined);
    await show();
    expect(errors()).toEqual(['unknown', null]);
  });

  it('that are unplugged are gone', async () => {
    await show();
    await act(async () => machine.opened[0]?.unplug());
    expect(preview().mic).toEqual({ state: 'off', track: null, error: 'no-device' });
    expect(preview().camera.state).toBe('on');
  });

  it('are closed when the page goes away', async () => {
    await show();
    await page.show(null);
    expect(isLive()).toEqual([false, false]);
  });

  it('that open after the page went away are closed at once', async () => {
    let open = (): void => undefined;
    machine.beforeOpening = () => new Promise<void>((resolve) => (open = resolve));
    await show({ mic: true, camera: false });
    await page.show(null);
    await act(async () => open());
    await page.eventually(() => expect(isLive()).toEqual([false]));
  });

  it('are released for the room', async () => {
    await show();
    act(() => preview().release());
    expect(isLive()).toEqual([false, false]);
  });
});

describe('a switch before the door', () => {
  it('turns a device off and on again, and is remembered', async () => {
    await show();
    await set('mic', false);
    expect(states()).toEqual(['off', 'on']);
    expect(preview().mic.track).toBeNull();
    expect(isLive()).toEqual([false, true]);
    expect(readMediaSwitches('spring')).toEqual({ mic: false });
    await set('mic', true);
    expect(states()).toEqual(['on', 'on']);
    expect(isLive()).toEqual([false, true, true]);
    expect(readMediaSwitches('spring')).toEqual({ mic: true });
  });

  it('opens the device that was chosen', async () => {
    writeChosenDevices({ cameraId: 'c2' });
    await show({ mic: false, camera: false });
    await set('camera', true);
    expect(opened()).toEqual([['camera', 'c2']]);
  });

  it('wins over a device that is still being opened', async () => {
    const open: (() => void)[] = [];
    machine.beforeOpening = () => new Promise<void>((resolve) => open.push(resolve));
    await show({ mic: true, camera: false });
    await set('mic', false);
    await act(async () => open[0]?.());
    expect(states()).toEqual(['off', 'off']);
    expect(isLive()).toEqual([false]);
  });

  it('wins over a device that fails afterwards', async () => {
    const fail: ((error: Error) => void)[] = [];
    machine.beforeOpening = () => new Promise((_resolve, reject) => fail.push(reject));
    await show({ mic: true, camera: false });
    await set('mic', false);
    await act(async () => fail[0]?.(refusal('NotAllowedError')));
    expect(errors()).toEqual([null, null]);
  });

  it('says nothing more of what was wrong before', async () => {
    machine.beforeOpening = () => Promise.reject(refusal('NotAllowedError'));
    await show({ mic: true, camera: false });
    machine.beforeOpening = () => undefined;
    await set('mic', true);
    expect(preview().mic).toMatchObject({ state: 'on', error: null });
  });
});

describe('the choice of a device before the door', () => {
  it('opens it at once where one is on, and is remembered', async () => {
    await show();
    await choose('mic', 'm2');
    expect(opened().at(-1)).toEqual(['mic', 'm2']);
    expect(isLive()).toEqual([false, true, true]);
    await choose('camera', 'c2');
    expect(opened().at(-1)).toEqual(['camera', 'c2']);
    expect(preview().chosen).toEqual({ mic: 'm2', camera: 'c2' });
    expect(readChosenDevices()).toEqual({ micId: 'm2', cameraId: 'c2' });
  });

  it('is waited for', async () => {
    await show();
    machine.beforeOpening = () => new Promise(() => undefined);
    await choose('mic', 'm2');
    expect(states()).toEqual(['starting', 'on']);
    expect(preview().mic.track).toBeNull();
  });

  it('opens nothing where it is off', async () => {
    await show({ mic: false, camera: false });
    await choose('mic', 'm2');
    expect(opened()).toEqual([]);
    expect(preview().chosen).toEqual({ mic: 'm2' });
  });

  it('is not undone by the old device, which may end later', async () => {
    await show();
    await choose('mic', 'm2');
    await act(async () => machine.opened[0]?.unplug());
    expect(preview().mic.state).toBe('on');
  });
});

describe('the devices to choose from', () => {
  it('are named anew once one was opened: browsers keep their names to themselves before', async () => {
    machine.list = [];
    machine.beforeOpening = () => {
      machine.list = TWO_OF_EACH;
    };
    await show({ mic: true, camera: false });
    expect(preview().devices).toEqual(TWO_OF_EACH);
  });

  it('are known also where one could not be opened', async () => {
    const tracks: TestTrack[] = [];
    machine.list = [];
    machine.beforeOpening = (track) => {
      tracks.push(track);
      machine.list = TWO_OF_EACH;
      return Promise.reject(refusal('NotFoundError'));
    };
    await show({ mic: true, camera: false });
    expect(tracks).toHaveLength(1);
    expect(preview().devices).toEqual(TWO_OF_EACH);
  });

  it('are known where none is opened', async () => {
    await show({ mic: false, camera: false });
    expect(preview().devices).toEqual(TWO_OF_EACH);
  });

  it('follow what is plugged in and out, until the page goes away', async () => {
    await show({ mic: false, camera: false });
    await act(async () => machine.change(TWO_OF_EACH.slice(0, 1)));
    expect(preview().devices).toEqual(TWO_OF_EACH.slice(0, 1));
    await page.show(null);
    const { listed } = machine;
    machine.change(TWO_OF_EACH);
    expect(machine.listed).toBe(listed);
  });

  it('are none where the browser does not tell', async () => {
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(refusal('NotAllowedError'));
    await show({ mic: false, camera: false });
    expect(preview().devices).toEqual([]);
  });
});
