// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { Arrival } from './arrival.tsx';
import { Connection, CONNECTION_NOTIFICATION, isUnreached } from './connection.tsx';
import { ScreenProvider, useScreen } from './screen.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';

const messages = await loadMessages('en-US', ['common']);
let root: Root;
let isOnline: boolean;
let screen: ReturnType<typeof useScreen>;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  document.title = 'Vitrine';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Frame() {
  const shown = useScreen();
  useEffect(() => {
    screen = shown;
  }, [shown]);
  return (
    <>
      <input />
      <Arrival />
      <Connection />
      <Outlet />
    </>
  );
}
const page = (title: string) => (
  <main tabIndex={-1}>
    {title === '' ? null : <h1>{title}</h1>}
    <Link to="/cart">Cart</Link>
  </main>
);
async function show() {
  router = createMemoryRouter([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, element: page('Home') },
        { path: 'cart', element: page('Your cart') },
        { path: 'bare', element: page('') },
      ],
    },
  ]);
  await act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <ScreenProvider>
          <RouterProvider router={router} />
        </ScreenProvider>
      </I18nProvider>,
    ),
  );
}
const go = (href: string) => act(() => router.navigate(href));
const said = () => document.querySelector('[role=status]')?.textContent;
const line = (isThere: boolean) =>
  act(async () => {
    isOnline = isThere;
    dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });
const notices = () =>
  screen.notifications.getSnapshot().map(({ id, type, isPersistent, message }) => ({ id, type, isPersistent, message }));
const notice = (message: string) => [{ id: CONNECTION_NOTIFICATION, type: 'warning', isPersistent: true, message }];

describe('a page that was come to inside the app', () => {
  it('is read out by its heading; the one that was loaded is not', async () => {
    await show();
    expect(said()).toBe('');
    expect(document.activeElement).toBe(document.body);
    await go('/cart');
    expect(said()).toBe('Your cart');
  });

  it('is read out by its title where it has no heading', async () => {
    await show();
    await go('/bare');
    expect(said()).toBe('Vitrine');
  });

  it('has the keyboard at its beginning where it stood on what is gone, and does not jump', async () => {
    await show();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await go('/cart');
    expect(document.activeElement).toBe(document.querySelector('main'));
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('leaves the keyboard where it is on what stays', async () => {
    await show();
    document.querySelector('input')?.focus();
    await go('/cart');
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(said()).toBe('Your cart');
  });

  it('is the same page with another query', async () => {
    await show();
    await go('/?p=2');
    expect(said()).toBe('');
  });
});

describe('while the line is away', () => {
  it('a visitor is told so, until it is back', async () => {
    await show();
    expect(notices()).toEqual([]);
    await line(false);
    expect(notices()).toEqual(notice('You are offline. What you do now is done as soon as the connection is back.'));
    await line(true);
    expect(notices()).toEqual([]);
  });

  it.each(['/cart', '/?p=2'])('the page stays, and the one that was asked for opens as soon as it is back: %s', async (href) => {
    await show();
    await line(false);
    await go(href);
    expect(router.state.location.pathname + router.state.location.search).toBe('/');
    expect(notices()).toEqual(notice('You are offline. The page opens as soon as the connection is back.'));
    await line(true);
    await vi.waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(href));
    expect(notices()).toEqual([]);
  });

  it('a part of the same page opens all the same', async () => {
    await show();
    await line(false);
    await go('/#reviews');
    expect(router.state.location.hash).toBe('#reviews');
  });

  it('nobody is told any more once the page has gone', async () => {
    await show();
    const { notifications } = screen;
    await act(async () => root.render(null));
    await line(false);
    expect(notifications.getSnapshot()).toEqual([]);
  });
});

describe('a failure', () => {
  it.each([
    ['Failed to fetch', true],
    ['NetworkError when attempting to fetch resource.', true],
    ['Load failed', true],
    ['error loading dynamically imported module', true],
    ['x is not a function', false],
  ])("is of the line where the browser says so: '%s' %s", (message, expected) =>
    expect(isUnreached(new TypeError(message))).toBe(expected),
  );

  it.each([new Error('Failed to fetch'), 'Failed to fetch', null])('is not of the line where it is none of the browser: %s', (error) =>
    expect(isUnreached(error)).toBe(false),
  );
});

describe('a heading that the keyboard goes to', () => {
  function Done({ isDue, id = 'done' }: { isDue: boolean; id?: string }) {
    useFocusedHeading(id, isDue);
    return <h2 id="done">Done</h2>;
  }
  const draw = (isDue: boolean, id?: string) => act(async () => root.render(<Done isDue={isDue} {...(id ? { id } : {})} />));

  it('has it as soon as it is due, not before', async () => {
    await draw(false);
    expect(document.activeElement).toBe(document.body);
    await draw(true);
    expect(document.activeElement?.id).toBe('done');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  it('may be missing', async () => {
    await draw(true, 'elsewhere');
    expect(document.activeElement).toBe(document.body);
  });
});
