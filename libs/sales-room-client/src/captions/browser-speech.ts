/** What one alternative of a result says. */
interface SpeechAlternative {
  readonly transcript: string;
}

/** Results of one session of a browser's recogniser; those before `resultIndex` have not changed. */
export interface SpeechResults {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<SpeechAlternative> & { readonly isFinal: boolean }>;
}

/** The part of a browser's `SpeechRecognition` that is used here. */
export interface BrowserSpeech {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: SpeechResults) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  /** Newer browsers listen to the given track, others to the system's microphone. */
  start(track?: MediaStreamTrack): void;
  abort(): void;
}

/** Makes a session of a browser's recogniser. */
export type BrowserSpeechConstructor = new () => BrowserSpeech;

/** The browser's recogniser, under its own name or its older one; undefined where there is none. */
export function browserSpeech(scope: object = globalThis): BrowserSpeechConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Partial<Record<string, BrowserSpeechConstructor>>;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether this browser brings a recogniser of its own. What it understands, and where, is its maker's affair. */
export const hasBrowserRecogniser = (): boolean => browserSpeech() !== undefined;
