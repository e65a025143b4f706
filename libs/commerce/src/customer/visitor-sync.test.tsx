// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, Outlet, useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider, type ShellData, useBrowserStoreClient, useScreen } from '@vitrine/app-shell';
import { COOKIES, serializeCookie, SESSION_CHANNEL } from '@vitrine/session';
import { changePassword, getCustomer, isStoreApiError, type StoreApiClient } from '@vitrine/store-api-client';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { useLogout } from './use-logout.ts';
import { VisitorSync } from './visitor-sync.tsx';

const NOBODY = { hasSession: true, isLoggedIn: false, isGuest: false, isKnown: true };
const CUSTOMER = { ...NOBODY, isLoggedIn: true };
const GUEST = { ...NOBODY, isGuest: true };

/** Who the visitor is by now, as the server knows; with the stamp that it gave. */
let visitor: typeof NOBODY;
let stamp: string | null;
let loads: number;
let reads: number;
let root: Root;
let screen: ReturnType<typeof useScreen>;
let client: () => StoreApiClient;
let logOut: () => Promise<void>;
/** What the next answer waits for. */
let gate: Promise<void> | undefined;
/** What the next page waits for, and whether that was cut short. */
let nextGate: Promise<void> | undefined;
let wasCutShort: boolean;
/** The page is being read, or on its way to another. */
let isBusy: boolean;
let navigate: ReturnType<typeof useNavigate>;
const Stub = createRoutesStub([
  {
    id: 'root',
    path: '/',
    Component: Page,
    loader: async () => {
      loads += 1;
      await gate;
      return { locale: 'en-US', session: visitor, stamp, cookieDomain: null, appOrigins: {} };
    },
    // As the apps have it: the shell changes with the visitor, not with the page.
    shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) => defaultShouldRevalidate && currentUrl.href === nextUrl.href,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: () => null },
      {
        path: 'next',
        Component: () => <p>Next</p>,
        loader: async ({ request }) => {
          await nextGate;
          wasCutShort ||= request.signal.aborted;
          return null;
        },
      },
    ],
  },
]);

function Page() {
  const shell = useLoaderData<unknown>() as ShellData;
  navigate = useNavigate();
  const [reading, going] = [useRevalidator().state, useNavigation().state];
  // After the effects of what is in the page.
  useEffect(() => {
    isBusy = reading !== 'idle' || going !== 'idle';
  });
  return (
    <SessionProvider shell={shell}>
      <VisitorSync />
      <Probe />
      <input aria-label="typed" data-stamp={shell.stamp} />
      <Outlet />
    </SessionProvider>
  );
}
const shown = () => document.querySelector('[data-stamp]')?.getAttribute('data-stamp');

function Probe() {
  screen = useScreen();
  client = useBrowserStoreClient();
  logOut = useLogout().logOut;
  useQuery({ queryKey: ['something', 'of', 'theirs'], queryFn: () => (reads += 1) });
  return null;
}
const setStamp = (value: string | undefined) => {
  stamp = value ?? null;
  document.cookie = serializeCookie(COOKIES.sessionStamp, value, { secure: false });
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  [visitor, loads, reads, gate, nextGate, wasCutShort] = [CUSTOMER, 0, 0, undefined, undefined, false];
  setStamp('one');
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const input = new Request(...call);
    if (input.url.endsWith('/account/logout')) visitor = NOBODY;
    return /change-password|account\/customer$/.test(input.url)
      ? Response.json({ errors: [{ status: '403', code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', detail: 'No' }] }, { status: 403 })
      : Response.json({ redirectUrl: null });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  setStamp(undefined);
  document.cookie = serializeCookie(COOKIES.attendeeName, undefined, { secure: false });
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  root.render(
    <ShopProviders queries={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })}>
      <Stub />
    </ShopProviders>,
  );
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  await settled();
}
/** Nothing happens any more. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));
const notices = () => screen.notifications.getSnapshot().map(({ message }) => String(message));
const refusal = () =>
  changePassword(client(), { password: 'a', newPassword: 'bbbbbbbb', newPasswordConfirm: 'bbbbbbbb' }).then(
    () => undefined,
    (error: unknown) => (isStoreApiError(error) ? error.statusCode : error),
  );
const ENDED = 'Your session has ended. Please log in again.';

it('a page that opens tells the others, whose session it may have changed', async () => {
  const heard = vi.fn();
  const others = new BroadcastChannel(SESSION_CHANNEL);
  others.onmessage = heard;
  await open();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  others.close();
});

describe('on 401 or 403', () => {
  it('a failed request refreshes the user once; an ended session is told, and nothing typed is lost', async () => {
    await open();
    const typed = document.querySelector('input');
    if (typed) typed.value = 'half a sentence';
    visitor = NOBODY;
    expect(await refusal()).toBe(403);
    await vi.waitFor(() => expect(notices()).toEqual([ENDED]));
    await settled();
    expect(loads).toBe(2);
    expect(document.querySelector('input')).toBe(typed);
    expect(typed?.value).toBe('half a sentence');
    expect(reads, 'what was read as the customer is read again').toBe(2);

    expect(await refusal()).toBe(403);
    await settled();
    expect(loads).toBe(3);
    expect(notices(), 'nobody was signed in any more').toEqual([ENDED]);

    visitor = CUSTOMER;
    setStamp('two');
    await vi.waitFor(() => expect(notices()).toEqual([]), 2_000);
  });

  it('a refusal to a guest on a call for customers alone is no lost session', async () => {
    visitor = GUEST;
    await open();
    expect(await refusal()).toBe(403);
    await settled();
    expect(loads).toBe(2);
    expect(notices()).toEqual([]);
    expect(reads).toBe(1);
  });

  it('of the customer fetch nothing is refreshed: it means not logged in', async () => {
    await open();
    expect(await getCustomer(client())).toBeNull();
    await settled();
    expect(loads).toBe(1);
  });

  it('a store that does not say who the visitor is has ended no session', async () => {
    await open();
    visitor = { ...NOBODY, isKnown: false };
    await refusal();
    await settled();
    expect(loads).toBe(2);
    expect(notices()).toEqual([]);
    visitor = CUSTOMER;
    await refusal();
    await settled();
    expect(notices()).toEqual([]);
  });
});

describe('a page follows its browser’s session', () => {
  it('and reads what it shows again, once, without being loaded anew', async () => {
    visitor = NOBODY;
    await open();
    const typed = document.querySelector('input');
    visitor = CUSTOMER;
    setStamp('two');
    await vi.waitFor(() => expect([loads, reads]).toEqual([2, 2]), 2_000);
    await settled();
    expect([loads, reads]).toEqual([2, 2]);
    expect(document.querySelector('input')).toBe(typed);
    expect(notices()).toEqual([]);
  });

  it('also where it goes on to another page at that very moment, which cuts short what it was reading', async () => {
    visitor = NOBODY;
    await open();
    let answer = (): void => undefined;
    gate = new Promise((resolve) => (answer = resolve));
    visitor = CUSTOMER;
    setStamp('two');
    await vi.waitFor(() => expect(loads).toBe(2), 2_000);
    await navigate('/next');
    gate = undefined;
    answer();
    await vi.waitFor(() => expect(loads).toBe(3), 2_000);
    await vi.waitFor(() => expect(shown()).toBe('two'), 2_000);
    await settled();
    expect(loads).toBe(3);
  });

  it('asking once where it changes again while it is being read', async () => {
    await open();
    let answer = (): void => undefined;
    gate = new Promise((resolve) => (answer = resolve));
    setStamp('two');
    dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect([loads, isBusy]).toEqual([2, true]));
    setStamp('three');
    dispatchEvent(new Event('focus'));
    answer();
    await vi.waitFor(() => expect(shown()).toBe('three'));
    await settled();
    expect(loads).toBe(2);
  });

  it('after the page that it is on the way to, which it does not cut short', async () => {
    await open();
    let arrive = (): void => undefined;
    nextGate = new Promise((resolve) => (arrive = resolve));
    const way = navigate('/next');
    await vi.waitFor(() => expect(isBusy).toBe(true));
    setStamp('two');
    dispatchEvent(new Event('focus'));
    arrive();
    await way;
    await vi.waitFor(() => expect(shown()).toBe('two'));
    expect([wasCutShort, loads, document.querySelector('p')?.textContent]).toEqual([false, 2, 'Next']);
  });

  it('also where the session changed between the rendering of the page and its first script', async () => {
    setStamp('two');
    stamp = 'one';
    await open();
    expect(loads, 'once, although the answer is no newer').toBe(2);
  });

  it('and says that it has ended where it was ended elsewhere, but not where the visitor logs out here', async () => {
    await open();
    visitor = NOBODY;
    setStamp('two');
    await vi.waitFor(() => expect(notices()).toEqual([ENDED]), 2_000);

    visitor = CUSTOMER;
    setStamp('three');
    await vi.waitFor(() => expect(notices()).toEqual([]), 2_000);
    await logOut();
    await settled();
    expect(notices()).toEqual(['You are logged out.']);
  });
});

describe('the name that somebody joined by as a guest', () => {
  it.each([
    ['a guest', GUEST, true],
    ['a visitor', NOBODY, true],
    ['somebody who is logged in', CUSTOMER, false],
  ])('is kept for %s: %3$s', async (_who, who, isKept) => {
    document.cookie = serializeCookie(COOKIES.attendeeName, 'Cleo', { secure: false });
    visitor = who;
    await open();
    expect(document.cookie.includes('vitrine-attendee-name=Cleo')).toBe(isKept);
  });
});
