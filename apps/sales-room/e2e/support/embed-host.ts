import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';

/** The package as it is published. */
const PACKAGE = join(import.meta.dirname, '../../../../libs/room-embed/dist');

/** What the page notes of the element's events, in their order: name and detail. */
export type NotedEvent = readonly [name: string, detail: unknown];

// `?take` shows products itself; `?stranger=ORIGIN` has a page of another site beside the room.
const SCRIPT = `
const NAMES = ['ready', 'title', 'joined', 'left', 'ended', 'cart', 'product', 'error'];
const params = new URLSearchParams(location.search);
globalThis.noted = [];
const room = document.querySelector('vitrine-room');
for (const name of NAMES)
  room.addEventListener('vitrine-room:' + name, (event) => {
    if (name === 'product' && params.has('take')) event.preventDefault();
    globalThis.noted.push([name, event.detail]);
  });
document.querySelector('button').addEventListener('click', () => room.leave());
room.src = params.get('src');
if (params.has('stranger')) document.querySelector('#stranger').src = params.get('stranger') + '/stranger.html';
`;

const PAGE = `<!doctype html>
<html lang="en-US">
<title>A shop of its own</title>
<link rel="stylesheet" href="/host.css">
<h1>A shop of its own</h1>
<button type="button">Leave from outside</button>
<vitrine-room></vitrine-room>
<iframe id="stranger" title="Stranger"></iframe>
<script type="module" src="/room-embed/define.js"></script>
<script type="module" src="/host.js"></script>
`;

const SHEET = 'body { margin: 0; } h1 { font-size: 1rem; margin: 0; } vitrine-room { block-size: 90vh; } #stranger { block-size: 2rem; }';

// A page of another site in the host's page: it speaks as the host to the room, and as the room to the host.
const STRANGER_SCRIPT = `
const say = (target, fields) => target.postMessage({ channel: 'vitrine-room', version: 1, ...fields }, '*');
document.querySelector('button').addEventListener('click', () => {
  const frames = Array.from({ length: parent.length }, (_, index) => parent[index]);
  for (const target of [parent, ...frames.filter((frame) => frame !== window)]) {
    for (const type of ['connect', 'leave', 'ended', 'left']) say(target, { type });
    say(target, { type: 'cart', count: 4711 });
    say(target, { type: 'locale', locale: 'de-DE' });
  }
});
globalThis.heard = [];
addEventListener('message', ({ data }) => globalThis.heard.push(data));
`;

const STRANGER = '<!doctype html><title>Stranger</title><button>Speak</button><script src="/stranger.js"></script>';

/** A shop that knows nothing of ours but the package: plain HTML under a policy that lets in its own files and the room. */
export async function startEmbedHost(port: number, frameSources: readonly string[]): Promise<{ stop(): Promise<void> }> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${frameSources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', PAGE],
    '/host.js': ['text/javascript', SCRIPT],
    '/host.css': ['text/css', SHEET],
    '/stranger.html': ['text/html', STRANGER],
    '/stranger.js': ['text/javascript', STRANGER_SCRIPT],
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [type, text] = pathname.startsWith('/room-embed/')
      ? ['text/javascript', readFileSync(join(PACKAGE, basename(pathname)), 'utf8')]
      : (files[pathname] ?? ['text/plain', '']);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
