// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrefetchAhead, RouterLink } from './router-link.tsx';

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
