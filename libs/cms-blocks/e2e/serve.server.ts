import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Builds the harness for a browser and for a server, as an app does, and serves it: `node … serve.server.ts PORT`. */
const root = join(import.meta.dirname, 'harness');
const outDir = join(import.meta.dirname, '../test-results/harness');
const common = { root, configFile: false, logLevel: 'error' } as const;

await build({
  ...common,
  resolve: { conditions: ['@vitrine/source', 'module', 'browser', 'development|production'] },
  build: { outDir: join(outDir, 'client'), emptyOutDir: true },
});
await build({
  ...common,
  ssr: { noExternal: [/^@vitrine\//], resolve: { conditions: ['@vitrine/source', 'module', 'node', 'development|production'] } },
  build: {
    ssr: join(root, 'server.tsx'),
    outDir: join(outDir, 'server'),
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'server.mjs' } },
  },
});

interface Rendering {
  readonly sanitizeAll: (payloads: readonly string[]) => string[];
  readonly documentOf: (payloads: readonly string[]) => string;
}
const { sanitizeAll, documentOf } = (await import(pathToFileURL(join(outDir, 'server/server.mjs')).href)) as Rendering;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const payloads = () => JSON.parse(Buffer.concat(chunks).toString('utf8')) as string[];
    if (path === '/sanitize') response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sanitizeAll(payloads())));
    else if (path === '/document') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(documentOf(payloads()));
    else if (path === '/client')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(join(outDir, 'client/index.html')));
    else if (/^\/assets\/[\w.-]+\.js$/.test(path))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(join(outDir, 'client', path)));
    else response.writeHead(404).end();
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
