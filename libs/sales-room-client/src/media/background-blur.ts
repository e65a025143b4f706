import { createColorSegmenter, type Segmenter } from './color-segmenter.ts';
import type { VideoProcessor } from './video-processor.ts';

export interface BackgroundBlurOptions {
  /** Finds the person; by default by color, without a model. A learnt model is put in here. */
  segment?: Segmenter | undefined;
  /** Uses the browser's own blur where the camera offers it (`backgroundBlur`); true by default. */
  preferNative?: boolean | undefined;
}

/** Lines of the image in which the person is looked for, and of that which stands for the room behind. */
const MASK_LINES = 90;
const BLURRED_LINES = 14;
const FRAMES_PER_SECOND = 24;

/** Blurs what is behind a person, on this machine alone. */
export function createBackgroundBlur({
  segment = createColorSegmenter(),
  preferNative = true,
}: BackgroundBlurOptions = {}): VideoProcessor {
  return {
    async process(track) {
      if (preferNative && (await blursItself(track))) return { track, stop: () => undefined };
      return blurred(track, segment);
    },
  };
}

/** Lets the browser or the system blur, where they can. */
async function blursItself(track: MediaStreamTrack): Promise<boolean> {
  const { backgroundBlur } = (track.getCapabilities?.() ?? {}) as { backgroundBlur?: readonly boolean[] };
  if (backgroundBlur?.includes(true) !== true) return false;
  try {
    await track.applyConstraints({ ...track.getConstraints(), backgroundBlur: true } as MediaTrackConstraints);
    return (track.getSettings() as { backgroundBlur?: boolean }).backgroundBlur === true;
  } catch {
    return false;
  }
}

function layer(width: number, height: number, reads = false): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: reads });
  if (context === null) throw new Error('This browser draws on no canvas.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** The camera's track with its background blurred, as long as the camera's own lives. */
async function blurred(camera: MediaStreamTrack, segment: Segmenter): Promise<{ track: MediaStreamTrack; stop(): void }> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([camera]);
  await video.play();
  const renderer = new BlurRenderer(video, segment);
  // The first frame is a blurred one already.
  await renderer.draw();
  const [track] = renderer.captureStream().getVideoTracks();
  if (track === undefined) throw new Error('This browser makes no video of a canvas.');
  renderer.start();
  return {
    track,
    stop() {
      renderer.stop();
      video.srcObject = null;
    },
  };
}

/** Draws each frame twice: the room from so few lines that nothing can be made out, and the person over it. */
class BlurRenderer {
  readonly #video: HTMLVideoElement;
  readonly #segment: Segmenter;
  readonly #output: CanvasRenderingContext2D;
  readonly #person: CanvasRenderingContext2D;
  readonly #room: CanvasRenderingContext2D;
  readonly #small: CanvasRenderingContext2D;
  readonly #mask: CanvasRenderingContext2D;
  readonly #shape: ImageData;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(video: HTMLVideoElement, segment: Segmenter) {
    const { videoWidth: width, videoHeight: height } = video;
    const wide = (lines: number): number => Math.max(1, Math.round((lines * width) / height));
    this.#video = video;
    this.#segment = segment;
    this.#output = layer(width, height);
    this.#person = layer(width, height);
    this.#room = layer(wide(BLURRED_LINES), BLURRED_LINES);
    this.#small = layer(wide(MASK_LINES), MASK_LINES, true);
    this.#mask = layer(this.#small.canvas.width, MASK_LINES);
    this.#shape = this.#mask.createImageData(this.#mask.canvas.width, MASK_LINES);
  }

  captureStream(): MediaStream {
    return this.#output.canvas.captureStream(FRAMES_PER_SECOND);
  }

  async draw(): Promise<void> {
    const small = this.#small;
    small.drawImage(this.#video, 0, 0, small.canvas.width, MASK_LINES);
    const found = await this.#segment(small.getImageData(0, 0, small.canvas.width, MASK_LINES));
    if (this.#isStopped) return;
    this.#drawPerson(found);
    this.#room.drawImage(this.#video, 0, 0, this.#room.canvas.width, BLURRED_LINES);
    const { width, height } = this.#output.canvas;
    this.#output.drawImage(this.#room.canvas, 0, 0, width, height);
    this.#output.drawImage(this.#person.canvas, 0, 0);
  }

  start(): void {
    void this.#next();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Cuts the person out of the frame, with soft edges. */
  #drawPerson(found: Float32Array): void {
    for (let pixel = 0; pixel < found.length; pixel += 1)
      this.#shape.data[pixel * 4 + 3] = Math.min(255, Math.max(0, ((found[pixel] ?? 0) - 0.4) * 5 * 255));
    this.#mask.putImageData(this.#shape, 0, 0);
    const { width, height } = this.#output.canvas;
    this.#person.globalCompositeOperation = 'copy';
    this.#person.drawImage(this.#mask.canvas, 0, 0, width, height);
    this.#person.globalCompositeOperation = 'source-in';
    this.#person.drawImage(this.#video, 0, 0, width, height);
  }

  async #next(): Promise<void> {
    const since = performance.now();
    // A frame that can't be drawn isn't sent: the one before stays.
    await this.draw().catch(() => undefined);
    if (!this.#isStopped)
      this.#timer = setTimeout(() => void this.#next(), Math.max(0, 1_000 / FRAMES_PER_SECOND - (performance.now() - since)));
  }
}
