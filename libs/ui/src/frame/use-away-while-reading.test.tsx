// @vitest-environment jsdom
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { useAwayWhileReading } from './use-away-while-reading.ts';

function Bar({ isOn }: { isOn: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useAwayWhileReading(bar, isOn);
  return <div ref={bar} className="bar" />;
}

let shown: ReturnType<typeof render> | undefined;
beforeEach(() => void Object.defineProperty(window, 'scrollY', { value: 0, writable: true }));
afterEach(() => shown?.unmount());

const isAway = () => find('.bar').hasAttribute('data-away');
const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, writable: true });
    window.dispatchEvent(new Event('scroll'));
  });

it('goes away with the way down, and comes back with the first move upwards', () => {
  shown = render(<Bar isOn />);
  expect(isAway()).toBe(false);
  scrollTo(400);
  expect(isAway()).toBe(true);
  scrollTo(380);
  expect(isAway()).toBe(false);
  scrollTo(420);
  expect(isAway()).toBe(true);
});

it('stays at the top of a page, and a thumb that trembles moves nothing', () => {
  shown = render(<Bar isOn />);
  scrollTo(100);
  expect(isAway()).toBe(false);
  scrollTo(300);
  scrollTo(295);
  expect(isAway(), 'five pixels up').toBe(true);
  scrollTo(0);
  expect(isAway()).toBe(false);
});

it('listens only where it is on', () => {
  shown = render(<Bar isOn={false} />);
  scrollTo(400);
  expect(isAway()).toBe(false);
});
