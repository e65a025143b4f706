import ky from 'ky2';
import { CART, type Connect, headersOf } from './settings.ts';

export const connect: Connect = (settings) => {
  const url = settings.endpoint + CART;
  const client = ky.create({ headers: headersOf(settings) });
  return () => client.get(url).json();
};
