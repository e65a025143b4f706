import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { RehearsalConsumer } from './consumer.ts';

const PAGE = `
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { I18nProvider } from '@vitrine/i18n/react';
import { localePath } from '@vitrine/routing';
import { Button, Price, UiProvider } from '@vitrine/ui';
export const registry = createCmsRegistry({});
export function Page({ messages }) {
  return (
    <I18nProvider locale="de-DE" messages={messages} currency="EUR">
      <UiProvider locale="de-DE">
        <a href={localePath('/checkout', 'de-DE')}>Kasse</a>
        <Price price="89,00 €" listPrice="119,00 €" listPriceLabel="statt" />
        <Button variant="primary">In den Warenkorb</Button>
      </UiProvider>
    </I18nProvider>
  );
}
`;

const BROWSER = `
import { loadMessages } from '@vitrine/i18n';
import { hydrateRoot } from 'react-dom/client';
import '@vitrine/ui/styles.css';
import { Page } from './page.jsx';
const messages = await loadMessages('de-DE', ['common']);
hydrateRoot(document.body, <Page messages={messages} />);
`;

const SERVER = `
import { loadMessages } from '@vitrine/i18n';
import { renderToString } from 'react-dom/server';
import { Page } from './page.jsx';
const messages = await loadMessages('de-DE', ['common']);
console.log(renderToString(<Page messages={messages} />));
`;

const WORKER = `
import { buildCmsPage } from '@vitrine/cms-blocks/model';
import { localePath } from '@vitrine/routing';
import { createRoomApi, isRoomError } from '@vitrine/sales-room-client/api';
import { createRequestSession, readSessionConfig } from '@vitrine/session/server';
import { createStoreApiClient, getContext } from '@vitrine/store-api-client';
import { createInMemoryStore } from '@vitrine/store-api-client/testing';
globalThis.answer = async (endpoint, accessKey) => {
  const context = await getContext(createStoreApiClient({ endpoint, accessKey }));
  const origin = 'http://127.0.0.1:3000';
  const config = readSessionConfig({ PUBLIC_ORIGIN: origin, STORE_API_ENDPOINT: endpoint, STORE_API_ACCESS_KEY: accessKey });
  const session = await createRequestSession(new Request(origin + '/de-DE/'), config);
  const fetch = () => Promise.reject(new TypeError('no network'));
  const refusal = await createRoomApi({ origin, fetch }).joinAsClient('spring', { attendeeName: 'Clara' }).catch((error) => isRoomError(error) && error.code);
  const page = buildCmsPage({ cmsPage: { id: 'p', type: 'page', sections: [] } });
  const isStore = createInMemoryStore().accessKey.length > 0;
  return [localePath('/checkout', 'de-DE'), context.currency.isoCode, session.locale, refusal, page.sections.length, isStore].join(' ');
};
`;

const settings = (build: string): string =>
  `import { defineConfig } from 'vite';\nexport default defineConfig({ oxc: { jsx: { runtime: 'automatic' } }, logLevel: 'warn', ${build} });\n`;

const size = (file: string): number => Math.round(gzipSync(readFileSync(file)).length / 1000);

function expectInside(text: string, parts: readonly string[], what: string): void {
  const missing = parts.filter((part) => !text.includes(part));
  if (missing.length > 0) throw new Error(`${what} lacks ${missing.join(', ')}.`);
}

/** A page bundled for browsers, rendered on a server, and the entries for any runtime in a worker that has nothing but the web's own globals. */
export const bundlerConsumer: RehearsalConsumer = {
  name: 'Vite: a page in the browser and on the server, and a worker',
  libs: ['cms-blocks', 'http-server', 'i18n', 'routing', 'sales-room-client', 'sales-room-protocol', 'session', 'store-api-client', 'ui'],
  others: { react: '^19.0.0', 'react-dom': '^19.0.0', vite: '^8.0.0' },
  files: {
    'page.jsx': PAGE,
    'browser.jsx': BROWSER,
    'server.jsx': SERVER,
    'worker.js': WORKER,
    'index.html': '<!doctype html><title>Shop</title><body><script type="module" src="/browser.jsx"></script>',
    'browser.config.js': settings("build: { outDir: 'browser', target: 'es2024' }"),
    'server.config.js': settings("build: { outDir: 'server', ssr: 'server.jsx', target: 'es2024' }"),
    'worker.config.js': settings(
      "build: { outDir: 'worker', minify: false, target: 'es2024', lib: { entry: 'worker.js', formats: ['iife'], name: 'worker', fileName: 'worker' } }",
    ),
  },
  async check({ consumer, node, store }) {
    const vite = (config: string) => consumer.run(node, ['node_modules/vite/bin/vite.js', 'build', '--config', config]);
    await vite('browser.config.js');
    const [sheet] = globSync('browser/assets/*.css', { cwd: consumer.folder });
    if (sheet === undefined) throw new Error('The bundler dropped the styles of @vitrine/ui.');
    const scripts = globSync('browser/assets/index-*.js', { cwd: consumer.folder });

    await vite('server.config.js');
    const html = await consumer.run(node, ['server/server.js']);
    expectInside(html, ['/de-DE/checkout', '89,00', 'In den Warenkorb'], 'The page that the server rendered');

    await vite('worker.config.js');
    const [worker = ''] = globSync('worker/*.js', { cwd: consumer.folder });
    const { AbortController, AbortSignal, crypto, fetch, Headers, performance, Request, Response, TextDecoder, TextEncoder, URL } =
      globalThis;
    const { URLSearchParams, setTimeout, clearTimeout, structuredClone, FormData, Blob, DOMException, queueMicrotask } = globalThis;
    const web = { AbortController, AbortSignal, crypto, fetch, Headers, performance, Request, Response, TextDecoder, TextEncoder, URL };
    const more = { URLSearchParams, setTimeout, clearTimeout, structuredClone, FormData, Blob, DOMException, queueMicrotask, console };
    const { ReadableStream, TransformStream } = globalThis;
    const realm = createContext({ ...web, ...more, ReadableStream, TransformStream }) as {
      answer?: (endpoint: string, accessKey: string) => Promise<string>;
    };
    new Script(readFileSync(join(consumer.folder, worker), 'utf8')).runInContext(realm);
    const answer = await realm.answer?.(store.ENDPOINT, store.ACCESS_KEY);
    if (answer !== '/de-DE/checkout USD de-DE unreachable 0 true') throw new Error(`The worker answered ${String(answer)}.`);
    return `${scripts.map((file) => `${size(join(consumer.folder, file))} kB gzip of scripts`).join()}, styles, ${html.length} characters of HTML, a context in the worker`;
  },
};
