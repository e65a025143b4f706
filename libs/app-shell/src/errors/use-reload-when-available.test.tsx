// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RELOAD_INTERVAL_MS, useReloadWhenAvailable } from './use-reload-when-available.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let answers: (number | 'unreachable')[];
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { href: 'http://localhost/x', reload });
  vi.stubGlobal('fetch', async () => {
    const next = answers.shift() ?? 503;
    if (next === 'unreachable') throw new TypeError('unreachable');
    return new Response(null, { status: next });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ status }: { status: number }): ReactNode {
  useReloadWhenAvailable(status);
  return null;
}

it.each([
  [503, [503, 'unreachable', 200], 3],
  [502, [404], 1],
] as const)('a page that failed with %s is loaded again as soon as it is there', async (status, given, looks) => {
  answers = [...given];
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Page status={status} />));
  await act(() => vi.advanceTimersByTimeAsync(RELOAD_INTERVAL_MS * (looks - 1)));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(RELOAD_INTERVAL_MS));
  expect(reload).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});

it.each([404, 500])('a page that failed with %s stays as it is', async (status) => {
  answers = [200];
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Page status={status} />));
  await act(() => vi.advanceTimersByTimeAsync(RELOAD_INTERVAL_MS * 3));
  expect(reload).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
