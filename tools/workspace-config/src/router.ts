import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildDirectory } from './build-directory.ts';
import { precompress } from './precompress.ts';

/** The router of both apps: rendered by servers, with a manifest of each app's own, since two apps share one origin. */
export const appRouterConfig = (name: 'storefront' | 'sales-room'): Config => ({
  ssr: true,
  buildDirectory: buildDirectory(),
  routeDiscovery: { mode: 'lazy', manifestPath: `/__${name}/manifest` },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
});
