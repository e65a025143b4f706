// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserQueryClient, MessagesProvider, RootView, type ShellData, type ShellResult, useScreen } from '@vitrine/app-shell';
import { loadMessages } from '@vitrine/i18n';
import { preloadModal } from '@vitrine/ui';
import { useShopPages } from '../shop-pages/shop-page-modal.tsx';
import { ShopRoot } from './shop-root.tsx';

const messages = await loadMessages('en-US', ['common']);
const STARTED = {
  locale: 'en-US',
  session: { currencyIsoCode: 'USD', languageId: 'l' },
  shopPages: { imprintPage: { kind: 'setting' } },
} as unknown as ShellData;

let root: Root;
beforeAll(preloadModal);
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Layout() {
  const { modals } = useScreen();
  const shopPages = useShopPages();
  return (
    <main>
      <button onClick={() => modals.open({ title: 'Address', render: () => null })}>modal</button>
      <button onClick={shopPages('imprintPage')}>shop page</button>
    </main>
  );
}

async function open(): Promise<void> {
  const queryClient = createBrowserQueryClient();
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: (): ShellResult => STARTED,
      HydrateFallback: () => null,
      Component: () => (
        <RootView app="storefront" shell={useLoaderData<ShellResult>()} queryClient={queryClient} iconSprite="/icons.svg">
          <ShopRoot>
            <Layout />
          </ShopRoot>
        </RootView>
      ),
    },
  ]);
  await act(async () =>
    root.render(
      <MessagesProvider value={{ locale: 'en-US', messages }}>
        <Stub />
      </MessagesProvider>,
    ),
  );
}

/** Waits for what React is still to draw. */
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  }, 4_000);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click());
const dialogs = () => [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent);

it('around every page is the shop-page modal, which is there when open, beside the modal of the page', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await open();
  await eventually(() => expect(find('main')).not.toBeNull());
  expect(dialogs()).toEqual([]);
  await press('modal');
  await eventually(() => expect(dialogs()).toEqual(['Address']));
  await press('shop page');
  await eventually(() => expect(dialogs()).toHaveLength(2));
});
