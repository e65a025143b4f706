// @vitest-environment jsdom
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScreen } from '@vitrine/app-shell';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { t } from '../testing/shop-texts.ts';
import { onCartChange, useCartActions, useIsCartBusy } from './use-cart.ts';

const ITEM = { type: 'product' as const, id: 'mug', referencedId: 'mug', quantity: 1 };
const PROBLEM = { key: 'k', messageKey: 'product-stock-reached', level: 10, message: '', name: 'Mug', quantity: 3 };

let root: Root;
let queries: QueryClient;
let said: string[];
let respond: () => Response | Promise<Response>;
let actions: ReturnType<typeof useCartActions>;
let isBusy: boolean;

function Page() {
  const { notifications } = useScreen();
  vi.spyOn(notifications, 'notify').mockImplementation(({ message }) => {
    said.push(String(message));
    return '';
  });
  actions = useCartActions();
  isBusy = useIsCartBusy();
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  said = [];
  respond = () => Response.json({ token: 'new', lineItems: [] });
  vi.stubGlobal('fetch', async () => respond());
  queries = new QueryClient();
  queries.setQueryData(['cart', 'current'], { token: 'old', lineItems: [], errors: [] });
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ShopProviders queries={queries}>
        <Stub />
      </ShopProviders>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const write = (change: () => Promise<unknown>) => act(async () => void (await change().catch(() => undefined)));
const refuse = (status: number, code: string) => () =>
  Response.json({ errors: [{ code, status: String(status), title: '', detail: '' }] }, { status });
const state = () => queries.getQueryState(['cart', 'current']);

describe('a change of the cart', () => {
  it('shows the cart that the store answers, and says nothing where there is nothing to say', async () => {
    await write(() => actions.add([ITEM]));
    expect(state()?.data).toMatchObject({ token: 'new' });
    expect(said).toEqual([]);
  });
  it.each([
    ['as many as were asked for', 5, 2],
    ['fewer, as the store has no more', 4, 1],
    ['none, as the cart had all that there are', 3, 0],
  ])('counts the pieces that are in by it: %s', async (_what, quantity, pieces) => {
    const cart = (count: number) => ({ token: 'old', lineItems: [{ ...ITEM, quantity: count }], errors: [] });
    queries.setQueryData(['cart', 'current'], cart(3));
    respond = () => Response.json(cart(quantity));
    let put: { pieces: number } | undefined;
    await write(async () => (put = await actions.put({ ...ITEM, quantity: 2 }, () => false)));
    expect(put?.pieces).toBe(pieces);
  });
  it('says what the store objects to, but not what its caller says itself', async () => {
    respond = () => Response.json({ lineItems: [], errors: [PROBLEM] });
    await write(() => actions.add([ITEM], () => true));
    expect(said).toEqual([]);
    respond = () => Response.json({ lineItems: [], errors: [{ ...PROBLEM, key: 'other' }] });
    await write(() => actions.change([{ id: 'mug', quantity: 2 }]));
    expect(said).toHaveLength(1);
  });
  it('that the store refuses says so, and reads the cart again', async () => {
    respond = refuse(400, 'OTHER');
    await write(() => actions.remove(['mug']));
    expect(said).toEqual([t('common.error.general')]);
    expect(state()).toMatchObject({ data: { token: 'old' }, isInvalidated: true });
  });
  it('that adds a code twice is left to the field of the code', async () => {
    respond = refuse(400, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE');
    await write(() => actions.add([{ type: 'promotion', referencedId: 'SPRING' }]));
    expect(said).toEqual([]);
    expect(state()?.isInvalidated).toBe(true);
  });
  it('that the store does not answer in time blames the connection', async () => {
    respond = refuse(408, 'OTHER');
    await write(() => actions.remove(['mug']));
    expect(said).toEqual([t('common.error.http.408')]);
  });
  it('that nobody answers blames the connection, too', async () => {
    respond = () => {
      throw new TypeError('network');
    };
    await write(() => actions.remove(['mug']));
    expect(said).toEqual([t('common.error.http.408')]);
  });
  it('is told to the other tabs, and what they change is heard here, but not what this one changes', async () => {
    const heard = vi.fn();
    const deaf = onCartChange(heard);
    const other = new BroadcastChannel('vitrine-cart');
    const told = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
    await write(() => actions.add([ITEM]));
    const message = await told;
    other.postMessage('another page');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    other.postMessage(message);
    other.postMessage('another page');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    deaf();
    other.close();
  });
  it('takes back no reading of the cart that was under way', async () => {
    let arrive: (cart: unknown) => void = () => undefined;
    const reading = queries
      .fetchQuery({ queryKey: ['cart', 'current'], queryFn: () => new Promise((resolve) => (arrive = resolve)) })
      .catch(() => undefined);
    await write(() => actions.add([ITEM]));
    arrive({ token: 'late' });
    await reading;
    expect(state()?.data).toMatchObject({ token: 'new' });
  });
  it('keeps the cart busy until the store has answered', async () => {
    const busy = (expected: boolean) =>
      vi.waitFor(async () => {
        await act(async () => undefined);
        expect(isBusy).toBe(expected);
      });
    let answer = (): void => undefined;
    respond = () => new Promise((resolve) => (answer = () => resolve(Response.json({ lineItems: [] }))));
    expect(isBusy).toBe(false);
    await act(async () => void actions.change([{ id: 'mug', quantity: 2 }]));
    await busy(true);
    await act(async () => answer());
    await busy(false);
  });
  it('without a connection says that it waits', async () => {
    onlineManager.setOnline(false);
    await act(async () => void actions.add([ITEM]));
    expect(said).toEqual([t('common.offline.cart')]);
    expect(state()?.data).toMatchObject({ token: 'old' });
    await act(async () => onlineManager.setOnline(true));
  });
});
