import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { brandLanguages } from './brand-languages.ts';
import { buildDirectory } from './build-directory.ts';
import { precompress } from './precompress.ts';

/** The router of both apps: rendered by servers, with a manifest of each app's own, since two apps share one origin. */
export function appRouterConfig(name: 'storefront' | 'sales-room'): Config {
  // The route table is read by this process, and has a route of each language.
  process.env.EXTRA_LOCALES = brandLanguages(process.env.BRAND)
    .map(({ code }) => code)
    .join(',');
  return {
    ssr: true,
    buildDirectory: buildDirectory(),
    routeDiscovery: { mode: 'lazy', manifestPath: `/__${name}/manifest` },
    buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
  };
}
