// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomPageData } from '../room/room-page-data.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { room } from '../testing/room-snapshot.ts';
import { NotStartedScreen, useReloadAt } from './not-started-screen.tsx';

const page = roomPage();
const NOW = Date.parse('2026-05-04T09:00:00Z');
const HOUR = 3_600_000;
let asked = 0;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => vi.useRealTimers());
const onRevalidate = () => {
  asked += 1;
};

describe('a presentation that opens later', () => {
  const show = (accessibleFrom: string | null, now = NOW, hasAppointment = true) => {
    const appointment = hasAppointment ? { ...room().appointment, accessibleFrom } : null;
    const data = { path: 'spring', entry: { screen: 'not-started', appointment }, attendeeName: '', now } as unknown as RoomPageData;
    return page.show(<NotStartedScreen {...data} />, { onRevalidate });
  };
  const countdown = () => page.find('[role=timer]').textContent;

  it("says when, counted down from the server's time and then each second", async () => {
    await show('2026-05-04T11:00:00Z', NOW - HOUR);
    expect(page.text()).toContain(t('room.notStarted.title'));
    expect(page.text()).toContain('Spring');
    expect(countdown()).toBe(t('room.notStarted.countdown', { time: 'in 3 hours' }));
    await pass(999);
    expect(countdown()).toBe(t('room.notStarted.countdown', { time: 'in 3 hours' }));
    await pass(1);
    expect(countdown()).toBe(t('room.notStarted.countdown', { time: 'in 2 hours' }));
    expect(page.control(t('room.ended.toShop')).getAttribute('href')).toBe('/');
  });

  it.each([
    ['2026-05-04T12:10:00Z', 40 * 60_000],
    ['2026-05-04T09:00:01Z', 1_000],
    ['2026-05-04T09:00:00Z', 0],
    ['2026-05-04T08:00:00Z', 0],
  ])('may rest until its countdown has something new to say: opens at %s', async (accessibleFrom, expected) => {
    await show(accessibleFrom);
    const rests = Number(page.find('[role=timer]').dataset['restsFor']);
    expect(Math.abs(rests - expected), `${rests} ms`).toBeLessThanOrEqual(1_000);
    const before = countdown();
    await pass(Math.max(0, rests - 1_001));
    expect(countdown()).toBe(before);
  });

  it.each([
    ['nobody knows when', true],
    ['nothing is known of it', false],
  ])('counts nothing down where %s, and asks for nothing', async (_why, hasAppointment) => {
    await show(null, NOW, hasAppointment);
    expect(page.all('[role=timer]')).toEqual([]);
    await pass(HOUR);
    expect(asked).toBe(0);
  });

  it('goes on by itself when it opens', async () => {
    await show('2026-05-04T09:01:00Z');
    await pass(60_249);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
  });

  it('stops counting when the page goes away', async () => {
    await show('2026-05-04T11:00:00Z');
    await page.show(null);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that is asked for again at a moment', () => {
  function Page({ moment }: { moment: string | null }) {
    useReloadAt(moment);
    return null;
  }
  const show = (inMs: number) => page.show(<Page moment={new Date(NOW + inMs).toISOString()} />, { onRevalidate });

  it('is asked for a little after it, and each half minute from then on', async () => {
    await show(HOUR);
    await pass(HOUR + 249);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    await pass(29_999);
    expect(asked).toBe(1);
    await pass(1);
    expect(asked).toBe(2);
    await pass(30_000);
    expect(asked).toBe(3);
  });

  it.each([0, -HOUR])('is asked for after half a minute where it lies %i ms ahead', async (inMs) => {
    await show(inMs);
    await pass(29_999);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
  });

  it('is waited for longer than one timer of a browser can', async () => {
    const longest = 2_000_000_000;
    await show(longest + HOUR);
    await pass(longest + HOUR + 249);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
  });

  it('is asked for at once where such a timer ends right then', async () => {
    await show(2_000_000_000);
    await pass(2_000_000_000);
    expect(asked).toBe(1);
  });

  it('is left alone once it has gone', async () => {
    await show(HOUR);
    await page.show(null);
    await pass(2 * HOUR);
    expect(asked).toBe(0);
  });
});
