import { FakeMediaStreamTrack } from 'fake-mediastreamtrack';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundBlur } from './background-blur.ts';

/** A canvas that notes what is drawn on it. */
interface FakeCanvas {
  width: number;
  height: number;
  reads: boolean | undefined;
  drawn: unknown[][];
  mask: number[];
  rate: number | undefined;
  context: { imageSmoothingQuality: string; globalCompositeOperation: string };
}

/** A browser that plays a camera and draws on canvases, without a picture. */
function fakeBrowser({ videoWidth = 1_280, videoHeight = 720, tracks = 1, draws = true } = {}) {
  const canvases: FakeCanvas[] = [];
  const videos: { muted?: boolean; playsInline?: boolean; srcObject?: unknown; played: number }[] = [];
  const sent = Array.from({ length: tracks }, () => new FakeMediaStreamTrack({ kind: 'video' }));
  const createCanvas = () => {
    const canvas: FakeCanvas & Record<string, unknown> = {
      width: 0,
      height: 0,
      reads: undefined,
      drawn: [],
      mask: [],
      rate: undefined,
      context: { imageSmoothingQuality: 'low', globalCompositeOperation: 'source-over' },
      getContext(_kind: string, { willReadFrequently }: { willReadFrequently: boolean }) {
        if (!draws) return null;
        canvas.reads = willReadFrequently;
        const context = Object.assign(canvas.context, {
          canvas,
          createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4), width, height }),
          getImageData: (x: number, y: number, width: number, height: number) => ({ data: new Uint8ClampedArray(), x, y, width, height }),
          drawImage: (source: unknown, ...at: number[]) => {
            const name = source === videos[0] ? 'video' : canvases.findIndex((other) => other === source);
            canvas.drawn.push([name, ...at, canvas.context.globalCompositeOperation]);
          },
          putImageData: (image: { data: Uint8ClampedArray }, x: number, y: number) => {
            canvas.mask = [...image.data];
            canvas.drawn.push(['mask', x, y]);
          },
        });
        return context;
      },
      captureStream(rate: number) {
        canvas.rate = rate;
        return { getVideoTracks: () => sent };
      },
    };
    canvases.push(canvas);
    return canvas;
  };
  const createVideo = () => {
    const video = { videoWidth, videoHeight, played: 0, play: () => Promise.resolve((video.played += 1)) };
    videos.push(video);
    return video;
  };
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'canvas' ? createCanvas() : createVideo()) });
  vi.stubGlobal(
    'MediaStream',
    class {
      readonly tracks: unknown[];
      constructor(list: unknown[]) {
        this.tracks = list;
      }
    },
  );
  return { canvases, videos, sent };
}

/** A camera that says of itself what it can do about the background. */
function camera(offers: readonly boolean[] | undefined, { obeys = true, fails = false } = {}) {
  const track = new FakeMediaStreamTrack({ kind: 'video' });
  const applied: unknown[] = [];
  Object.assign(track, {
    getCapabilities: () => ({ ...(offers ? { backgroundBlur: offers } : {}) }),
    getConstraints: () => ({ width: 1_280 }),
    getSettings: () => ({ backgroundBlur: obeys }),
    applyConstraints: (constraints: unknown) => {
      applied.push(constraints);
      return fails ? Promise.reject(new Error('no')) : Promise.resolve();
    },
  });
  return { track, applied };
}

function silentCamera() {
  const { track, applied } = camera(undefined);
  return { track: Object.assign(track, { getCapabilities: undefined }), applied };
}

const nobody = () => new Float32Array();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the camera's own blur", () => {
  it('is used where the camera offers it, and keeps what else was asked of the camera', async () => {
    const { canvases } = fakeBrowser();
    const { track, applied } = camera([false, true]);
    const processed = await createBackgroundBlur({ segment: nobody }).process(track);
    expect(processed.track).toBe(track);
    expect(applied).toEqual([{ width: 1_280, backgroundBlur: true }]);
    expect(canvases).toEqual([]);
    processed.stop();
    expect(track.readyState).toBe('live');
  });

  it.each([
    ['a camera that offers none', camera(undefined), 0],
    ['a camera that only offers none at all', camera([false]), 0],
    ['a camera that accepts and does nothing', camera([true], { obeys: false }), 1],
    ['a camera that refuses', camera([true], { fails: true }), 1],
    ['a camera that tells nothing of itself', silentCamera(), 0],
  ])('is replaced by a drawn one with %s', async (_camera, { track, applied }, asked) => {
    const { sent } = fakeBrowser();
    const processed = await createBackgroundBlur({ segment: nobody }).process(track);
    expect(processed.track).toBe(sent[0]);
    expect(applied).toHaveLength(asked);
    processed.stop();
  });

  it('is left alone where the own one is not wanted', async () => {
    const { sent } = fakeBrowser();
    const { track, applied } = camera([true]);
    const processed = await createBackgroundBlur({ segment: nobody, preferNative: false }).process(track);
    expect([processed.track, applied]).toEqual([sent[0], []]);
    processed.stop();
  });
});

describe('a drawn blur', () => {
  const drawn = (segment: NonNullable<Parameters<typeof createBackgroundBlur>[0]>['segment'] = nobody) =>
    createBackgroundBlur({ segment }).process(camera(undefined).track);
  const OUTPUT = 0;
  const PERSON = 1;
  const ROOM = 2;
  const SMALL = 3;
  const MASK = 4;

  it('shows the room from 14 lines and looks for the person in 90, in the shape of the camera', async () => {
    const { canvases, videos } = fakeBrowser();
    const { stop } = await drawn();
    expect(canvases.map(({ width, height }) => [width, height])).toEqual([
      [1_280, 720],
      [1_280, 720],
      [25, 14],
      [160, 90],
      [160, 90],
    ]);
    expect(canvases.map(({ reads }) => reads)).toEqual([false, false, false, true, false]);
    expect(canvases.every(({ context }) => context.imageSmoothingQuality === 'high')).toBe(true);
    expect(canvases[OUTPUT]?.rate).toBe(24);
    expect(videos).toMatchObject([{ muted: true, playsInline: true, played: 1 }]);
    stop();
    expect(videos[0]?.srcObject).toBeNull();
  });

  it('of a camera that gives hardly a picture is a pixel wide at least', async () => {
    const { canvases } = fakeBrowser({ videoWidth: 1, videoHeight: 1_000 });
    const { stop } = await drawn();
    expect(canvases.slice(ROOM).map(({ width }) => width)).toEqual([1, 1, 1]);
    stop();
  });

  it('draws the room first and the person, cut out of the picture, over it', async () => {
    const { canvases } = fakeBrowser();
    const seen: unknown[] = [];
    const { stop } = await drawn((image) => {
      seen.push(image);
      return nobody();
    });
    expect(seen[0]).toMatchObject({ x: 0, y: 0, width: 160, height: 90 });
    expect(canvases[SMALL]?.drawn[0]).toEqual(['video', 0, 0, 160, 90, 'source-over']);
    expect(canvases[ROOM]?.drawn[0]).toEqual(['video', 0, 0, 25, 14, 'source-over']);
    expect(canvases[MASK]?.drawn[0]).toEqual(['mask', 0, 0]);
    expect(canvases[PERSON]?.drawn.slice(0, 2)).toEqual([
      [MASK, 0, 0, 1_280, 720, 'copy'],
      ['video', 0, 0, 1_280, 720, 'source-in'],
    ]);
    expect(canvases[OUTPUT]?.drawn.slice(0, 2)).toEqual([
      [ROOM, 0, 0, 1_280, 720, 'source-over'],
      [PERSON, 0, 0, 'source-over'],
    ]);
    stop();
  });

  it('keeps what is surely the person, hides what surely is not, and is soft between', async () => {
    const { canvases } = fakeBrowser();
    const { stop } = await drawn(() => Float32Array.from([0, 0.4, 0.42, 0.5, 0.6, 1]));
    const mask = canvases[MASK]?.mask ?? [];
    expect([0, 1, 2, 3, 4, 5, 6].map((pixel) => mask[pixel * 4 + 3])).toEqual([0, 0, 25, 127, 255, 255, 0]);
    expect(mask.filter((_value, index) => index % 4 !== 3).every((value) => value === 0)).toBe(true);
    stop();
  });

  it('draws 24 pictures a second, also where finding the person takes a while, until it is stopped', async () => {
    fakeBrowser();
    let count = 0;
    const { stop } = await drawn(() => {
      count += 1;
      return count === 1 ? nobody() : new Promise((resolve) => setTimeout(() => resolve(nobody()), 10));
    });
    const before = count;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count - before).toBeGreaterThanOrEqual(22);
    expect(count - before).toBeLessThanOrEqual(24);
    stop();
    const after = count;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count).toBe(after);
  });

  it('stopped while it looks for the person draws nothing more', async () => {
    const { canvases } = fakeBrowser();
    const held = Promise.withResolvers<Float32Array>();
    let count = 0;
    const { stop } = await drawn(() => ((count += 1) === 1 ? nobody() : held.promise));
    const before = canvases[OUTPUT]?.drawn.length;
    stop();
    held.resolve(nobody());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(canvases[OUTPUT]?.drawn).toHaveLength(before ?? -1);
    expect(count).toBe(2);
  });

  it('leaves the picture before where one cannot be drawn, and goes on', async () => {
    const { canvases } = fakeBrowser();
    let count = 0;
    const { stop } = await drawn(() => {
      count += 1;
      if (count === 2) throw new Error('no');
      return nobody();
    });
    await vi.advanceTimersByTimeAsync(0);
    expect([count, canvases[OUTPUT]?.drawn.length]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(42);
    expect([count, canvases[OUTPUT]?.drawn.length]).toEqual([3, 4]);
    stop();
  });

  it('fails where a browser draws on no canvas or makes no video of one, so that nothing unblurred is sent', async () => {
    fakeBrowser({ draws: false });
    await expect(drawn()).rejects.toThrow('canvas');
    fakeBrowser({ tracks: 0 });
    await expect(drawn()).rejects.toThrow('no video');
  });
});
