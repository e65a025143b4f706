import { createColourSegmenter, type Segmenter } from './colour-segmenter.ts';
import type { VideoProcessor } from './video-processor.ts';

export interface BackgroundBlurOptions {
  /** Finds the person; by default by colour, without a model. A learnt model is put in here. */
  segment?: Segmenter | undefined;
  /** Uses the browser's own blur where the camera offers it (`backgroundBlur`); true by default. */
  preferNative?: boolean | undefined;
}

/** Lines of the picture in which the person is looked for, and of that which stands for the room behind. */
const MASK_LINES = 90;
const BLURRED_LINES = 14;
const PICTURES_PER_SECOND = 24;

/** Blurs what is behind a person, on this machine alone. */
export function createBackgroundBlur({ segment = createColourSegmenter(), preferNative = true }: BackgroundBlurOptions = {}): VideoProcessor {
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

/** Draws each picture twice: the room from so few lines that nothing can be made out, and the person over it. */
async function blurred(camera: MediaStreamTrack, segment: Segmenter): Promise<{ track: MediaStreamTrack; stop(): void }> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([camera]);
  await video.play();
  const { videoWidth: width, videoHeight: height } = video;
  const wide = (lines: number): number => Math.max(1, Math.round((lines * width) / height));
  const output = layer(width, height);
  const person = layer(width, height);
  const room = layer(wide(BLURRED_LINES), BLURRED_LINES);
  const small = layer(wide(MASK_LINES), MASK_LINES, true);
  const mask = layer(small.canvas.width, MASK_LINES);
  const shape = mask.createImageData(mask.canvas.width, MASK_LINES);
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function draw(): Promise<void> {
    small.drawImage(video, 0, 0, small.canvas.width, MASK_LINES);
    const found = await segment(small.getImageData(0, 0, small.canvas.width, MASK_LINES));
    if (isStopped) return;
    for (let pixel = 0; pixel < found.length; pixel += 1) shape.data[pixel * 4 + 3] = Math.min(255, Math.max(0, ((found[pixel] ?? 0) - 0.4) * 5 * 255));
    mask.putImageData(shape, 0, 0);
    person.globalCompositeOperation = 'copy';
    person.drawImage(mask.canvas, 0, 0, width, height);
    person.globalCompositeOperation = 'source-in';
    person.drawImage(video, 0, 0, width, height);
    room.drawImage(video, 0, 0, room.canvas.width, BLURRED_LINES);
    output.drawImage(room.canvas, 0, 0, width, height);
    output.drawImage(person.canvas, 0, 0);
  }

  const next = async (): Promise<void> => {
    const since = performance.now();
    // A picture that can't be made isn't sent: the one before stands still.
    await draw().catch(() => undefined);
    if (!isStopped) timer = setTimeout(() => void next(), Math.max(0, 1_000 / PICTURES_PER_SECOND - (performance.now() - since)));
  };
  // The first picture is a blurred one already.
  await draw();
  const [track] = output.canvas.captureStream(PICTURES_PER_SECOND).getVideoTracks();
  if (track === undefined) throw new Error('This browser makes no video of a canvas.');
  void next();
  return {
    track,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      video.srcObject = null;
    },
  };
}
