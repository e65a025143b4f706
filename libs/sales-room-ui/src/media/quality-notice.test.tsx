import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { QUALITY_CAUSES, QUALITY_REMEDIES, type RoomClientSnapshot } from '@vitrine/sales-room-client';
import { createFakeRoom } from '@vitrine/sales-room-client/testing';
import { UiProvider } from '@vitrine/ui';
import { attachRoomAtom, roomSnapshotAtom } from '../room/room-atoms.ts';
import { dismissedComplaintsAtom } from '../room/screen-atoms.ts';
import { clientSnapshot } from '../testing/room-snapshot.ts';
import { MediaNotice } from './media-notice.tsx';
import { QualityNotice } from './quality-notice.tsx';

const messages = await loadMessages('en-US', ['common', 'room', 'guide']);

function html(change: Partial<RoomClientSnapshot>, dismissed: readonly string[] = []): string {
  const store = createStore();
  store.set(dismissedComplaintsAtom, new Set(dismissed));
  store.set(roomSnapshotAtom, clientSnapshot(change));
  return renderToString(
    <Provider store={store}>
      <I18nProvider locale="en-US" messages={messages}>
        <UiProvider locale="en-US">
          <QualityNotice />
          <MediaNotice />
        </UiProvider>
      </I18nProvider>
    </Provider>,
  );
}

const { local } = clientSnapshot();
const poor = (cause: (typeof QUALITY_CAUSES)[number], remedy: (typeof QUALITY_REMEDIES)[number]) => ({
  quality: { level: 'poor', cause, remedy, roundTripMs: 900, lossUp: 0, lossDown: 0 } as const,
});

describe('what spoils sound and picture is told in words', () => {
  it('with its cause and one remedy', () => {
    const screen = html({ ...poor('uplink', 'turn-camera-off'), local: { ...local, camera: { ...local.camera, state: 'on' } } });
    expect(screen).toContain('Your connection to the room is weak');
    expect(screen).toContain('Turn your camera off.');
  });

  it('only where it is poor', () => {
    expect(html({ quality: { ...poor('uplink', 'turn-camera-off').quality, level: 'fair' } })).not.toContain('data-quality-notice');
    expect(html({})).not.toContain('data-quality-notice');
  });

  it('not again where the same cause was put away; another cause is', () => {
    expect(html(poor('cpu', 'close-programs'), ['downlink'])).toContain('data-quality-notice="cpu"');
    for (const remedy of ['close-programs', 'turn-blur-off'] as const)
      expect(html(poor('cpu', remedy), ['cpu'])).not.toContain('data-quality-notice');
  });

  it('each cause and each remedy has words', async () => {
    const { room } = await loadMessages('de-DE', ['room']);
    const { cause, remedy } = (room as { quality: { cause: object; remedy: object } }).quality;
    expect(Object.keys(cause).sort()).toEqual([...QUALITY_CAUSES].sort());
    expect(Object.keys(remedy).sort()).toEqual([...QUALITY_REMEDIES].sort());
  });

  it('a camera too much for the line, and pictures that are off, are told with a way to try at once', () => {
    const camera = html({
      local: { ...local, camera: { ...local.camera, pausedBy: 'bandwidth' } },
      videoBudget: { send: false, receive: true, guides: true },
    });
    expect(camera).toContain('Your camera is off, so that you can be heard');
    expect(camera).toContain('Try now');
    expect(html({ videoBudget: { send: true, receive: false, guides: true } })).toContain('The pictures of the others are off');
  });

  it('a device that replaced an unplugged one is told by its name, or without a name that is hidden', () => {
    expect(html({ local: { ...local, mic: { ...local.mic, replacedBy: 'Headset' } } })).toContain('Headset is in use now');
    expect(html({ local: { ...local, camera: { ...local.camera, replacedBy: '' } } })).toContain('Another device is in use now');
  });

  it('media that could not be connected can be tried again', () =>
    expect(html({ mediaState: 'failed' })).toContain('Connect sound and picture'));
});

it('the bridge to the screen follows a room in memory', async () => {
  const room = createFakeRoom();
  const client = room.client();
  const store = createStore();
  const detach = store.set(attachRoomAtom, client);
  client.open();
  await new Promise<void>((resolve) => store.sub(roomSnapshotAtom, () => void (store.get(roomSnapshotAtom).room !== null && resolve())));
  room.notify('slide.switched', { index: 1, page: 1 });
  await new Promise<void>((resolve) =>
    store.sub(roomSnapshotAtom, () => void (store.get(roomSnapshotAtom).room?.currentSlide === 1 && resolve())),
  );
  detach();
  client.close();
  expect(store.get(roomSnapshotAtom).connection).toBe('idle');
});
