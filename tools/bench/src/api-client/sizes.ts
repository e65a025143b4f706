import { bundle, type BundleOptions, gzipKilobytes } from './bundle.ts';

const OURS = '@vitrine/store-api-client';

const ENTRIES: Record<string, BundleOptions> = {
  core: { entry: { text: `export { createStoreApiClient } from '${OURS}';` } },
  'core on ky 2.1.0': { entry: { text: `export { createStoreApiClient } from '${OURS}';` }, alias: { ky: 'ky2' } },
  'core and getCart': { entry: { text: `export { createStoreApiClient, getCart } from '${OURS}';` } },
  'core and addLineItems': { entry: { text: `export { createStoreApiClient, addLineItems } from '${OURS}';` } },
  'ky 1.14.3': { entry: { text: `export { default } from 'ky1';` } },
  'ky 2.1.0': { entry: { text: `export { default } from 'ky2';` } },
  '@shopware/api-client': { entry: { text: `export { createAPIClient } from '@shopware/api-client';` } },
  'openapi-fetch': { entry: { text: `export { default } from 'openapi-fetch';` } },
};

/** Gzip size in kB of each client, bundled for production. */
export async function measureSizes(): Promise<Record<keyof typeof ENTRIES, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, options] of Object.entries(ENTRIES)) sizes[name] = gzipKilobytes(await bundle(options));
  return sizes;
}
