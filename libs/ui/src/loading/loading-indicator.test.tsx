// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const bar = () => document.querySelector('.v-loading-indicator');
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const at = (isLoading: boolean) => <LoadingIndicator isLoading={isLoading} label="Loading" />;

it('appears only after 200 ms of loading', () => {
  const { rerender, unmount } = render(at(true));
  wait(199);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()?.getAttribute('role')).toBe('progressbar');
  expect(bar()?.getAttribute('aria-live'), 'it stands in no landmark').toBe('polite');
  rerender(at(false));
  expect(bar()?.className).toContain('finishing');
  wait(400);
  expect(bar()).toBeNull();
  unmount();
});

it('a quick load never shows it', () => {
  const { rerender, unmount } = render(at(true));
  wait(150);
  rerender(at(false));
  wait(5000);
  expect(bar()).toBeNull();
  unmount();
});

it('a load that starts while it fades shows it again', () => {
  const { rerender, unmount } = render(at(true));
  wait(300);
  rerender(at(false));
  wait(100);
  rerender(at(true));
  wait(200);
  expect(bar()?.className).toContain('running');
  unmount();
});

it('fades to its end, also while a load comes and goes that is too short to be shown', () => {
  const { rerender, unmount } = render(at(true));
  wait(300);
  rerender(at(false));
  wait(100);
  rerender(at(true));
  wait(50);
  rerender(at(false));
  wait(400);
  expect(bar()).toBeNull();
  unmount();
});
