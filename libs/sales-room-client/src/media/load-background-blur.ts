import type { BackgroundBlurOptions } from './background-blur.ts';
import type { VideoProcessor } from './video-processor.ts';

/** Fetches the blur of the background when somebody wants it, for `RoomClient.setVideoProcessor`. Nothing comes from another origin. */
export async function loadBackgroundBlur(options: BackgroundBlurOptions = {}): Promise<VideoProcessor> {
  const { createBackgroundBlur } = await import('./background-blur.ts');
  return createBackgroundBlur(options);
}
