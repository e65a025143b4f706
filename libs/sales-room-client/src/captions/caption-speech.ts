import { type Caption, CAPTION_TEXT_LIMIT } from '@vitrine/sales-room-protocol';
import type { SpeechRecogniser, SpeechSession } from './speech-recogniser.ts';

/** Milliseconds between two texts of one sentence that is still spoken: a server takes 5 captions a second. */
const INTERIM_INTERVAL_MS = 400;

export interface CaptionSpeechOptions extends Pick<SpeechSession, 'language' | 'track' | 'onError'> {
  recogniser: SpeechRecogniser;
  /** Takes a caption as `caption.say` carries it. */
  onCaption(caption: Caption): void;
}

/**
 * Makes captions of speech until the function that it gives is called. Of a sentence that grows quickly the newest text is
 * told at most every 400 ms; of one that is longer than a caption, its end.
 */
export function captionSpeech({ recogniser, language, track, onCaption, onError }: CaptionSpeechOptions): () => void {
  let utteranceId = crypto.randomUUID();
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, isFinal: boolean): void => {
    const line = captionLine(text);
    if (line !== '') onCaption({ utteranceId, text: line, isFinal, language });
  };
  const next = (): void => {
    timer = undefined;
    if (waiting === undefined) return;
    const text = waiting;
    waiting = undefined;
    timer = setTimeout(next, INTERIM_INTERVAL_MS);
    say(text, false);
  };

  recogniser.start({
    language,
    track,
    onInterim: (text) => {
      waiting = text;
      if (timer === undefined) next();
    },
    onFinal: (text) => {
      waiting = undefined;
      say(text, true);
      utteranceId = crypto.randomUUID();
    },
    onError,
  });
  return () => {
    clearTimeout(timer);
    waiting = undefined;
    recogniser.stop();
  };
}

/** One line as a caption takes it: from the first whole word that its length has room for. */
function captionLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  if (line.length <= CAPTION_TEXT_LIMIT) return line;
  const end = line.slice(-CAPTION_TEXT_LIMIT);
  return end
    .slice(end.indexOf(' ') + 1)
    .toWellFormed()
    .replace(/^\uFFFD/u, '');
}
