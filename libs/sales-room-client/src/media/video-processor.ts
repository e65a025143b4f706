/** Changes a camera's picture before it is sent, e.g. blurs what is behind the person. */
export interface VideoProcessor {
  /**
   * Gives the changed picture of a camera, as a track that lives as long as the camera's. It may give the same track back
   * where the browser changes the picture itself.
   */
  process(track: MediaStreamTrack): Promise<{ track: MediaStreamTrack; stop(): void }>;
}

/**
 * A camera's track as a processor changes it: stopping it closes the camera too, and it ends with the camera. A processor
 * that fails closes the camera: nobody's room is shown by mistake.
 */
export async function processedTrack(camera: MediaStreamTrack, processor: VideoProcessor): Promise<MediaStreamTrack> {
  let processed: { track: MediaStreamTrack; stop(): void };
  try {
    processed = await processor.process(camera);
  } catch (error) {
    camera.stop();
    throw error;
  }
  const { track } = processed;
  if (track === camera) return camera;
  const stopTrack = track.stop.bind(track);
  const stop = (): void => {
    processed.stop();
    stopTrack();
    camera.stop();
  };
  track.stop = stop;
  camera.addEventListener('ended', () => {
    stop();
    track.dispatchEvent(new Event('ended'));
  });
  return track;
}
