import { expect, type Locator, type Page } from '@playwright/test';
import { type Color, LOOKS, type LooksName } from './fake-devices.ts';

/** Runs in a page: the average color of what a video shows now; null before its first picture. */
export function readColor(element: Element): [number, number, number] | null {
  const video = element as HTMLVideoElement;
  if (video.readyState < 2 || video.videoWidth === 0) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(video, 0, 0, 16, 16);
  const { data } = context.getImageData(0, 0, 16, 16);
  const sums: [number, number, number] = [0, 0, 0];
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    sums[0] += data[pixel] ?? 0;
    sums[1] += data[pixel + 1] ?? 0;
    sums[2] += data[pixel + 2] ?? 0;
  }
  return [sums[0] / 256, sums[1] / 256, sums[2] / 256];
}

/** The average color of what a video shows now; null before its first picture. */
export const colorOf = (video: Locator): Promise<Color | null> => video.evaluate(readColor);

/** Whose picture this is: the looks whose color is near, or nobody's. */
function nameOf(color: Color | null): LooksName | 'nobody' {
  if (color === null) return 'nobody';
  const distance = (other: Color) => Math.hypot(...other.map((value, index) => value - (color[index] ?? 0)));
  const near = Object.entries(LOOKS).find(([, looks]) => distance(looks.color) < 45);
  return near === undefined ? 'nobody' : (near[0] as LooksName);
}

/** Waits until a video shows moving pictures of this person: it is decoded, and its color identifies the sender. */
export async function expectVideoOf(video: Locator, who: LooksName): Promise<void> {
  await expect(video).toBeVisible();
  const decoded = () => video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(async () => nameOf(await colorOf(video)), { message: `the picture of ${who}`, timeout: 45_000 }).toBe(who);
  const before = await decoded();
  await expect.poll(decoded, { message: `pictures of ${who} keep arriving`, timeout: 45_000 }).toBeGreaterThan(before + 3);
}

/** Runs in a page: which pitches its media elements play now. */
async function readPitches(): Promise<number[]> {
  interface Ear {
    context: AudioContext;
    analysers: Map<string, AnalyserNode>;
  }
  const host = window as unknown as { vitrineEar?: Ear };
  host.vitrineEar ??= { context: new AudioContext(), analysers: new Map() };
  const { context, analysers } = host.vitrineEar;
  await context.resume();
  const tracks = [...document.querySelectorAll<HTMLMediaElement>('audio, video')]
    .filter((element) => !element.muted && !element.paused && element.srcObject instanceof MediaStream)
    .flatMap((element) => (element.srcObject as MediaStream).getAudioTracks())
    .filter((track) => track.readyState === 'live');
  for (const track of tracks) {
    if (analysers.has(track.id)) continue;
    const analyser = context.createAnalyser();
    analyser.fftSize = 8_192;
    analyser.smoothingTimeConstant = 0;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    analysers.set(track.id, analyser);
  }
  return tracks.flatMap((track) => {
    const analyser = analysers.get(track.id);
    if (analyser === undefined) return [];
    const spectrum = new Float32Array(analyser.frequencyBinCount);
    analyser.getFloatFrequencyData(spectrum);
    let loudest = 0;
    for (let bin = 1; bin < spectrum.length; bin += 1) if ((spectrum[bin] ?? -200) > (spectrum[loudest] ?? -200)) loudest = bin;
    return (spectrum[loudest] ?? -200) > -60 ? [(loudest * context.sampleRate) / analyser.fftSize] : [];
  });
}

/** A page's ear: which pitches its media elements play now. */
export const pitchesIn = (page: Page): Promise<number[]> => page.evaluate(readPitches);

/** Who can be heard on a page. */
async function voicesIn(page: Page): Promise<LooksName[]> {
  const pitches = await pitchesIn(page);
  return (Object.keys(LOOKS) as LooksName[]).filter((name) => pitches.some((pitch) => Math.abs(pitch - LOOKS[name].pitch) < 30));
}

/** Waits until exactly these people are heard on a page, by the pitch that their microphones send. */
export async function expectVoicesOf(page: Page, who: readonly LooksName[]): Promise<void> {
  await expect
    .poll(async () => (await voicesIn(page)).sort(), { message: `who is heard on ${page.url()}`, timeout: 45_000 })
    .toEqual([...who].sort());
}
