// @vitest-environment jsdom
import { act, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider, type ShellData, useShell } from '@vitrine/app-shell';
import { COOKIES, serializeCookie } from '@vitrine/session';
import { useCartActions } from '../cart/use-cart.ts';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { ShoppingSync } from './shopping-sync.tsx';
import { VisitorSync } from './visitor-sync.tsx';

const page = shopPage();
let others: BroadcastChannel;
const forget = () => void (document.cookie = serializeCookie(COOKIES.locale, undefined, { secure: false }));
beforeEach(() => {
  forget();
  others = new BroadcastChannel('vitrine-cart');
  page.answer = () => ({ lineItems: [], errors: [] });
});
afterEach(() => {
  forget();
  others.close();
});
/** What a page of the shop keeps current. */
const Sync = () => (
  <>
    <VisitorSync />
    <ShoppingSync />
  </>
);

const open = (hasSession: boolean, onRead: () => void = () => undefined) =>
  page.show(<Sync />, { session: { hasSession }, shell: { locale: 'en-US', cookieDomain: null }, loader: onRead });

it.each([
  ['makes the session of a page that has none known to it', false, 1],
  ['asks a page with a session for no more than its cart', true, 0],
])("another tab's change of the cart %s", async (_what, hasSession, reads) => {
  const onRead = vi.fn();
  page.queries.setQueryData(['cart', 'current'], { lineItems: [], errors: [] });
  await open(hasSession, onRead);
  onRead.mockClear();
  others.postMessage('another page');
  await page.eventually(() => expect(page.queries.getQueryState(['cart', 'current'])?.isInvalidated).toBe(true));
  await page.eventually(() => expect(onRead).toHaveBeenCalledTimes(reads));
});

it("another tab's change is not overwritten by the older answer of a write that was under way here", async () => {
  let actions: ReturnType<typeof useCartActions> | undefined;
  const Writer = () => {
    actions = useCartActions();
    return null;
  };
  let answer = (): void => undefined;
  page.answer = ({ method }) =>
    method === 'POST' ? new Promise((resolve) => (answer = () => resolve({ token: 'older', lineItems: [] }))) : { lineItems: [] };
  await page.show(
    <>
      <Sync />
      <Writer />
    </>,
    { session: { hasSession: true }, shell: { locale: 'en-US', cookieDomain: null } },
  );
  await act(async () => void actions?.add([{ type: 'product', referencedId: 'mug', quantity: 1 }]));
  await page.eventually(() => expect(page.asked).toContainEqual(expect.objectContaining({ method: 'POST' })));
  const heard = new Promise((resolve) => {
    const echo = new BroadcastChannel('vitrine-cart');
    echo.onmessage = () => resolve(echo.close());
  });
  others.postMessage('another page');
  await heard;
  await act(async () => answer());
  const state = () => page.queries.getQueryState(['cart', 'current']);
  await page.eventually(() => expect(state()?.data).toMatchObject({ token: 'older' }));
  await page.eventually(() => expect(state()?.isInvalidated).toBe(true));
});

it("another tab's change is heard that is said while the page learns of its session", async () => {
  let learn = (): void => undefined;
  const Visitor = () => {
    const shell = useShell();
    const [hasSession, setHasSession] = useState(false);
    learn = () => flushSync(() => setHasSession(true));
    const learned = { ...shell, session: { ...shell.session, hasSession } } satisfies ShellData;
    return (
      <SessionProvider shell={learned}>
        <Sync />
      </SessionProvider>
    );
  };
  page.queries.setQueryData(['cart', 'current'], { lineItems: [], errors: [] });
  await page.show(<Visitor />, { shell: { locale: 'en-US', cookieDomain: null } });
  others.postMessage('another page');
  await act(async () => learn());
  await page.eventually(() => expect(page.queries.getQueryState(['cart', 'current'])?.isInvalidated).toBe(true));
});

it('the locale of a page is remembered for the next visit, once', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const locales = () => written.mock.calls.filter(([cookie]) => cookie.startsWith(`${COOKIES.locale.name}=`));
  await open(false);
  expect(locales()).toHaveLength(1);
  expect(document.cookie).toContain(`${COOKIES.locale.name}=en-US`);
  await open(false);
  expect(locales()).toHaveLength(1);
});

it.each([
  ['https:', true],
  ['http:', false],
])('what a page remembers of a visitor by %s is sent encrypted alone: %s', async (protocol, isSecure) => {
  document.cookie = serializeCookie(COOKIES.attendeeName, 'Ada', { secure: false });
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.stubGlobal('location', { protocol, href: `${protocol}//shop.example/`, origin: `${protocol}//shop.example` });
  await page.show(<VisitorSync />, { session: { isLoggedIn: true }, shell: { locale: 'en-US', cookieDomain: null } });
  for (const { name } of [COOKIES.locale, COOKIES.attendeeName]) {
    const cookies = written.mock.calls.filter(([cookie]) => cookie.startsWith(`${name}=`));
    expect(cookies, name).toHaveLength(1);
    expect(/; secure/i.test(String(cookies[0])), name).toBe(isSecure);
  }
});

it('what a page heard of its session is what it goes by', async () => {
  const onRead = vi.fn();
  let learn = (): void => undefined;
  const Visitor = () => {
    const shell = useShell();
    const [hasSession, setHasSession] = useState(false);
    learn = () => setHasSession(true);
    return (
      <SessionProvider shell={{ ...shell, session: { ...shell.session, hasSession } }}>
        <Sync />
      </SessionProvider>
    );
  };
  page.queries.setQueryData(['cart', 'current'], { lineItems: [], errors: [] });
  await page.show(<Visitor />, { shell: { locale: 'en-US', cookieDomain: null }, loader: onRead });
  await act(async () => learn());
  onRead.mockClear();
  others.postMessage('another page');
  await page.eventually(() => expect(page.queries.getQueryState(['cart', 'current'])?.isInvalidated).toBe(true));
  expect(onRead).not.toHaveBeenCalled();
});

it('what a cart says when it is read is told, but not what the page shows by itself', async () => {
  await open(true);
  const error = (messageKey: string) => ({ key: messageKey, messageKey, level: 20, message: '', name: 'Mug' });
  await act(async () => {
    page.queries.setQueryData(['cart', 'current'], {
      lineItems: [],
      errors: [error('product-not-found'), error('shipping-method-blocked')],
    });
  });
  await page.eventually(() => expect(page.notices()).toEqual([t('checkout.error.product-not-found')]));
});
