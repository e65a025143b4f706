import type { IncomingMessage } from 'node:http';

/** An answer in place of a process that gives none. */
export interface UnavailableAnswer {
  readonly status: 502 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const TEXTS = {
  503: { title: 'One moment, please', detail: 'Server is not available. Please try again in few seconds.', code: 'VITRINE__UNAVAILABLE' },
  502: { title: 'Something went wrong', detail: 'Server could not complete the request.', code: 'VITRINE__BAD_GATEWAY' },
} as const;

const page = (title: string, detail: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="refresh" content="3">
<title>${title} · Vitrine</title>
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
export function unavailableAnswer(request: Pick<IncomingMessage, 'headers' | 'url'>, status: 502 | 503): UnavailableAnswer {
  const { title, detail, code } = TEXTS[status];
  const isProgram = !(request.headers.accept ?? '').includes('text/html');
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '1' } : {}) };
  if (isProgram) {
    return { status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ errors: [{ status: String(status), code, title, detail }] }) };
  }
  return { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: page(title, detail) };
}
