import { useEffect, useState } from 'react';

/** How much quieter the shown level gets from one picture to the next. */
const FALL = 0.06;

/** How loud a microphone is, 0 to 1, while its track lives. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === null || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const measure = (): void => {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      // Speech sits around a tenth of full scale: the root spreads it over the meter.
      const loudness = Math.min(1, Math.sqrt(Math.sqrt(sum / samples.length)) * 1.4);
      setLevel((shown) => Math.round(Math.max(loudness, shown - FALL) * 50) / 50);
      frame = requestAnimationFrame(measure);
    };
    // Browsers start sound at the first gesture; the meter begins then.
    void context.resume().catch(() => undefined);
    frame = requestAnimationFrame(measure);
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
      setLevel(0);
    };
  }, [track]);
  return level;
}
