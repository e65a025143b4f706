import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  brandLocaleCodes,
  configureBrandLocales,
  type FrontProxy,
  StartError,
  startFrontProxy,
  type SupervisedProcess,
  superviseProcess,
} from '@vitrine/start';

const ROOT = join(import.meta.dirname, '..');
const MINUTE = 60_000;
const require = createRequire(import.meta.url);

export interface ShopStart {
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** Hot reload, from source. */
  readonly dev?: boolean;
  readonly log: (source: string, line: string) => void;
}

/** A shop that runs. */
export interface RunningShop {
  readonly origin: string;
  /** Path of a presentation that can be joined now, of the embedded store alone. */
  readonly invitationPath: string | undefined;
  /** Why there is no audio and video in rooms; undefined where there is, or where there are no rooms. */
  readonly mediaMissing: string | undefined;
  stop(): Promise<void>;
}

const fileOf = (name: string, file: string): string => join(dirname(require.resolve(`${name}/package.json`)), file);

/** The media worker of mediasoup, which its installation downloads or builds; undefined where it could do neither. */
function mediaWorker(): string | undefined {
  const folder = join(ROOT, 'node_modules/mediasoup/worker/out/Release');
  return ['mediasoup-worker', 'mediasoup-worker.exe'].map((name) => join(folder, name)).find((file) => existsSync(file));
}

/** The ports of a start: the front's, and the next ones for what is behind it. */
function portsFrom(env: Readonly<NodeJS.ProcessEnv>) {
  const first = Number(env.PORT || 3000);
  if (!Number.isInteger(first) || first < 1 || first > 65_000)
    throw new StartError('ENVIRONMENT', `PORT: expected a number from 1 to 65000, got ${JSON.stringify(env.PORT)}`);
  return { front: first, storefront: first + 1, room: first + 2, roomServer: first + 3, store: first + 4, storePages: first + 5 };
}

/** Starts everything behind one origin and keeps it running: the shop, its sales rooms, and the embedded store where no other is named. */
export async function startShop({ env: given, dev = false, log }: ShopStart): Promise<RunningShop> {
  const ports = portsFrom(given);
  configureBrandLocales();
  const isDemo = !given.STORE_API_ENDPOINT;
  const hasRoom = existsSync(join(ROOT, 'apps/sales-room'));
  const origin = (given.PUBLIC_ORIGIN || `http://localhost:${ports.front}`).replace(/\/$/, '');
  const dataDir = resolve(ROOT, given.DATA_DIR || '.data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });

  const demo = isDemo ? await import('@vitrine/demo-store') : undefined;
  const content = demo?.demoContent();
  const presentations = join(dataDir, 'demo-presentations.json');
  if (hasRoom && content?.presentations) writeFileSync(presentations, JSON.stringify(content.presentations), { mode: 0o600 });
  const worker = given.MEDIASOUP_WORKER_BIN || (hasRoom ? mediaWorker() : undefined) || 'none';

  const env: NodeJS.ProcessEnv = {
    // A setting that is left empty is one that is left out.
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    NODE_ENV: dev ? 'development' : 'production',
    PUBLIC_ORIGIN: origin,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    STOREFRONT_PORT: String(ports.storefront),
    SALES_ROOM_PORT: String(ports.room),
    SALES_ROOM_SERVER_PORT: String(ports.roomServer),
    DEMO_STORE_PORT: String(ports.store),
    DEMO_STORE_PAGES_PORT: String(ports.storePages),
    MEDIASOUP_WORKER_BIN: worker,
    EXTRA_LOCALES: brandLocaleCodes().join(','),
    ...(hasRoom ? {} : { ASK_A_GUIDE: 'false' }),
    ...(demo === undefined
      ? {}
      : {
          STORE_API_ENDPOINT: `http://127.0.0.1:${ports.store}/store-api`,
          STORE_API_ACCESS_KEY: demo.ACCESS_KEY,
          ADMIN_API_ENDPOINT: `http://127.0.0.1:${ports.store}/api`,
        }),
    ...(given.SHOP_PAGES || content === undefined ? {} : { SHOP_PAGES: JSON.stringify(content.shopPages) }),
  };

  const processes: SupervisedProcess[] = [];
  let front: FrontProxy | undefined;
  const launch = (name: string, entry: string, port: number, args: readonly string[] = []): Promise<void> => {
    log('start', `starting ${name} …`);
    const healthUrl = `http://127.0.0.1:${port}/healthz`;
    const child = superviseProcess({ name, entry, args, cwd: ROOT, env, healthUrl, readyWithinMs: 5 * MINUTE }, { log });
    processes.push(child);
    return child.ready();
  };
  const app = (name: string, port: number): Promise<void> =>
    launch(name, join(ROOT, 'apps', name, 'server.ts'), port, dev ? ['--dev'] : []);
  const stop = async (): Promise<void> => {
    await front?.close();
    // The store last: the others may still have something to say to it.
    for (const child of processes.toReversed()) await child.stop();
  };

  try {
    if (isDemo) await launch('demo-store', fileOf('@vitrine/demo-store', 'dist/main.js'), ports.store);
    const hostModule = fileURLToPath(import.meta.resolve('@vitrine/session/room-host'));
    const roomArguments = ['--host-module', hostModule, ...(content?.presentations ? ['--import', presentations] : [])];
    await Promise.all([
      app('storefront', ports.storefront),
      ...(hasRoom
        ? [
            app('sales-room', ports.room),
            launch('sales-room-server', fileOf('@vitrine/sales-room-server', 'dist/bin.js'), ports.roomServer, roomArguments),
          ]
        : []),
    ]);
    front = await startFrontProxy({
      host: given.HOST || '127.0.0.1',
      port: ports.front,
      targets: {
        storefront: ports.storefront,
        // Without rooms their addresses are pages that the shop does not have.
        'sales-room': hasRoom ? ports.room : ports.storefront,
        'sales-room-server': hasRoom ? ports.roomServer : ports.storefront,
        ...(isDemo ? { 'demo-store': ports.storePages } : {}),
      },
      trustedProxies: given.TRUSTED_PROXIES?.split(',').map((entry) => entry.trim()),
      health: () => ({
        ok: processes.every(({ state }) => state === 'running'),
        processes: processes.map(({ name, state }) => ({ name, state })),
      }),
    });
    const mediaMissing = hasRoom && worker === 'none' ? 'there is no media worker, npm run media-worker brings it' : undefined;
    return { origin, invitationPath: hasRoom ? content?.invitationPath : undefined, mediaMissing, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
