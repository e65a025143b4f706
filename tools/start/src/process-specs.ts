import { join } from 'node:path';
import { brandLocaleCodes } from './brand-locales.ts';
import { childEnvironment, type StartSettings } from './environment.ts';
import type { FrontTarget } from './front-proxy.ts';
import { environmentOf } from './process-environment.ts';
import type { ProcessSpec } from './supervisor.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

const MINUTE = 60_000;

/** One process of the product: how to run it, and in development what to watch. */
export interface ProductProcess extends ProcessSpec {
  readonly name: FrontTarget;
  /** Folders whose changes restart it in development. None for the apps, which reload by themselves. */
  readonly watch: readonly string[];
}

export interface ProcessOptions {
  readonly dev: boolean;
  /** Of the media worker; undefined where there is none. */
  readonly workerPath: string | undefined;
  /** How many products the embedded store has at least. */
  readonly products?: number | undefined;
  /** File of presentations that the room server imports. */
  readonly presentationsFile?: string | undefined;
  /** CMS page ids by the name of a shop page, where the settings name none. */
  readonly shopPages?: Readonly<Record<string, string>> | undefined;
}

/** Gives the room server its sessions and cookies. */
const ROOM_HOST_MODULE = join(WORKSPACE_ROOT, 'libs/session/src/server/room-host-module.ts');

/** The processes of a start, in the order in which they need each other. */
export function processSpecs(settings: StartSettings, options: ProcessOptions): ProductProcess[] {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...childEnvironment(settings),
    NODE_ENV: options.dev ? 'development' : 'production',
    EXTRA_LOCALES: brandLocaleCodes(settings.BRAND).join(','),
    MEDIASOUP_WORKER_BIN: options.workerPath ?? 'none',
    ...(settings.SHOP_PAGES === undefined && options.shopPages ? { SHOP_PAGES: JSON.stringify(options.shopPages) } : {}),
  };
  const spec = (
    name: FrontTarget,
    folder: string,
    entry: string,
    port: number,
    readyWithinMs: number,
    watch: readonly string[],
    args: readonly string[] = [],
  ): ProductProcess => ({
    name,
    entry: join(WORKSPACE_ROOT, folder, entry),
    args,
    cwd: join(WORKSPACE_ROOT, folder),
    env: environmentOf(name, env),
    healthUrl: `http://127.0.0.1:${port}/healthz`,
    readyWithinMs,
    watch: watch.map((path) => join(WORKSPACE_ROOT, path)),
  });
  const app = (name: 'storefront' | 'sales-room', port: number) =>
    spec(name, `apps/${name}`, 'server.ts', port, 2 * MINUTE, [], options.dev ? ['--dev'] : []);
  const storeArguments = options.products === undefined ? [] : ['--products', String(options.products)];
  const roomArguments = ['--host-module', ROOM_HOST_MODULE, ...(options.presentationsFile ? ['--import', options.presentationsFile] : [])];
  return [
    // The first start draws every picture of the catalogue.
    ...(settings.embeddedStore
      ? [
          spec(
            'demo-store',
            'tools/demo-store',
            'src/main.ts',
            settings.DEMO_STORE_PORT,
            15 * MINUTE,
            ['tools/demo-store/src', 'tools/demo-pictures/src'],
            storeArguments,
          ),
        ]
      : []),
    spec(
      'sales-room-server',
      'libs/sales-room-server',
      'src/bin.ts',
      settings.SALES_ROOM_SERVER_PORT,
      2 * MINUTE,
      ['libs/sales-room-server/src', 'libs/sales-room-protocol/src', 'libs/session/src', 'libs/store-api-client/src'],
      roomArguments,
    ),
    app('storefront', settings.STOREFRONT_PORT),
    app('sales-room', settings.SALES_ROOM_PORT),
  ];
}
