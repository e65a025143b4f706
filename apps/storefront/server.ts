import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { configureServerLanguages, readPageCacheSettings, startAppServer } from '@vitrine/app-shell/app-server';
import { checkPublicOrigin, ownOriginsOf, readSessionConfig } from '@vitrine/session/server';

const root = import.meta.dirname;
const build = join(root, process.env.BUILD_DIRECTORY || 'build');
const config = readSessionConfig(process.env);

/** What the build answers with, and the languages that it was made of. */
async function builtPages() {
  const serverBuild = (await import(join(build, 'server/index.js'))) as ServerBuild;
  return { languages: serverBuild, assetsDir: join(build, 'client'), handler: createRequestHandler(serverBuild, 'production') };
}

/** In development pages are rendered from source; otherwise the build answers. */
const { languages, ...pages } = process.argv.includes('--dev')
  ? (await import('@vitrine/workspace-config/vite-dev')).createAppDevServer(root)
  : await builtPages();
await configureServerLanguages(languages);
await checkPublicOrigin(config);

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
