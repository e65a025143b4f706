// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DevicePreview, PreviewSource } from '../media/use-device-preview.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { testDevices, TestTrack, TWO_OF_EACH } from '../testing/test-devices.ts';
import { PrejoinDevices } from './prejoin-devices.tsx';
import { PrejoinPreview, type PrejoinPreviewProps } from './prejoin-preview.tsx';

/** How loud the microphone is, and of which track it is measured. */
let say: (level: number) => void = () => undefined;
const measured: (MediaStreamTrack | null)[] = [];
vi.mock('@vitrine/sales-room-client', async (original) => ({
  ...(await original<object>()),
  watchLevel: (track: MediaStreamTrack, listener: (level: number) => void) => {
    measured.push(track);
    say = listener;
    return () => void measured.push(null);
  },
}));

const page = roomPage();
testDevices();
const track = (source: 'mic' | 'camera') => new TestTrack(source) as unknown as MediaStreamTrack;
const source = (state: PreviewSource['state'], changes: Partial<PreviewSource> = {}): PreviewSource => ({
  state,
  track: null,
  error: null,
  ...changes,
});
const preview = (mic: PreviewSource, camera: PreviewSource) => ({
  mic,
  camera,
  devices: TWO_OF_EACH,
  chosen: {},
  set: vi.fn(async () => undefined),
  choose: vi.fn(),
  release: vi.fn(),
});
const show = async (
  mic: PreviewSource,
  camera: PreviewSource,
  props: Partial<PrejoinPreviewProps> = {},
): Promise<ReturnType<typeof preview>> => {
  const shown = preview(mic, camera);
  await page.show(<PrejoinPreview preview={shown satisfies DevicePreview} name="Ann" settings="both" isMediaAvailable {...props} />);
  return shown;
};
const buttons = () => page.all('.v-prejoin-preview__switches button').map((button) => button.getAttribute('aria-label'));
const has = (text: string) => page.text().includes(text);
const pickers = () => page.all('.v-device-pickers label').map(({ textContent }) => textContent);
const isMuted = () => page.all('.v-video-tile__muted').length > 0;

class Permission extends EventTarget {
  state: PermissionState = 'denied';
  say(state: PermissionState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

describe('a device that could not be opened', () => {
  const refused = source('off', { error: 'permission-denied' });

  it('is tried again by a button, whatever was wrong with it, and no other is', async () => {
    const { set } = await show(source('off', { error: 'microphone-in-use' }), source('on'));
    await page.press(t('common.action.retry'));
    expect(set.mock.calls).toEqual([['mic', true]]);
  });

  it('opens by itself once the browser was told to allow it', async () => {
    const statuses = { microphone: new Permission(), camera: new Permission() };
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: '',
      mediaDevices: navigator.mediaDevices,
      permissions: { query: async ({ name }: { name: 'microphone' | 'camera' }) => statuses[name] },
    });
    const { set } = await show(refused, source('on'));
    expect(set.mock.calls, 'nothing has changed yet').toEqual([]);
    await act(async () => statuses.microphone.say('prompt'));
    await act(async () => statuses.camera.say('granted'));
    expect(set.mock.calls).toEqual([]);
    await act(async () => statuses.microphone.say('granted'));
    expect(set.mock.calls).toEqual([['mic', true]]);
    const next = await show(source('on'), source('on'));
    await act(async () => statuses.microphone.say('granted'));
    expect(next.set.mock.calls).toEqual([]);
  });
});

describe('the preview before the door', () => {
  it('has a switch for each device, called after what it does', async () => {
    const { set } = await show(source('on'), source('on'));
    expect(buttons()).toEqual([t('room.control.mute'), t('room.control.cameraOff')]);
    await page.press(t('room.control.mute'));
    await page.press(t('room.control.cameraOff'));
    expect(set.mock.calls).toEqual([
      ['mic', false],
      ['camera', false],
    ]);
    expect([isMuted(), has(t('room.prejoin.cameraOff'))]).toEqual([false, false]);
  });

  it('switches on what is off, and says what is', async () => {
    const { set } = await show(source('off'), source('off'));
    expect(buttons()).toEqual([t('room.control.unmute'), t('room.control.cameraOn')]);
    await page.press(t('room.control.unmute'));
    await page.press(t('room.control.cameraOn'));
    expect(set.mock.calls).toEqual([
      ['mic', true],
      ['camera', true],
    ]);
    expect([isMuted(), has(t('room.prejoin.cameraOff'))]).toEqual([true, true]);
    expect(page.all('.v-button--pending')).toEqual([]);
  });

  it('shows in red what is off, with a picture of its own', async () => {
    const looks = () => page.all('.v-prejoin-preview__switches button').map((button) => button.className.includes('v-button--danger'));
    const pictures = () => page.all('.v-prejoin-preview__switches svg').map((picture) => picture.outerHTML);
    await show(source('on'), source('off'));
    expect(looks()).toEqual([false, true]);
    const [micOn, cameraOff] = pictures();
    await show(source('off'), source('on'));
    expect(looks()).toEqual([true, false]);
    expect([pictures()[0] === micOn, pictures()[1] === cameraOff]).toEqual([false, false]);
  });

  it.each([
    ['starting', 'on', [t('room.control.unmute')]],
    ['on', 'starting', [t('room.control.cameraOn')]],
  ] as const)('waits for a microphone that is %s and a camera that is %s', async (mic, camera, waiting) => {
    await show(source(mic), source(camera));
    expect(page.all('.v-prejoin-preview__switches .v-button--pending').map((button) => button.getAttribute('aria-label'))).toEqual(waiting);
  });

  it('shows the picture once there is one, and the initials of the name before', async () => {
    await show(source('on'), source('off'));
    expect(page.all('video')).toEqual([]);
    await show(source('on'), source('on', { track: track('camera') }));
    const video = page.find<HTMLVideoElement>('video');
    expect(video.muted, 'nobody hears themselves').toBe(true);
    expect(video.className).toContain('mirrored');
    expect(video.getAttribute('aria-label')).toBe('Ann');
    await show(source('on'), source('on', { track: track('camera') }), { name: '' });
    expect(page.find('video').getAttribute('aria-label')).toBe(t('room.role.you'));
  });

  it.each([
    [false, ['room.device.microphone']],
    [true, ['room.device.microphone', 'room.device.camera']],
  ] as const)('offers what there is to choose from, with a camera: %s', async (hasCamera, labels) => {
    await page.show(<PrejoinDevices preview={preview(source('on'), source('off'))} hasCamera={hasCamera} />);
    // This browser chooses no speaker.
    expect(pickers()).toEqual(labels.map((label) => t(label)));
  });

  it('shows how loud the microphone is, and silence without one', async () => {
    measured.length = 0;
    const level = () => page.find('[role=meter]').getAttribute('aria-valuenow');
    await show(source('off'), source('off'));
    expect([level(), measured]).toEqual(['0', []]);
    const mic = track('mic');
    await show(source('on', { track: mic }), source('off'));
    expect(measured).toEqual([mic]);
    act(() => say(0.5));
    expect(level()).toBe('50');
    await page.show(null);
    expect(measured).toEqual([mic, null]);
  });

  it('offers no camera in a presentation of sound alone, and says so', async () => {
    await show(source('on'), source('off'), { settings: 'audio-only' });
    expect(buttons()).toEqual([t('room.control.mute')]);
    expect(has(t('room.prejoin.audioOnly'))).toBe(true);
    expect(has(t('room.prejoin.cameraOff'))).toBe(false);
    await show(source('on'), source('off'));
    expect(has(t('room.prejoin.audioOnly'))).toBe(false);
  });

  it.each([
    ['none', true, 'room.prejoin.noMediaTitle'],
    ['none', false, 'room.prejoin.noMediaTitle'],
    ['both', false, 'room.mediaUnavailable.title'],
    ['audio-only', false, 'room.mediaUnavailable.title'],
  ] as const)('is no preview where a room of %s has media: %s', async (settings, isMediaAvailable, title) => {
    await show(source('off'), source('off'), { settings, isMediaAvailable });
    expect(has(t(title))).toBe(true);
    expect(page.all('button, select, video')).toEqual([]);
  });

  it('says what is wrong with a device', async () => {
    await show(source('off', { error: 'no-device' }), source('on'));
    expect(page.find('[data-device-error]').dataset['deviceError']).toBe('no-device');
    await show(source('on'), source('off', { error: 'camera-in-use' }));
    expect(page.find('[data-device-error]').dataset['deviceError']).toBe('camera-in-use');
    await show(source('on'), source('on'));
    expect(page.all('[data-device-error]')).toEqual([]);
  });

  it('hands on which device is chosen', async () => {
    const shown = preview(source('on'), source('on'));
    await page.show(<PrejoinDevices preview={shown} hasCamera />);
    await page.choose(page.all('select')[1], 'c2');
    expect(shown.choose).toHaveBeenCalledExactlyOnceWith('camera', 'c2');
  });
});

describe('how to answer the browser', () => {
  const asked: string[] = [];
  const permissions = (states: Record<string, PermissionState>) => {
    asked.length = 0;
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: {
        query: async ({ name }: { name: string }) => {
          asked.push(name);
          return Object.assign(new EventTarget(), { state: states[name] ?? 'granted' });
        },
      },
    });
  };
  afterEach(() => void Reflect.deleteProperty(navigator, 'permissions'));
  const isGuided = () => has(t('room.device.guideTitle'));

  it.each([
    ['starting', 'off', 'prompt', true],
    ['off', 'starting', 'prompt', true],
    ['on', 'on', 'prompt', false],
    ['starting', 'starting', 'granted', false],
    ['starting', 'starting', 'denied', false],
  ] as const)('is told while it asks: microphone %s, camera %s, permission %s: %s', async (mic, camera, state, expected) => {
    permissions({ microphone: state, camera: state });
    await show(source(mic), source(camera));
    expect(isGuided()).toBe(expected);
  });

  it.each([
    ['both', true, ['microphone', 'camera']],
    ['audio-only', true, ['microphone']],
    ['none', true, []],
    ['both', false, []],
  ] as const)('asks only after what a room of %s uses (media: %s)', async (settings, isMediaAvailable, names) => {
    permissions({});
    await show(source('starting'), source('starting'), { settings, isMediaAvailable });
    expect(asked).toEqual(names);
  });
});
