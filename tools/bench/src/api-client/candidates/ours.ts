import { createStoreApiClient, getCart } from '@vitrine/store-api-client';
import type { Connect } from './settings.ts';

export const connect: Connect = (settings) => {
  const client = createStoreApiClient(settings);
  return () => getCart(client);
};
