/** Why speech becomes no text. */
export const RECOGNISER_ERROR_CODES = ['not-allowed', 'no-network', 'language-not-supported', 'no-microphone', 'unknown'] as const;

/** One of {@link RECOGNISER_ERROR_CODES}. */
export type RecogniserErrorCode = (typeof RECOGNISER_ERROR_CODES)[number];

/** What is listened to, and who is told what was said. */
export interface SpeechSession {
  /** Language that is spoken, as a BCP 47 tag such as `de-DE`. */
  readonly language: string;
  /** The microphone as the room hears it. A recogniser neither stops nor changes it. */
  readonly track: MediaStreamTrack;
  /** What has been understood so far of the sentence that is spoken: each call replaces the one before. */
  onInterim(text: string): void;
  /** The sentence as it stays; what comes next belongs to another one. */
  onFinal(text: string): void;
  /** Nothing is understood for now (`no-network`: it goes on trying) or any more (all other codes). */
  onError(code: RecogniserErrorCode): void;
}

/**
 * Makes text of speech. The browser's own is {@link loadBrowserRecogniser}; one that sends the track to a server fits as well.
 */
export interface SpeechRecogniser {
  /** Listens until `stop`. It is started once. */
  start(session: SpeechSession): void;
  /** Ends at once: nothing is called back afterwards, not even what was half understood. Idempotent. */
  stop(): void;
}
