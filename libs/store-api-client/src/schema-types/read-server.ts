import { createAdminApiClient } from '../admin/admin-api-client.ts';
import { signInIntegration } from '../admin/sign-in.ts';
import { resolveEndpoint } from '../client/endpoint.ts';
import { type Json, listAt } from '../json-path.ts';
import { SchemaError } from './openapi-document.ts';

/** A server's own description of its Store API, as JSON. */
export interface DescribedServer {
  endpoint: string;
  accessKey: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

const SAVED = 'Save it from a development server (APP_ENV=dev) and give it with --schema FILE.';

/**
 * Asks a server for its description. Shopware gives it in development alone, unless its
 * configuration says otherwise.
 *
 * @throws SchemaError with what to do.
 */
export async function readServerDescription({ endpoint, accessKey, timeoutMs, fetch }: DescribedServer): Promise<unknown> {
  const url = `${resolveEndpoint(endpoint)}/_info/openapi3.json`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', 'sw-access-key': accessKey },
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch {
    throw new SchemaError(`The server could not be reached in ${String(timeoutMs)} ms: ${url}. Is the address right?`);
  }
  if (response.status === 401 || response.status === 403)
    throw new SchemaError(`The server refuses the access key for ${url} (${String(response.status)}). Is it the sales channel's?`);
  if (response.status === 404) throw new SchemaError(`The server keeps its description to itself: nothing at ${url} (404). ${SAVED}`);
  if (!response.ok) throw new SchemaError(`The server answers ${url} with ${String(response.status)}. ${SAVED}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SchemaError(`What the server answers at ${url} is no JSON. ${SAVED}`);
  }
}

/** An integration at the Admin API. */
export interface AdminAccess {
  endpoint: string;
  accessKey: string;
  secret: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

const PAGE = 100;

/**
 * The sets of custom fields with their fields and entities.
 *
 * @throws StoreApiError as calls of the Admin API do.
 */
export async function readCustomFieldSets(access: AdminAccess): Promise<Json[]> {
  const { endpoint, timeoutMs, fetch } = access;
  const admin = createAdminApiClient({ endpoint, timeoutMs, fetch });
  await signInIntegration(admin, { accessKey: access.accessKey, secret: access.secret });
  const sets: Json[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await admin.request({
      operation: 'readCustomFieldSets',
      method: 'POST',
      path: '/search/custom-field-set',
      body: { page, limit: PAGE, sort: [{ field: 'name' }], associations: { customFields: {}, relations: {} } },
    });
    const found = listAt(answer, 'data');
    sets.push(...found);
    if (found.length < PAGE) return sets;
  }
}
