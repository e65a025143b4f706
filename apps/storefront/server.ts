import { join } from 'node:path';
import { checkPublicOrigin, readSessionConfig, startAppServer } from '@vitrine/session/server';
import { createRequestHandler } from 'react-router';

const config = readSessionConfig(process.env);
await checkPublicOrigin(config);

const build = await import(join(import.meta.dirname, 'build/server/index.js'));

await startAppServer({
  name: 'storefront',
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.STOREFRONT_PORT ?? 3001),
  publicOrigin: config.publicOrigin,
  assetsDir: join(import.meta.dirname, 'build/client'),
  assetsPrefix: '/assets/storefront/',
  handler: createRequestHandler(build, process.env.NODE_ENV),
});
