import { join } from 'node:path';
import { createRequestHandler } from 'react-router';
import { startAppServer } from '@vitrine/app-shell/app-server';
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
  name: 'sales-room',
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.SALES_ROOM_PORT ?? 3002),
  publicOrigin: config.origins['sales-room'],
  siblingOrigins: ownOriginsOf(config),
  trustedProxies: config.trustedProxies,
  pagesPerSecond: config.pagesPerSecond,
  usesCamera: true,
  assetsPrefix: '/assets/sales-room/',
  ...pages,
});
