// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppNameContext, AppOriginsContext, PrefetchAhead, RouterLink, useSoftNavigate } from './router-link.tsx';

let root: Root;
let host: HTMLElement;
/** Links that are watched until they are in view. */
let watched: number;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  watched = 0;
  vi.stubGlobal('IntersectionObserver', function () {
    return { observe: () => (watched += 1), disconnect: () => undefined };
  });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(element: ReactNode): Promise<HTMLAnchorElement> {
  const Stub = createRoutesStub([
    { id: 'cart', path: '/', Component: () => element },
    { id: 'checkout', path: '/checkout', loader: () => null, Component: () => null },
  ]);
  await act(async () => root.render(<Stub initialEntries={['/']} />));
  return host.querySelector('a') as HTMLAnchorElement;
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const loadedAhead = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

it('every link of the design system loads its page ahead on hover', async () => {
  const link = await show(<RouterLink href="/checkout">Checkout</RouterLink>);
  await pass(5_000);
  expect([watched, loadedAhead()]).toEqual([0, []]);
  await act(async () => void link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await pass(100);
  expect(loadedAhead()).toContain('/checkout.data');
});

it('the next step of most visitors is loaded ahead once it is in view and a second has passed', async () => {
  await show(
    <PrefetchAhead>
      <RouterLink href="/checkout">Checkout</RouterLink>
    </PrefetchAhead>,
  );
  await pass(999);
  expect(watched).toBe(0);
  await pass(1);
  expect(watched).toBe(1);
});

it.each(['https://example.com/', '/guide/spring/login', '//evil.example'])('a link to %s is an ordinary one', async (href) => {
  const link = await show(<RouterLink href={href}>x</RouterLink>);
  await act(async () => void link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await pass(5_000);
  expect([link.getAttribute('href'), loadedAhead()]).toEqual([href, []]);
});

describe('a link of an app', () => {
  /** Whether a press is answered by the app's own router. */
  const isSoft = async (link: HTMLAnchorElement) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isAnswered = false;
    // A browser that follows it would leave the page.
    const stay = (event: Event) => {
      isAnswered = event.defaultPrevented;
      event.preventDefault();
    };
    host.addEventListener('click', stay, { once: true });
    await act(async () => void link.dispatchEvent(click));
    return isAnswered;
  };

  it.each([
    ['/checkout', true],
    ['/checkout?step=2#pay', true],
    ['/guide/spring', false],
    ['https://example.com/', false],
    ['//example.com/', false],
    ['mailto:shop@example.com', false],
  ])('to %s is answered by its router: %s', async (href, expected) => {
    expect(await isSoft(await show(<RouterLink href={href}>x</RouterLink>))).toBe(expected);
  });

  it.each([
    ['to a new tab', { target: '_blank' }],
    ['to a file', { download: '' }],
  ])('%s is the browser’s own', async (_what, props) => {
    const link = await show(
      <RouterLink href="/checkout" {...props}>
        x
      </RouterLink>,
    );
    expect([link.getAttribute('href'), await isSoft(link)]).toEqual(['/checkout', false]);
  });

  it('into the other app has the origin of that app, where it has one; others keep their own', async () => {
    const origins = { storefront: 'https://shop.example', 'sales-room': 'https://room.example' };
    const at = async (href: string) =>
      (
        await show(
          <AppOriginsContext value={origins}>
            <RouterLink href={href}>x</RouterLink>
          </AppOriginsContext>,
        )
      ).getAttribute('href');
    expect(await at('/guide/spring/login')).toBe('https://room.example/guide/spring/login');
    expect(await at('https://example.com/guide')).toBe('https://example.com/guide');
    expect(await at('//example.com/guide')).toBe('//example.com/guide');
  });

  it('is of the app that draws the page', async () => {
    const link = await show(
      <AppNameContext value="sales-room">
        <RouterLink href="/checkout">x</RouterLink>
      </AppNameContext>,
    );
    expect(await isSoft(link)).toBe(false);
  });
});

describe('a step that is taken by script', () => {
  let go: ReturnType<typeof useSoftNavigate>;
  const Page = () => {
    go = useSoftNavigate();
    return <a href="/">here</a>;
  };
  it('is soft inside the app, and loads a document elsewhere', async () => {
    const assign = vi.fn();
    await show(<Page />);
    vi.stubGlobal('location', { ...window.location, assign });
    await act(async () => void (await go('/guide/spring')));
    await act(async () => void (await go('https://example.com/')));
    expect(assign.mock.calls).toEqual([['/guide/spring'], ['https://example.com/']]);
    await act(async () => void (await go('/checkout')));
    expect(assign).toHaveBeenCalledTimes(2);
    expect(host.querySelector('a')).toBeNull();
  });
});
