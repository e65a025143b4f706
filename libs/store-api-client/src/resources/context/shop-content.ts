import { entityId, pathPart } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Media } from '../../entities/media.ts';
import type { StoreFile } from '../../entities/order.ts';
import type { ApiDescription, ApiRoute, CookieGroups, Sitemap, SnippetSet } from '../../entities/shop-content.ts';
import { withFallback } from '../fallback.ts';
import { toStoreFile } from '../store-file.ts';

/** Files by their ids; unknown ones are left out. */
export async function listMedia(client: StoreApiClient, ids: readonly string[], options?: CallOptions): Promise<Media[]> {
  if (ids.length === 0) return [];
  const body = { ids: ids.map((id) => entityId(id, 'media')) };
  return requestBody<Media[]>(client, { operation: 'listMedia', method: 'POST', path: '/media', body }, options);
}

/** The shop's own sitemaps in the client's language. Their addresses lie under the shop's domain, not under the API. */
export async function listSitemaps(client: StoreApiClient, options?: CallOptions): Promise<Sitemap[]> {
  return requestBody<Sitemap[]>(client, { operation: 'listSitemaps', method: 'GET', path: '/sitemap' }, options);
}

/**
 * A sitemap by its path below `/sitemap/`; null where there is none of that path.
 *
 * @param filePath - For example `salesChannel-…/…-1.xml.gz`, from the end of a `filename`.
 */
export async function downloadSitemap(client: StoreApiClient, filePath: string, options?: CallOptions): Promise<StoreFile | null> {
  const path = `/sitemap/${filePath
    .split('/')
    .map((part) => pathPart(part, 'sitemap'))
    .join('/')}`;
  return toStoreFile(await client.requestFile({ operation: 'downloadSitemap', method: 'GET', path }, options));
}

/** The cookies that the shop asks visitors about; null where the server has no such call (before 6.7). */
export async function getCookieGroups(client: StoreApiClient, options?: CallOptions): Promise<CookieGroups | null> {
  return withFallback<CookieGroups | null>(
    () => requestBody<CookieGroups>(client, { operation: 'getCookieGroups', method: 'GET', path: '/cookie-groups' }, options),
    () => Promise.resolve(null),
  );
}

/** Which texts to read. */
export interface SnippetParams {
  /** Beginnings of keys by whole parts, for example `account.login`; at most 50. All without. */
  prefixes?: readonly string[];
  /** Languages of the sales channel; the client's without. */
  languageIds?: readonly string[];
}

/** The shop's texts, one set for each language; null where the server has no such call (before 6.7). */
export async function listSnippets(
  client: StoreApiClient,
  { prefixes, languageIds }: SnippetParams = {},
  options?: CallOptions,
): Promise<SnippetSet[] | null> {
  const query = {
    prefixes: prefixes?.join(','),
    languageIds: languageIds?.map((id) => entityId(id, 'language')).join(','),
  };
  return withFallback<SnippetSet[] | null>(
    async () => {
      const { sets = [] } = await requestBody<{ sets?: (Omit<SnippetSet, 'snippets'> & { snippets: Record<string, string> | [] })[] }>(
        client,
        { operation: 'listSnippets', method: 'GET', path: '/snippet', query },
        options,
      );
      return sets.map((set) => ({ ...set, snippets: Array.isArray(set.snippets) ? {} : set.snippets }));
    },
    () => Promise.resolve(null),
  );
}

/** What the API says of itself: an OpenAPI description, plugins' calls included. A megabyte or more. */
export async function getApiDescription(client: StoreApiClient, options?: CallOptions): Promise<ApiDescription> {
  return requestBody<ApiDescription>(
    client,
    { operation: 'getApiDescription', method: 'GET', path: '/_info/openapi3.json', query: { type: 'jsonapi' } },
    options,
  );
}

/** Every path that the API takes, plugins' included, with its methods. */
export async function listApiRoutes(client: StoreApiClient, options?: CallOptions): Promise<ApiRoute[]> {
  const { endpoints = [] } = await requestBody<{ endpoints?: ApiRoute[] }>(
    client,
    { operation: 'listApiRoutes', method: 'GET', path: '/_info/routes' },
    options,
  );
  return endpoints;
}
