// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import type { AppName } from '@vitrine/session';
import type { ShopEvent } from '../analytics/shop-event.ts';
import type { Brand } from '../brand/brand.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import { MessagesProvider } from '../messages/messages.tsx';
import { ASK_CONSENT_EVENT, CONSENT_CHANNEL } from './consent.ts';
import { ConsentSettings } from './consent-settings.tsx';
import { ShopEvents, useTellEvent } from './shop-events.tsx';

const COOKIE = 'vitrine-consent';
const messages = await loadMessages('en-US', ['common']);
const sent: ShopEvent[] = [];
const contexts: unknown[] = [];
const stop = vi.fn();
const send = vi.fn((event: ShopEvent, context: unknown) => {
  sent.push(event);
  contexts.push(context);
});
const load = vi.fn(async () => ({ send, stop }));
const BRAND: Brand = {
  icons: [],
  themeColor: { light: '#ffffff', dark: '#000000' },
  analytics: { name: 'Stats & Co', load },
};

let root: Root;
let tell: (event: ShopEvent) => void = () => undefined;
function Teller(): null {
  tell = useTellEvent();
  return null;
}

async function show(brand: Brand = BRAND, { app = 'storefront', path = '/lamps' }: { app?: AppName; path?: string } = {}) {
  const element = (
    <>
      <Teller />
      <ConsentSettings />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/order/:id', element },
      { path: '*', element },
    ].map((route) => ({ ...route, element: <ShopEvents app={app}>{route.element}</ShopEvents> })),
    { initialEntries: [path] },
  );
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  await act(async () =>
    root.render(
      <BrandProvider brand={brand}>
        <MessagesProvider value={{ locale: 'en-US', messages, pseudoLocale: undefined }}>
          <I18nProvider locale="en-US" messages={messages}>
            <RouterProvider router={router} />
          </I18nProvider>
        </MessagesProvider>
      </BrandProvider>,
    ),
  );
  await act(async () => void (await import('./event-keeper.tsx')));
  return router;
}
const notice = () => document.querySelector('.v-consent');
const press = (name: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  });
const namesOf = () => sent.map(({ name }) => name);
const forgetConsent = () => void (document.cookie = `${COOKIE}=; max-age=0; path=/`);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  forgetConsent();
  sent.length = 0;
  contexts.length = 0;
  vi.clearAllMocks();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('a visitor of a shop that counts', () => {
  it('is asked who may get what, and not counted before they have said so', async () => {
    await show();
    await vi.waitFor(() => expect(notice()?.textContent).toContain('Stats & Co'));
    act(() => tell({ name: 'page.viewed', path: '/early' }));
    expect(load).not.toHaveBeenCalled();
    await press('Allow');
    await vi.waitFor(() => expect(sent).toEqual([{ name: 'page.viewed', path: '/lamps' }]));
    expect(contexts).toEqual([{ app: 'storefront', locale: 'en-US' }]);
    expect(document.cookie).toContain(`${COOKIE}=granted`);
    expect(notice()).toBeNull();
  });

  it('who declines is never counted, and not asked again', async () => {
    await show();
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    await press('Decline');
    act(() => tell({ name: 'room.joined', as: 'client' }));
    expect([notice(), document.cookie.includes(`${COOKIE}=denied`), load.mock.calls.length]).toEqual([null, true, 0]);
  });

  it('who has agreed before is counted from the first event on, and each page once', async () => {
    document.cookie = `${COOKIE}=granted`;
    const router = await show();
    act(() => tell({ name: 'room.joined', as: 'client' }));
    await vi.waitFor(() => expect(namesOf().toSorted()).toEqual(['page.viewed', 'room.joined']));
    await act(() => router.navigate('/order/a1b2'));
    await act(() => router.navigate('/order/a1b2?tab=files'));
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ name: 'page.viewed', path: '/order/:id' }));
    expect(sent).toHaveLength(3);
  });

  it('may change their mind at the foot of the page: counting ends, and what was stored goes', async () => {
    document.cookie = `${COOKIE}=granted`;
    await show();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await press('Statistics');
    expect(document.activeElement).toBe(notice());
    expect(notice()?.textContent).toContain('You have agreed.');
    await press('Decline');
    const before = sent.length;
    act(() => tell({ name: 'room.joined', as: 'client' }));
    expect([sent.length - before, stop.mock.calls.length, notice()]).toEqual([0, 1, null]);
    act(() => void dispatchEvent(new Event(ASK_CONSENT_EVENT)));
    expect(notice()?.textContent).toContain('You have declined.');
  });

  it('who decides in another tab has decided here', async () => {
    document.cookie = `${COOKIE}=granted`;
    await show();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    document.cookie = `${COOKIE}=denied`;
    const channel = new BroadcastChannel(CONSENT_CHANNEL);
    const heard = new BroadcastChannel(CONSENT_CHANNEL);
    await act(async () => {
      const isHeard = new Promise((resolve) => heard.addEventListener('message', resolve));
      channel.postMessage(null);
      await isHeard;
    });
    heard.close();
    expect(stop).toHaveBeenCalledTimes(1);
    channel.close();
    await act(async () => tell({ name: 'room.joined', as: 'client' }));
    expect(namesOf()).not.toContain('room.joined');
  });

  it('is asked in no room, and counted there only if they have agreed in the shop', async () => {
    await show(BRAND, { app: 'sales-room' });
    await act(async () => undefined);
    act(() => tell({ name: 'room.joined', as: 'client' }));
    expect([notice(), load.mock.calls.length]).toEqual([null, 0]);
    await act(async () => root.unmount());
    document.cookie = `${COOKIE}=granted`;
    await show(BRAND, { app: 'sales-room' });
    await vi.waitFor(() => expect(contexts[0]).toEqual({ app: 'sales-room', locale: 'en-US' }));
  });

  it('notices nothing of analytics that fail', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.cookie = `${COOKIE}=granted`;
    send.mockImplementationOnce(() => {
      throw new Error('full');
    });
    await show();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The analytics failed', expect.any(Error)));
    act(() => tell({ name: 'room.joined', as: 'client' }));
    expect(namesOf()).toEqual(['room.joined']);
    await act(async () => root.unmount());
    load.mockRejectedValueOnce(new Error('no line'));
    await show();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The code of the analytics did not come', expect.any(Error)));
    act(() => tell({ name: 'room.joined', as: 'client' }));
    expect(namesOf()).toEqual(['room.joined']);
    log.mockRestore();
  });
});

it('a visitor of a shop that does not count is not asked, and finds nothing to settle', async () => {
  const { analytics: _none, ...brand } = BRAND;
  document.cookie = `${COOKIE}=granted`;
  await show(brand);
  await act(async () => undefined);
  act(() => void dispatchEvent(new Event(ASK_CONSENT_EVENT)));
  expect([notice(), document.querySelectorAll('button').length, load.mock.calls.length]).toEqual([null, 0, 0]);
});
