import { join } from 'node:path';
import { createRequestHandler } from 'react-router';
import { readPageCacheSettings, startAppServer } from '@vitrine/app-shell/app-server';
import { checkPublicOrigin, ownOriginsOf, readSessionConfig } from '@vitrine/session/server';

const root = import.meta.dirname;
const build = join(root, process.env.BUILD_DIRECTORY || 'build');
const config = readSessionConfig(process.env);
await checkPublicOrigin(config);

/** In development pages are rendered from source; otherwise the build answers. */
const pages = process.argv.includes('--dev')
  ? (await import('@vitrine/workspace-config/vite-dev')).createAppDevServer(root)
  : {
      assetsDir: join(build, 'client'),
      handler: createRequestHandler(await import(join(build, 'server/index.js')), 'production'),
    };

await startAppServer({
  name: 'storefront',
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.STOREFRONT_PORT ?? 3001),
  publicOrigin: config.origins.storefront,
  siblingOrigins: ownOriginsOf(config),
  trustedProxies: config.trustedProxies,
  pagesPerSecond: config.pagesPerSecond,
  pageCache: readPageCacheSettings(process.env),
  assetsPrefix: '/assets/storefront/',
  ...pages,
});
