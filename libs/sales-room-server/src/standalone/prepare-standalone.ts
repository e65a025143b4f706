import { resolve } from 'node:path';
import type { PresentationFile } from '@vitrine/sales-room-protocol';
import { createStoreApiClient } from '@vitrine/store-api-client';
import type { SalesRoomServer, SalesRoomServerOptions } from '../sales-room-server.ts';
import type { Variables } from '../setting-table.ts';
import type { ServerSettings } from '../settings.ts';
import { createStandaloneHost } from '../standalone-host.ts';
import { checkStore } from './check-store.ts';
import { examplePresentation } from './example-presentation.ts';
import { readStandaloneSettings, type StandaloneSettings } from './standalone-settings.ts';

/** A server that stands alone, ready to start. */
export interface Standalone {
  options: Omit<SalesRoomServerOptions, 'logger' | 'onFatal'>;
  logLevel: ServerSettings['logLevel'];
  /** What somebody reads who has started it. */
  greeting(server: Pick<SalesRoomServer, 'url'>): string;
}

function greetingOf(settings: StandaloneSettings, url: string, paths: readonly string[]): string {
  const { storage, media, publicOrigin, storeApiEndpoint, adminApiEndpoint } = settings;
  const files = resolve(storage.directory);
  return [
    `Sales rooms are open at ${url}, for pages of ${publicOrigin}.`,
    `  data    ${storage.databaseUrl === undefined ? `embedded database in ${files}` : `the PostgreSQL server of DATABASE_URL; ${files}`}`,
    `  store   ${storeApiEndpoint}`,
    `  guides  ${adminApiEndpoint === undefined ? 'none can sign in: set ADMIN_API_ENDPOINT' : `sign in with their users at ${adminApiEndpoint}`}`,
    `  media   ${media.workerBin ?? 'none: rooms have no audio and video (install mediasoup and set MEDIASOUP_WORKER_BIN)'}`,
    ...paths.map((path) => `  room    ${path}: ${url}/room-api/rooms/${path}/entry?as=client`),
    paths.length > 0
      ? `Next: join ${paths[0]} by createRoomApi and createRoomClient of @vitrine/sales-room-client.`
      : 'Next: make a presentation, by --example, by --import FILE, or at /room-api/presentations.',
    'Ctrl+C or SIGTERM ends it.',
  ].join('\n');
}

/**
 * Reads and checks what a server that stands alone needs: its settings, and that its store answers.
 * @throws Error with a line for each mistake, which names the variable and what to do.
 */
export async function prepareStandalone(
  variables: Variables,
  { example, imported }: { example: boolean; imported: PresentationFile | undefined },
): Promise<Standalone> {
  const settings = readStandaloneSettings(variables);
  const { logLevel, storeApiEndpoint, accessKey, ...options } = settings;
  const store = createStoreApiClient({ endpoint: storeApiEndpoint, accessKey });
  await checkStore(store, storeApiEndpoint);
  const examples = example ? (await examplePresentation(store, storeApiEndpoint)).presentations : [];
  const presentations = [...(imported?.presentations ?? []), ...examples];
  const room = createStandaloneHost({ storeApiEndpoint, accessKey, publicOrigin: options.publicOrigin });
  return {
    options: { ...options, room, ...(presentations.length === 0 ? {} : { presentations: { presentations } }) },
    logLevel,
    greeting: ({ url }) =>
      greetingOf(
        settings,
        url,
        presentations.map(({ path }) => path),
      ),
  };
}
