import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RestOptions } from '@vitrine/app-shell';
import { type PageHandle, usePageRest } from './page-rest.ts';

function restOf(handle: Partial<PageHandle> | undefined, session: object): RestOptions | undefined {
  let found: RestOptions | undefined;
  const Root = () => {
    found = usePageRest(['/product.css']);
    return <Outlet />;
  };
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Root, children: [{ id: 'page', index: true, Component: () => null, handle }] },
  ]);
  const shell = { session: { isKnown: true, ...session }, stamp: 'stamp', locale: 'en-US' };
  renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: shell, page: {} } }} />);
  return found;
}
const NEWCOMER = { isLoggedIn: false, hasSession: false };
const SHOPPER = { isLoggedIn: false, hasSession: true };
const CUSTOMER = { isLoggedIn: true, hasSession: true };

describe('a page rests until somebody is there', () => {
  it.each([
    ['of a newcomer', { rests: 'for-newcomers' }, NEWCOMER, true],
    ['of a shopper, whose cart is still to be counted', { rests: 'for-newcomers' }, SHOPPER, false],
    ['of a shopper, with the cart that it brings', { rests: 'with-cart' }, SHOPPER, true],
    ['of a newcomer, with the cart that it brings', { rests: 'with-cart' }, NEWCOMER, true],
    ['of a customer, whose wish list is still to be read', { rests: 'with-cart' }, CUSTOMER, false],
    ['of a customer, where newcomers’ pages rest', { rests: 'for-newcomers' }, CUSTOMER, false],
    ['that says nothing of it', {}, NEWCOMER, false],
    ['without a handle', undefined, NEWCOMER, false],
  ] as const)('%s', (_whose, handle, session, expected) => {
    expect(restOf(handle, session) !== undefined).toBe(expected);
  });
  it('or the wish list or the cart has changed in another page, with the styles of those ahead', () => {
    expect(restOf({ rests: 'with-cart' }, NEWCOMER)).toMatchObject({
      stamp: 'stamp',
      stored: ['sw-wishlist-items'],
      channels: ['vitrine-cart'],
      stylesAhead: ['/product.css'],
    });
  });
});
