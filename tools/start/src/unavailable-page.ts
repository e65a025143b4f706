import type { IncomingMessage } from 'node:http';

/** Why the front answers itself. */
export type UnavailableStatus = 400 | 408 | 429 | 502 | 503;

/** An answer in place of a process that gives none, or is not asked. */
export interface UnavailableAnswer {
  readonly status: UnavailableStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The page loads nothing, and nobody frames it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TEXTS = {
  400: { title: 'No such address', detail: 'This is not an address of this site.', code: 'VITRINE__BAD_REQUEST' },
  408: {
    title: 'That took too long',
    detail: 'The request did not arrive in time. Please try again in a second.',
    code: 'VITRINE__REQUEST_TIMEOUT',
  },
  429: {
    title: 'One moment, please',
    detail: 'Too much is on its way from your address. Please try again in a few seconds.',
    code: 'VITRINE__TOO_MANY_REQUESTS',
  },
  503: { title: 'One moment, please', detail: 'Server is not available. Please try again in few seconds.', code: 'VITRINE__UNAVAILABLE' },
  502: { title: 'Something went wrong', detail: 'Server could not complete the request.', code: 'VITRINE__BAD_GATEWAY' },
} as const;

/** Seconds after which it is worth asking again; none where it never is. */
const RETRY_AFTER: Readonly<Record<UnavailableStatus, number | undefined>> = { 400: undefined, 408: 1, 429: 5, 502: undefined, 503: 1 };

const page = (title: string, detail: string, isTriedAgain: boolean) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${isTriedAgain ? '<meta http-equiv="refresh" content="3">\n' : ''}<title>${title} · Vitrine</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 0.75rem; padding: 2rem; text-align: center;
  background: light-dark(#f7f4ee, #191714); color: light-dark(#211d18, #efeae2); font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
p { margin: 0; color: light-dark(#5f574c, #b8afa2); }
h1 { margin: 0; font: 400 clamp(1.75rem, 5vw, 2.5rem)/1.15 Fraunces, Georgia, serif; }
small { letter-spacing: 0.18em; text-transform: uppercase; }
</style>
</head>
<body><p><small>Vitrine</small></p><h1>${title}</h1><p>${detail}</p></body>
</html>
`;

/** A short page for people and an error body for programs; the page tries again by itself. */
export function unavailableAnswer(request: Pick<IncomingMessage, 'headers' | 'url'>, status: UnavailableStatus): UnavailableAnswer {
  const { title, detail, code } = TEXTS[status];
  const isProgram = !(request.headers.accept ?? '').includes('text/html');
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': POLICY,
    ...(RETRY_AFTER[status] === undefined ? {} : { 'retry-after': String(RETRY_AFTER[status]) }),
  };
  if (isProgram) {
    return {
      status,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ errors: [{ status: String(status), code, title, detail }] }),
    };
  }
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: page(title, detail, status === 502 || status === 503),
  };
}
