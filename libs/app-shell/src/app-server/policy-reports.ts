import { BodyTooLargeError, readBoundedText } from '@vitrine/http-server';

/** Most bytes of a browser's report. */
export const REPORT_LIMIT = 16_384;
/** Lines that a process logs within a minute; what comes beyond is counted. */
const MOST_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
const MOST_CHARACTERS = 200;

/** Path to which browsers report what the content security policy of an app's pages kept out. @param name The app's name. */
export const reportPathOf = (name: string): string => `/__${name}/policy-reports`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line of printable characters: whoever sends a report writes no line of the log himself. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[^\x20-\x7e]/g, '?')
        .slice(0, MOST_CHARACTERS)
    : '';

/** An address without what may be a secret: its query, its hash, who it is for; words such as `inline` as they are. */
function place(value: unknown): string {
  const text = plain(value);
  if (!URL.canParse(text)) return /^[a-z-]{1,20}$/.test(text) ? text : '';
  const { protocol, origin, pathname } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? `${origin}${pathname}` : protocol;
}

/** The violations that a body tells of, in the words of the Reporting API or of the older `report-uri`. */
function violationsOf(body: unknown): Fields[] {
  if (Array.isArray(body))
    return body.flatMap((report) =>
      isFields(report) && report['type'] === 'csp-violation' && isFields(report['body']) ? [report['body']] : [],
    );
  return isFields(body) && isFields(body['csp-report']) ? [body['csp-report']] : [];
}

function lineOf(violation: Fields): string {
  const read = (name: string) =>
    violation[name] ?? violation[name.replace(/URL$/, 'Uri').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  const directive = plain(read('effectiveDirective') ?? violation['violated-directive']).split(' ', 1)[0] ?? '';
  return `${directive || 'unknown directive'} kept out ${place(read('blockedURL')) || 'something'} on ${place(read('documentURL')) || 'a page'} (${place(read('sourceFile')) || 'no file'}, line ${plain(read('lineNumber')) || '?'})`;
}

/**
 * Takes browsers' reports of what a page's policy kept out, and logs them: few, short, and without what an address may hold.
 * @param log Gets one line for each violation.
 */
export function createPolicyReports(log: (message: string) => void, now: () => number = Date.now): (request: Request) => Promise<Response> {
  let since = now();
  let logged = 0;
  let dropped = 0;

  function note(line: string): void {
    if (now() - since >= MINUTE_MS) {
      if (dropped > 0) log(`${dropped} more reports of content security policies`);
      [since, logged, dropped] = [now(), 0, 0];
    }
    if (logged < MOST_PER_MINUTE) {
      logged += 1;
      log(line);
    } else dropped += 1;
  }

  return async (request) => {
    const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
    if (!/^application\/(?:reports\+json|csp-report)\b/i.test(request.headers.get('content-type') ?? '')) return answer(415);
    let body: unknown;
    try {
      body = JSON.parse(await readBoundedText(request, REPORT_LIMIT));
    } catch (error) {
      return answer(error instanceof BodyTooLargeError ? 413 : 400);
    }
    for (const violation of violationsOf(body).slice(0, MOST_PER_MINUTE)) note(`content security policy: ${lineOf(violation)}`);
    return answer(204);
  };
}
