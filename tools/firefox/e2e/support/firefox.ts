import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { readColor } from '@vitrine/e2e-kit/media-assertions';

/** Where Debian and most other systems keep the stock browser. */
const PATHS = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** What Firefox's own made-up microphone plays, in hertz. No Chromium of these tests sounds like it. */
export const FIREFOX_PITCH = 1_400;

/** Somebody in a stock Firefox, steered over WebDriver BiDi. Its made-up camera changes its color all the time. */
export interface FirefoxPerson {
  readonly page: Page;
  /** Errors of the page's scripts. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** The stock Firefox of this machine. @throws Error where there is none. */
function firefoxPath(): string {
  const found = PATHS.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('No Firefox: install one (apt-get install firefox-esr), or set FIREFOX_PATH to its file.');
  return found;
}

/** Starts a stock Firefox with a camera and a microphone that are made up. */
export async function startFirefox(): Promise<FirefoxPerson> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    timeout: 120_000,
    protocolTimeout: 60_000,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.navigator.audio.fake_frequency': FIREFOX_PITCH,
      'media.autoplay.default': 0,
      'media.autoplay.blocking_policy': 0,
      'intl.accept_languages': 'en-US, en',
    },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(String(error)));
  page.setDefaultTimeout(60_000);
  return { page, complaints, close: () => browser.close() };
}

/** Waits until Firefox shows moving pictures of somebody in this color. */
export async function expectVideoInFirefox({ page }: FirefoxPerson, name: string, color: readonly [number, number, number]): Promise<void> {
  const video = await page.waitForSelector('[data-testid=stage-tile]:not([data-own]) video');
  if (video === null) throw new Error('Firefox shows no video of anybody.');
  expect(await page.$eval('[data-testid=stage-tile]:not([data-own])', (tile) => tile.textContent)).toContain(name);
  await expect
    .poll(
      async () => {
        const seen = await video.evaluate(readColor);
        return Math.hypot(...color.map((value, index) => value - (seen?.[index] ?? -1_000)));
      },
      { message: `Firefox shows ${name}`, timeout: 40_000 },
    )
    .toBeLessThan(45);
  // Each call is one picture that was drawn.
  const drawn = await video.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const next = (): void => {
          count += 1;
          if (count === 4) resolve(count);
          else element.requestVideoFrameCallback(next);
        };
        element.requestVideoFrameCallback(next);
        setTimeout(() => resolve(count), 30_000);
      }),
  );
  expect(drawn, `pictures of ${name} keep arriving in Firefox`).toBe(4);
}

/**
 * Pitches that Firefox plays now, in hertz. A machine without a sound card runs no audio context there: what its media
 * elements play is recorded for a moment and looked at afterwards.
 */
export const pitchesInFirefox = ({ page }: FirefoxPerson): Promise<number[]> =>
  page.evaluate(async () => {
    const tracks = [...document.querySelectorAll<HTMLMediaElement>('audio, video')]
      .filter((element) => !element.muted && !element.paused && element.srcObject instanceof MediaStream)
      .flatMap((element) => (element.srcObject as MediaStream).getAudioTracks())
      .filter((track) => track.readyState === 'live');
    const pitchOf = async (track: MediaStreamTrack): Promise<number[]> => {
      const recorder = new MediaRecorder(new MediaStream([track]));
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => void parts.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      setTimeout(() => recorder.stop(), 1_200);
      await stopped;
      const sound = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(await new Blob(parts).arrayBuffer());
      const samples = sound.getChannelData(0);
      let loudest = { pitch: 0, strength: 0 };
      for (let pitch = 200; pitch <= 2_000; pitch += 10) {
        let [real, imaginary] = [0, 0];
        for (let index = 0; index < samples.length; index += 1) {
          const turn = (2 * Math.PI * pitch * index) / sound.sampleRate;
          real += (samples[index] ?? 0) * Math.cos(turn);
          imaginary += (samples[index] ?? 0) * Math.sin(turn);
        }
        const strength = Math.hypot(real, imaginary) / samples.length;
        if (strength > loudest.strength) loudest = { pitch, strength };
      }
      return loudest.strength > 0.001 ? [loudest.pitch] : [];
    };
    return (await Promise.all(tracks.map((track) => pitchOf(track).catch(() => [])))).flat();
  });
