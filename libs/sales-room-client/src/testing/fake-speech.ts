import type { BrowserSpeech, SpeechResults } from '../captions/browser-speech.ts';

/** A browser's recogniser that hears what a test says. */
export class FakeSpeech implements BrowserSpeech {
  static readonly all: FakeSpeech[] = [];
  static failure: Error | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: BrowserSpeech['onresult'] = null;
  onerror: BrowserSpeech['onerror'] = null;
  onend: BrowserSpeech['onend'] = null;
  track: MediaStreamTrack | undefined;
  isAborted = false;

  constructor() {
    FakeSpeech.all.push(this);
  }

  start(track?: MediaStreamTrack): void {
    if (FakeSpeech.failure !== undefined) throw FakeSpeech.failure;
    this.track = track;
  }

  abort(): void {
    this.isAborted = true;
  }

  hear(resultIndex: number, ...said: readonly (readonly [text: string, isFinal: boolean])[]): void {
    const results: SpeechResults['results'] = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.onresult?.({ resultIndex, results });
  }
}
