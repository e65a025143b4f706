import type { Page } from '@playwright/test';

interface Speech {
  onresult: ((event: object) => void) | null;
  onend: (() => void) | null;
}

/** In the page: a recogniser that hears what a test says with {@link speak}. */
export function putSpeech(): void {
  const listening = new Set<Speech>();
  class FakeSpeech implements Speech {
    onresult: Speech['onresult'] = null;
    onend: Speech['onend'] = null;
    start(): void {
      listening.add(this);
    }
    abort(): void {
      listening.delete(this);
    }
  }
  Reflect.deleteProperty(window, 'SpeechRecognition');
  Object.assign(window, { webkitSpeechRecognition: FakeSpeech, listeningSpeech: listening });
}

/** In the page: a browser without a recogniser. */
export function removeSpeech(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
}

/** Says something to the recogniser of a page; tells whether any was listening. */
export function speak(page: Page, transcript: string, isFinal: boolean): Promise<'heard' | 'unheard'> {
  return page.evaluate(
    ([text, isDone]) => {
      const { listeningSpeech } = window as unknown as { listeningSpeech: ReadonlySet<Speech> };
      for (const speech of listeningSpeech)
        speech.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: text }], { isFinal: isDone })] });
      return listeningSpeech.size > 0 ? 'heard' : 'unheard';
    },
    [transcript, isFinal] as const,
  );
}
