import createClient from 'openapi-fetch';
import { type Connect, headersOf } from './settings.ts';

interface Paths {
  '/checkout/cart': { get: { responses: { 200: { content: { 'application/json': Record<string, unknown> } } } } };
}

export const connect: Connect = (settings) => {
  const client = createClient<Paths>({ baseUrl: settings.endpoint, headers: headersOf(settings) });
  return async () => (await client.GET('/checkout/cart')).data;
};
