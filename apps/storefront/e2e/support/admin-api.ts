import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

/** The embedded store's Admin API, as the integration of this machine is let in. */
export interface AdminApi {
  readonly url: string;
  readonly headers: { readonly authorization: string };
}

/** @param origin The product's own; the embedded store listens four ports above. */
export async function asIntegration(request: APIRequestContext, origin: string): Promise<AdminApi> {
  const url = `http://127.0.0.1:${Number(new URL(origin).port) + 4}/api`;
  // Made at the store's first start, beside its data.
  const { accessKey, secret } = JSON.parse(
    readFileSync(join(process.env.VITRINE_DATA_DIR ?? '', 'demo-store', 'integration.json'), 'utf8'),
  ) as { accessKey: string; secret: string };
  const token = await request.post(`${url}/oauth/token`, {
    data: { grant_type: 'client_credentials', client_id: accessKey, client_secret: secret },
  });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  return { url, headers: { authorization: `Bearer ${bearer}` } };
}
