import type { BrowserSpeech, BrowserSpeechConstructor, SpeechResults } from './browser-speech.ts';
import type { RecogniserErrorCode, SpeechRecogniser, SpeechSession } from './speech-recogniser.ts';

/** Milliseconds before a session that the browser has ended is followed by the next one, growing while nothing is understood. */
const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 8_000;

/** Errors of the browser after which another session would fail too, and the one after which it may succeed. */
const ERROR_CODES: Readonly<Record<string, RecogniserErrorCode>> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  network: 'no-network',
  'language-not-supported': 'language-not-supported',
  'audio-capture': 'no-microphone',
};

/** Silence, and an end that was asked for: no error of anybody. */
const HARMLESS: ReadonlySet<string> = new Set(['no-speech', 'aborted']);

/** The browser's own recogniser. A browser ends its sessions after a while or a silence; it is started again until `stop`. */
export function createBrowserRecogniser(Speech: BrowserSpeechConstructor): SpeechRecogniser {
  let wanted: SpeechSession | undefined;
  let speech: BrowserSpeech | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restartMs = FIRST_RESTART_MS;

  const fail = (code: RecogniserErrorCode): void => {
    const session = wanted;
    if (code !== 'no-network') stop();
    session?.onError(code);
  };

  const listen = (session: SpeechSession): void => {
    const current = new Speech();
    speech = current;
    current.lang = session.language;
    current.continuous = true;
    current.interimResults = true;
    current.onresult = (results) => {
      restartMs = FIRST_RESTART_MS;
      tell(session, results);
    };
    current.onerror = ({ error }) => {
      if (!HARMLESS.has(error)) fail(ERROR_CODES[error] ?? 'unknown');
    };
    current.onend = () => {
      if (wanted !== session) return;
      timer = setTimeout(() => listen(session), restartMs);
      restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS);
    };
    try {
      current.start(session.track);
    } catch {
      fail('unknown');
    }
  };

  function stop(): void {
    clearTimeout(timer);
    wanted = undefined;
    if (speech === undefined) return;
    [speech.onresult, speech.onerror, speech.onend] = [null, null, null];
    speech.abort();
    speech = undefined;
  }

  return {
    start(session) {
      stop();
      wanted = session;
      restartMs = FIRST_RESTART_MS;
      listen(session);
    },
    stop,
  };
}

/** Sentences that are done, each by itself, then what is still growing, as one. */
function tell(session: SpeechSession, { resultIndex, results }: SpeechResults): void {
  let interim = '';
  for (let index = resultIndex; index < results.length; index += 1) {
    const result = results[index];
    const text = result?.[0]?.transcript ?? '';
    if (result?.isFinal === true) session.onFinal(text);
    else interim += text;
  }
  if (interim !== '') session.onInterim(interim);
}
