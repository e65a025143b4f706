import { expect, it } from 'vitest';
import { publicPath } from './public-path.ts';

it.each([
  ['/living/lamps', { '*': 'living/lamps' }, '/living/lamps'],
  ['/', {}, '/'],
  ['/de-DE/checkout/success/abc/paid', { id: 'abc' }, '/de-DE/checkout/success/:id/paid'],
  ['/account/order/document/a1/f2', { id: 'a1', fileId: 'f2' }, '/account/order/document/:id/:fileId'],
  ['/account/order/x%20y', { deepLinkCode: 'x y' }, '/account/order/:deepLinkCode'],
  ['/account/order/100%', { deepLinkCode: '100%' }, '/account/order/:deepLinkCode'],
  ['/login', { lang: undefined }, '/login'],
])('a path says nothing that leads to somebody’s own: %s', (pathname, params, path) => {
  expect(publicPath(pathname, params)).toBe(path);
});
