// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalSource, SpeechSession } from '@vitrine/sales-room-client';
import { recogniserSourceAtom } from '../devices/speech-recogniser.ts';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { clientSnapshot } from '../testing/room-snapshot.ts';
import { TestTrack } from '../testing/test-devices.ts';
import { captionedRoomAtom } from './captions-atoms.ts';
import { OwnCaptions } from './own-captions.ts';
import { OwnCaptionsSwitch } from './own-captions-switch.tsx';

const page = roomPage();
const { local } = clientSnapshot();
const track = new TestTrack('mic') as unknown as MediaStreamTrack;
const mic = (changes: Partial<LocalSource>) => ({ local: { ...local, mic: { ...local.mic, ...changes } } });
const ON = { connection: 'connected' as const, ...mic({ state: 'on', track }) };
let session: SpeechSession | undefined;
const load = vi.fn(async () => ({
  start: (started: SpeechSession) => void (session = started),
  stop: () => void (session = undefined),
}));

beforeEach(() => {
  session = undefined;
  load.mockClear();
});
async function show({ isOffered = true, client = ON, commands = [...EVERY_COMMAND, 'caption.say' as const] } = {}) {
  page.store.set(recogniserSourceAtom, { isOffered: () => isOffered, load });
  await page.show(
    <>
      <OwnCaptions />
      <OwnCaptionsSwitch />
    </>,
    { room: { commands }, client },
  );
}
const box = () => page.find<HTMLInputElement>('input[type=checkbox]');
const turn = () => act(async () => box().click());
const listening = () => page.eventually(() => expect(session).toBeDefined());
const heard = (text: string) => act(async () => session?.onFinal(text));

describe('what the viewer says', () => {
  it('is listened to by nobody until they say so, and sent as captions then', async () => {
    await show();
    expect(box().checked).toBe(false);
    expect(page.text()).toContain(t('room.captions.sayHint', { language: 'American English' }));
    expect(load).not.toHaveBeenCalled();
    await turn();
    await listening();
    expect(session).toMatchObject({ language: 'en-US', track });
    await heard('Good evening.');
    expect(page.sent).toMatchObject([{ name: 'caption.say', payload: { text: 'Good evening.', isFinal: true, language: 'en-US' } }]);
    await turn();
    expect(session).toBeUndefined();
  });

  it('is listened to only while the microphone is on, the room is connected and lets them', async () => {
    await show({ client: { ...ON, ...mic({ state: 'off', track: null }) } });
    await turn();
    expect(load).not.toHaveBeenCalled();
    await page.change({}, ON);
    await listening();
    await page.change({}, mic({ state: 'off', track: null }));
    expect(session).toBeUndefined();
    await page.change({}, ON);
    await listening();
    await page.change({}, { connection: 'reconnecting' });
    expect(session).toBeUndefined();
    await page.change({}, ON);
    await listening();
    await page.change({ commands: EVERY_COMMAND });
    expect(session).toBeUndefined();
  });

  it('is captioned in the presentation only for which they said so', async () => {
    page.store.set(captionedRoomAtom, 'autumn');
    await show();
    expect(box().checked).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('goes on being listened to where the room refuses a caption', async () => {
    page.answer = () => {
      throw new Error('rate-limited');
    };
    await show();
    await turn();
    await listening();
    await heard('Good evening.');
    expect(session).toBeDefined();
  });

  it.each(['not-allowed', 'no-network', 'language-not-supported', 'no-microphone', 'unknown'] as const)(
    'is not captioned for %s, which is said until it is again',
    async (code) => {
      await show();
      await turn();
      await listening();
      await act(async () => session?.onError(code));
      expect(page.text()).toContain(t(`room.captions.error.${code}`));
      await heard('Good evening.');
      expect(page.text()).not.toContain(t(`room.captions.error.${code}`));
    },
  );

  it('cannot be captioned without a recogniser, which is said, and no switch is offered', async () => {
    await show({ isOffered: false });
    expect(page.text()).toContain(t('room.captions.unavailable'));
    expect(page.all('input[type=checkbox]')).toEqual([]);
  });
});
