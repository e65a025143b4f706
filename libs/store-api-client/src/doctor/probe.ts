import { at } from '../json-path.ts';

/** What a server answered, or why it did not. */
export interface Probe {
  /** 0: no answer came. */
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined where it is none. */
  body: unknown;
  /** Code of the first error. */
  code: string | undefined;
  /** Time to the whole answer in ms. */
  ms: number;
  redirected: boolean;
  /** Why no answer came: a code of the system, or `TIMEOUT`. */
  failure: string | undefined;
}

/** How a request differs from an ordinary read. */
export interface Asking {
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends no access key. */
  withoutKey?: boolean;
}

/** Asks one server. Keeps the token of its one throwaway session. */
export interface Prober {
  readonly endpoint: string;
  ask(method: string, path: string, asking?: Asking): Promise<Probe>;
  /** Asks for the head of an address that is no call of the server, such as a picture: without key and token, as a browser would. */
  head(url: string): Promise<Pick<Probe, 'status' | 'failure'>>;
  /** Everything that was asked, for times and limits. */
  readonly probes: readonly { method: string; path: string; probe: Probe }[];
  /** The text without what must not be shown. */
  redact(text: string): string;
}

function failureOf(error: unknown): string {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'TIMEOUT';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = at(cause, 'code') ?? at(cause, 'errors.0.code');
  return typeof code === 'string' ? code : 'NETWORK';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createProber(
  endpoint: string,
  accessKey: string,
  secrets: readonly string[],
  fetcher: typeof fetch,
  timeoutMs: number,
): Prober {
  const probes: { method: string; path: string; probe: Probe }[] = [];
  const hidden = new Set([accessKey, ...secrets].filter((secret) => secret !== ''));
  let token: string | undefined;

  async function send(method: string, path: string, { body, headers = {}, withoutKey = false }: Asking): Promise<Probe> {
    const started = performance.now();
    const took = (): number => Math.round(performance.now() - started);
    try {
      const response = await fetcher(`${endpoint}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(withoutKey ? {} : { 'sw-access-key': accessKey }),
          ...(token === undefined ? {} : { 'sw-context-token': token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = parsed(await response.text());
      const given = response.headers.get('sw-context-token')?.split(',', 1)[0]?.trim();
      if (given) {
        hidden.add(given);
        token = given;
      }
      const code = at(answer, 'errors.0.code');
      return {
        status: response.status,
        headers: response.headers,
        body: answer,
        code: typeof code === 'string' ? code : undefined,
        ms: took(),
        redirected: response.redirected,
        failure: undefined,
      };
    } catch (error) {
      return {
        status: 0,
        headers: new Headers(),
        body: undefined,
        code: undefined,
        ms: took(),
        redirected: false,
        failure: failureOf(error),
      };
    }
  }

  return {
    endpoint,
    probes,
    async ask(method, path, asking = {}) {
      const probe = await send(method, path, asking);
      probes.push({ method, path, probe });
      return probe;
    },
    async head(url) {
      try {
        const { status } = await fetcher(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
        return { status, failure: undefined };
      } catch (error) {
        return { status: 0, failure: failureOf(error) };
      }
    },
    redact: (text) => [...hidden].reduce((clean, secret) => clean.replaceAll(secret, '…'), text),
  };
}
