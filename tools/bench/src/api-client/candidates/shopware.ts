import { createAPIClient } from '@shopware/api-client';
import { type Connect, headersOf } from './settings.ts';

export const connect: Connect = (settings) => {
  const client = createAPIClient({
    baseURL: settings.endpoint,
    accessToken: settings.accessKey,
    contextToken: settings.contextToken,
    defaultHeaders: headersOf(settings),
  });
  return async () => (await client.invoke('readCart get /checkout/cart', {})).data;
};
