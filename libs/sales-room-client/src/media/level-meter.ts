/** How much quieter the shown level gets from one look to the next. */
const FALL = 0.06;

/** Milliseconds between two looks: as often as an eye follows. */
const SAMPLE_INTERVAL_MS = 50;

/** The level of some samples, 0 to 1: speech sits around a tenth of full scale, and the root spreads it over the meter. */
export function levelOf(samples: Float32Array, shown = 0): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const loudness = Math.min(1, Math.sqrt(Math.sqrt(sum / samples.length)) * 1.4);
  return Math.round(Math.max(loudness, shown - FALL) * 50) / 50;
}

/** Tells how loud a microphone is, 0 to 1, until it is stopped. Nothing is played and nothing leaves the machine. */
export function watchLevel(track: MediaStreamTrack, listener: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let level = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const next = levelOf(samples, level);
    if (next === level) return;
    level = next;
    listener(level);
  }, SAMPLE_INTERVAL_MS);
  // Browsers start sound at the first gesture; the meter begins then.
  void context.resume().catch(() => undefined);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
