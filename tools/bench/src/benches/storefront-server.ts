import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type EntryContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { startDemoStore } from '@vitrine/demo-store';
import { alternate, type Bench, median, toRow } from '../bench.ts';

type RenderDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) => Promise<Response>;

const BUILD = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'storefront', 'build', 'server', 'index.js');
const ORIGIN = 'http://localhost:3000';

/** How many times slower than rendering the tree alone a whole answer may be. */
const AIM = 3;

/** Reads an answer to its end, as a browser would. */
async function drain(response: Response | Promise<Response>): Promise<string> {
  return (await response).text();
}

/**
 * Server time of the listing page: the whole answer (routing, session, store calls, loaders, rendering, hydration data)
 * against `react-dom/server` rendering the very same tree with its data at hand, which no server can be faster than.
 */
export const bench: Bench = {
  description: 'Server time of the category listing page, against bare react-dom/server on the same tree (the limit).',
  async run(log) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
    const store = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: ORIGIN, dataDir });
    try {
      Object.assign(process.env, {
        NODE_ENV: 'production',
        STORE_API_ENDPOINT: `${store.url}/store-api`,
        STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
        PUBLIC_ORIGIN: ORIGIN,
      });
      const build = (await import(pathToFileURL(BUILD).href)) as ServerBuild;
      const path = await listingPath(createRequestHandler(build, 'production'));
      log(`Page: ${path}`);

      // The same render function with the same entry context, captured from one real request.
      const render = build.entry.module.default as unknown as RenderDocument;
      let captured: Parameters<RenderDocument> | undefined;
      const capturing = {
        ...build,
        entry: {
          module: {
            ...build.entry.module,
            default: ((...args: Parameters<RenderDocument>) => {
              captured = args;
              return render(...args);
            }) as unknown as ServerBuild['entry']['module']['default'],
          },
        },
      } satisfies ServerBuild;
      const page = () => new Request(`${ORIGIN}${path}`, { headers: { 'user-agent': 'Mozilla/5.0 bench', 'accept-language': 'en-US' } });
      await drain(createRequestHandler(capturing, 'production')(page()));
      if (captured === undefined) throw new Error('The page was not rendered by the entry: nothing to compare with.');
      const [, status, , entry, context] = captured;
      // Hydration data is a stream that can be read once: the bare tree goes without it.
      const { serverHandoffStream: _handoff, ...bareEntry } = entry;

      const handler = createRequestHandler(build, 'production');
      const samples = await alternate(
        {
          ours: async () => drain(await handler(page())),
          'react-dom/server, same tree': async () => drain(render(page(), status, new Headers(), bareEntry, context)),
        },
        { warmUp: 30, rounds: 150 },
      );
      return [
        toRow({
          name: 'listing page, one request at a time',
          ours: median(samples.ours),
          peers: { 'react-dom/server, same tree': median(samples['react-dom/server, same tree']) },
          unit: 'ms',
          aim: AIM,
        }),
      ];
    } finally {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The first category of the home page's navigation that lists products. */
async function listingPath(handler: (request: Request) => Promise<Response>): Promise<string> {
  const home = await drain(handler(new Request(`${ORIGIN}/`, { headers: { cookie: 'i18n_redirected=en-US' } })));
  for (const [, href] of home.matchAll(/href="(\/[^"#?]+)"/g)) {
    if (href === undefined || href.startsWith('/assets') || href.startsWith('/checkout')) continue;
    const html = await drain(handler(new Request(`${ORIGIN}${href}`)));
    if (html.includes('v-listing__bar')) return href;
  }
  throw new Error('No category with a listing was found from the home page.');
}
