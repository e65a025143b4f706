/** Two soft tones, one after the other: Hz, and seconds from the beginning. */
const TONES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.18 },
] as const;
const TONE_SECONDS = 0.35;
const LOUDNESS = 0.12;

/** Rings once. Silent where the browser plays nothing before somebody has touched the page. */
export async function ring(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  try {
    if (context.state === 'suspended') return;
    const last = TONES.map(({ frequency, at }) => playTone(context, frequency, context.currentTime + at)).at(-1);
    await new Promise<void>((resolve) => last?.addEventListener('ended', () => resolve(), { once: true }));
  } finally {
    await context.close();
  }
}

function playTone(context: AudioContext, frequency: number, at: number): OscillatorNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
  const tone = context.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
  return tone;
}
