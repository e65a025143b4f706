// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, room } from '../testing/room-snapshot.ts';
import { CAPTION_STAY_MS } from './caption-speakers.ts';
import { captionBoxCode, Captions } from './captions.tsx';
import { areCaptionsOnAtom } from './captions-atoms.ts';
import { CaptionsButton } from './captions-button.tsx';

const page = roomPage();
beforeAll(() => captionBoxCode.preload());
afterEach(() => {
  vi.useRealTimers();
});
const show = async (areOn = true) => {
  page.store.set(areCaptionsOnAtom, areOn);
  await page.show(
    <>
      <CaptionsButton />
      <Captions />
    </>,
    { room: { attendees: [...room().attendees, attendee({ name: 'Bob' })] } },
  );
};
const say = (text: string, { by = IDS.guide, isFinal = false, utteranceId = 'u1', language = 'en-US' } = {}) =>
  page.tell({ seq: null, name: 'caption.said', payload: { attendeeId: by, utteranceId, text, isFinal, language } });
const lines = () => page.all('.v-captions__speaker').map(({ textContent }) => textContent);
const log = () => page.all('.v-captions [role=log] > span').map(({ textContent }) => textContent);
const isPressed = () => page.control(t('room.captions.label')).getAttribute('aria-pressed');

describe('captions', () => {
  it('are off until the viewer turns them on, and stay as they were chosen', async () => {
    await show(false);
    await say('Good evening');
    expect(page.all('.v-captions')).toEqual([]);
    expect(isPressed()).toBe('false');
    await page.press(t('room.captions.label'));
    expect(isPressed()).toBe('true');
    expect(localStorage.getItem('vitrine-room-captions')).toBe('true');
    await page.eventually(() => expect(page.text()).toContain(t('room.captions.none')));
    await page.press(t('room.captions.label'));
    expect(page.all('.v-captions')).toEqual([]);
  });

  it('say that nobody is captioned, until somebody is', async () => {
    await show();
    expect(page.text()).toContain(t('room.captions.none'));
    await say('Good evening');
    expect(page.text()).not.toContain(t('room.captions.none'));
  });

  it('grow with the sentence under the name of who speaks, in their language', async () => {
    await show();
    await say('Guten', { language: 'de-DE' });
    await say('Guten Abend', { language: 'de-DE' });
    await say('Hello', { by: IDS.bob, utteranceId: 'u2' });
    expect(lines()).toEqual(['MaraGuten Abend', 'BobHello']);
    const text = page.find('.v-captions__lines > p');
    expect([text.lang, text.dir]).toEqual(['de-DE', 'auto']);
  });

  it('tell screen readers of whole sentences only, once each', async () => {
    await show();
    await say('Good');
    expect(log()).toEqual([]);
    await say('Good evening.', { isFinal: true });
    await say('Good evening.', { isFinal: true });
    expect(log()).toEqual(['Mara: Good evening.']);
    expect(page.find('.v-captions__box').getAttribute('aria-hidden')).toBe('true');
  });

  it('of somebody who is not in the room are nobody’s', async () => {
    await show();
    await say('Hello', { by: 'e'.repeat(32) });
    expect(lines()).toEqual([]);
    expect(page.text()).toContain(t('room.captions.none'));
  });

  it('are text, whatever is said', async () => {
    await show();
    await say('<img src=x onerror=alert(1)>', { isFinal: true });
    expect(lines()).toEqual(['Mara<img src=x onerror=alert(1)>']);
    expect(page.all('.v-captions img')).toEqual([]);
  });

  it('are gone some seconds after the last word, and so is the note', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await show();
    await say('Good evening');
    await act(() => vi.advanceTimersByTimeAsync(CAPTION_STAY_MS - 1));
    expect(lines()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(lines()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(page.text()).not.toContain(t('room.captions.none'));
  });
});
