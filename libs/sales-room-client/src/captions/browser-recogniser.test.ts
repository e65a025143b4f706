import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSpeech } from '../testing/fake-speech.ts';
import { createBrowserRecogniser } from './browser-recogniser.ts';
import { browserSpeech, hasBrowserRecogniser } from './browser-speech.ts';
import { loadBrowserRecogniser } from './load-browser-recogniser.ts';

const track = {} as MediaStreamTrack;
let told: string[];
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  FakeSpeech.all.length = 0;
  FakeSpeech.failure = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function started() {
  const recogniser = createBrowserRecogniser(FakeSpeech);
  recogniser.start({
    language: 'de-DE',
    track,
    onInterim: (text) => void told.push(`~${text}`),
    onFinal: (text) => void told.push(text),
    onError: (code) => void told.push(`!${code}`),
  });
  return recogniser;
}
const current = (): FakeSpeech => {
  const speech = FakeSpeech.all.at(-1);
  if (speech === undefined) throw new Error('Nothing listens.');
  return speech;
};

describe("the browser's recogniser", () => {
  it('listens to the room’s microphone in the language that is spoken', () => {
    started();
    expect(current()).toMatchObject({ lang: 'de-DE', continuous: true, interimResults: true, track });
  });

  it('tells what grows as one text, and each sentence that is done by itself', () => {
    started();
    current().hear(0, ['Guten', false], [' Abend', false]);
    current().hear(0, ['Guten Abend.', true], ['Dieser', false]);
    current().hear(1, ['Guten Abend.', true], ['Dieser Becher', true]);
    expect(told).toEqual(['~Guten Abend', 'Guten Abend.', '~Dieser', 'Dieser Becher']);
  });

  it('starts again when the browser ends a session, later each time while nothing is understood', () => {
    started();
    current().onend?.();
    vi.advanceTimersByTime(249);
    expect(FakeSpeech.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSpeech.all).toHaveLength(2);
    current().onend?.();
    vi.advanceTimersByTime(499);
    expect(FakeSpeech.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    current().hear(0, ['Hallo', true]);
    current().onend?.();
    vi.advanceTimersByTime(250);
    expect(FakeSpeech.all).toHaveLength(4);
  });

  it('says nothing more once it is stopped, and is not started again', () => {
    const recogniser = started();
    const { onresult, onend } = current();
    recogniser.stop();
    recogniser.stop();
    expect(current()).toMatchObject({ isAborted: true, onresult: null });
    onend?.();
    vi.advanceTimersByTime(60_000);
    expect(FakeSpeech.all).toHaveLength(1);
    expect(onresult).not.toBeNull();
    expect(told).toEqual([]);
  });

  it('stopped between two sessions it stays silent', () => {
    const recogniser = started();
    current().onend?.();
    recogniser.stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSpeech.all).toHaveLength(1);
  });

  it.each([
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'not-allowed'],
    ['language-not-supported', 'language-not-supported'],
    ['audio-capture', 'no-microphone'],
    ['bad-grammar', 'unknown'],
  ])('ends with the error %s as %s', (error, code) => {
    started();
    const speech = current();
    speech.onerror?.({ error });
    speech.onend?.();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([`!${code}`]);
    expect(FakeSpeech.all).toHaveLength(1);
  });

  it('says that there is no network, and goes on trying', () => {
    started();
    current().onerror?.({ error: 'network' });
    current().onend?.();
    vi.advanceTimersByTime(250);
    expect(told).toEqual(['!no-network']);
    expect(FakeSpeech.all).toHaveLength(2);
  });

  it.each(['no-speech', 'aborted'])('takes %s for no error', (error) => {
    started();
    current().onerror?.({ error });
    expect(told).toEqual([]);
  });

  it('a session that cannot be started is an error too', () => {
    FakeSpeech.failure = new Error('InvalidStateError');
    started();
    expect(told).toEqual(['!unknown']);
  });
});

describe('a browser', () => {
  it('has a recogniser under its own name or its older one, or none', () => {
    expect(browserSpeech({ SpeechRecognition: FakeSpeech })).toBe(FakeSpeech);
    expect(browserSpeech({ webkitSpeechRecognition: FakeSpeech })).toBe(FakeSpeech);
    expect(browserSpeech({})).toBeUndefined();
  });

  it('without a recogniser loads none', async () => {
    expect(hasBrowserRecogniser()).toBe(false);
    expect(await loadBrowserRecogniser()).toBeUndefined();
    vi.stubGlobal('webkitSpeechRecognition', FakeSpeech);
    expect(hasBrowserRecogniser()).toBe(true);
    expect(await loadBrowserRecogniser()).toBeDefined();
  });
});
