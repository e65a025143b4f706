// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWarmUp } from './use-warm-up.ts';

const load = vi.fn(() => Promise.resolve());
let rest: (() => void)[] = [];

beforeEach(() => {
  load.mockClear();
  rest = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => rest.push(act));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void rest.splice(handle - 1, 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

async function show(isDue = true) {
  const root = createRoot(document.createElement('div'));
  const Page = () => {
    useWarmUp(load, isDue);
    return null;
  };
  await act(async () => root.render(<Page />));
  return () => act(async () => root.unmount());
}
const savesData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

it('code is loaded ahead at rest, once', async () => {
  await show();
  expect(load).not.toHaveBeenCalled();
  rest[0]?.();
  document.dispatchEvent(new Event('keydown'));
  expect(load).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'pointermove', 'keydown'])('code is loaded with the first %s, before any rest', async (touch) => {
  await show();
  document.dispatchEvent(new Event(touch));
  document.dispatchEvent(new Event(touch));
  expect(load).toHaveBeenCalledOnce();
  expect(rest).toEqual([]);
});

it('a visitor who saves data gets it with the first touch alone', async () => {
  savesData();
  await show();
  expect(rest).toEqual([]);
  document.dispatchEvent(new Event('pointerdown'));
  expect(load).toHaveBeenCalledOnce();
});

it('nothing is loaded for a page that has gone, or does not stand yet', async () => {
  const leave = await show();
  await leave();
  await show(false);
  document.dispatchEvent(new Event('keydown'));
  expect(rest).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});
