import { CART, type Connect, headersOf } from './settings.ts';

export const connect: Connect = (settings) => {
  const url = settings.endpoint + CART;
  const headers = headersOf(settings);
  return async () => (await fetch(url, { headers })).json();
};
