import { browserSpeech } from './browser-speech.ts';
import type { SpeechRecogniser } from './speech-recogniser.ts';

/**
 * Fetches what runs the browser's own recogniser, when somebody wants it. The browser may send the sound to a service of
 * its maker: ask the speaker first.
 * @returns Undefined where the browser has none.
 */
export async function loadBrowserRecogniser(): Promise<SpeechRecogniser | undefined> {
  const Speech = browserSpeech();
  if (Speech === undefined) return undefined;
  const { createBrowserRecogniser } = await import('./browser-recogniser.ts');
  return createBrowserRecogniser(Speech);
}
