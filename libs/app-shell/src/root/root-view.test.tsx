// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, Link, useLoaderData } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { preloadModal } from '@vitrine/ui';
import { MessagesProvider } from '../messages/messages.tsx';
import { useScreen } from '../screen/screen.tsx';
import { createBrowserQueryClient } from '../store/query-client.ts';
import type { ShellData, ShellResult } from '../visitor/shell-data.ts';
import { RootView } from './root-view.tsx';

const messages = await loadMessages('en-US', ['common']);
const STARTED = { locale: 'en-US', session: { currencyIsoCode: 'USD', languageId: 'l' } } as unknown as ShellData;

beforeAll(preloadModal);

let root: Root;
let shell: ShellResult;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Layout() {
  const { modals, notifications } = useScreen();
  return (
    <main>
      <button onClick={() => notifications.notify({ message: 'Saved' })}>notify</button>
      <button onClick={() => modals.open({ title: 'Address', render: () => null })}>modal</button>
      <Link to="/slow">slow page</Link>
    </main>
  );
}

async function open(): Promise<void> {
  const queryClient = createBrowserQueryClient();
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      HydrateFallback: () => null,
      Component: () => (
        <RootView app="storefront" shell={useLoaderData<ShellResult>()} queryClient={queryClient} iconSprite="/icons.svg">
          <Layout />
        </RootView>
      ),
    },
    { path: '/slow', loader: () => new Promise(() => undefined), Component: () => null },
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

it('a full-screen loader stays until start-up has ended, then the layout comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  shell = { locale: 'en-US', failure: { statusCode: 503 } };
  await open();
  await vi.waitFor(() => expect(find('.v-full-screen-loader')).not.toBeNull());
  expect(find('main')).toBeNull();
  shell = STARTED;
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
  await eventually(() => expect(find('main')).not.toBeNull());
  expect(find('.v-full-screen-loader')).toBeNull();
});

it('around the layout are notifications and the modal host', async () => {
  shell = STARTED;
  await open();
  await eventually(() => expect(find('main')).not.toBeNull());
  expect(dialogs()).toEqual([]);
  await press('notify');
  expect(find('.v-notifications')?.textContent).toContain('Saved');
  await press('modal');
  expect(dialogs()).toEqual(['Address']);
});

it('the loading indicator runs while another page is on its way', async () => {
  shell = STARTED;
  await open();
  await eventually(() => expect(find('main')).not.toBeNull());
  expect(find('.v-loading-indicator')).toBeNull();
  await act(async () => find('main a')?.click());
  await eventually(() => expect(find('.v-loading-indicator')).not.toBeNull());
});
