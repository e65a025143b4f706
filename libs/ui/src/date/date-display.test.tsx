// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { find, render } from '../testing/render.tsx';
import { DateDisplay, type DateDisplayProps } from './date-display.tsx';
import { relativeText, relativeTextHolds } from './moment-text.ts';

const MOMENT = Date.UTC(2026, 2, 29, 0, 30);
const text = (props: Partial<DateDisplayProps>, locale = 'en-US', timeZone?: string) =>
  renderToString(
    <UiProvider locale={locale} timeZone={timeZone}>
      <DateDisplay value={MOMENT} {...props} />
    </UiProvider>,
  ).replace(/<[^>]*>/g, '');

describe('a point in time', () => {
  it.each<[string, Partial<DateDisplayProps>, string, string | undefined, string]>([
    ['a date', {}, 'en-US', undefined, 'Mar 29, 2026'],
    ['in the words of the locale', { length: 'long' }, 'de-DE', undefined, '29. März 2026'],
    ['in the time zone of the page', {}, 'en-US', 'America/New_York', 'Mar 28, 2026'],
    ['in a time zone of its own', { timeZone: 'Europe/Berlin', format: 'time' }, 'de-DE', 'America/New_York', '01:30'],
    [
      'over the change to summer time',
      { timeZone: 'Europe/Berlin', format: 'time', value: MOMENT + 3_600_000 },
      'de-DE',
      undefined,
      '03:30',
    ],
    [
      'with the name of the time zone',
      { timeZone: 'Europe/Berlin', format: 'date-time', isTimeZoneShown: true },
      'en-GB',
      undefined,
      '29 Mar 2026, 01:30 CET',
    ],
    ['without the narrow spaces that engines disagree on', { format: 'time' }, 'en-US', undefined, '12:30 AM'],
    ['from one to another', { format: 'time', end: MOMENT + 5_400_000 }, 'de-DE', undefined, '00:30–02:00 Uhr'],
    ['of the words ISO 8601', { value: '2026-12-24T18:00:00Z', length: 'full' }, 'de-DE', undefined, 'Donnerstag, 24. Dezember 2026'],
    ['from one to nothing that is a date', { format: 'time', end: 'soon' }, 'de-DE', undefined, '00:30'],
    ['without a word where there is none', { value: 'soon' }, 'en-US', undefined, ''],
    ['without the end of a distance', { format: 'relative', end: MOMENT + 5_400_000, now: MOMENT }, 'en-US', undefined, 'now'],
    ['that is none', { value: 'soon', fallback: 'unknown' }, 'en-US', undefined, 'unknown'],
  ])('%s', (_, props, locale, timeZone, expected) => expect(text(props, locale, timeZone).replaceAll('\u00a0', ' ')).toBe(expected));

  it('is exact for machines', () =>
    expect(renderToString(<DateDisplay value={MOMENT} format="relative" />)).toContain('dateTime="2026-03-29T00:30:00.000Z"'));
});

describe('what is read beside it', () => {
  const title = (props: Partial<DateDisplayProps>) =>
    /title="([^"]*)"/.exec(renderToString(<DateDisplay value={MOMENT} {...props} />))?.[1];
  it('is the whole of a relative time, and nothing of others', () => {
    expect(title({ format: 'relative' })?.replaceAll('\u00a0', ' ')).toBe('Mar 29, 2026, 12:30 AM');
    expect(title({ format: 'relative', end: MOMENT + 5_400_000, now: MOMENT })?.replaceAll('\u00a0', ' ')).toBe('Mar 29, 2026, 12:30 AM');
    expect([title({}), title({ format: 'date-time' })]).toEqual([undefined, undefined]);
  });

  it('has no time zone unless it is asked for', () => {
    expect(text({ format: 'date-time' }).replaceAll('\u00a0', ' ')).toBe('Mar 29, 2026, 12:30 AM');
  });
});

describe('a relative time', () => {
  const minute = 60_000;
  it.each([
    [0, 'now', 'jetzt'],
    [-59_999, 'now', 'jetzt'],
    [-minute, '1 minute ago', 'vor 1 Minute'],
    [-59 * minute, '59 minutes ago', 'vor 59 Minuten'],
    [60 * minute, 'in 1 hour', 'in 1 Stunde'],
    [-26 * 60 * minute, 'yesterday', 'gestern'],
    [8 * 1440 * minute, 'next week', 'nächste Woche'],
    [-65 * 1440 * minute, '2 months ago', 'vor 2 Monaten'],
    [-800 * 1440 * minute, '2 years ago', 'vor 2 Jahren'],
  ])('of %s ms is "%s"', (distance, english, german) => {
    expect([relativeText(MOMENT + distance, MOMENT, 'en-US'), relativeText(MOMENT + distance, MOMENT, 'de-DE')]).toEqual([english, german]);
  });

  it.each([[-90_000], [-30_000], [90_000], [-3_700_000], [7_300_000]])('of %s ms is looked at again just when it changes', (distance) => {
    const holds = relativeTextHolds(MOMENT + distance, MOMENT);
    const at = (later: number) => relativeText(MOMENT + distance, MOMENT + later, 'en-US');
    expect(at(holds - 2)).toBe(at(0));
    expect(at(holds)).not.toBe(at(0));
  });

  describe('in a page', () => {
    beforeEach(() => vi.useFakeTimers({ now: MOMENT }));
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('follows the clock', () => {
      const { unmount } = render(<DateDisplay value={MOMENT - 30_000} format="relative" />);
      expect(find('time').textContent).toBe('now');
      act(() => void vi.advanceTimersByTime(30_000));
      expect(find('time').textContent).toBe('1 minute ago');
      act(() => void vi.advanceTimersByTime(120_000));
      expect(find('time').textContent).toBe('3 minutes ago');
      unmount();
      expect(vi.getTimerCount()).toBe(0);
    });

    it.each([
      ['is a date', { format: 'date' }],
      ['is none', { value: 'soon', format: 'relative' }],
    ] as const)('has no clock where it %s', (_what, props) => {
      const { unmount } = render(<DateDisplay value={MOMENT} {...props} />);
      expect(vi.getTimerCount()).toBe(0);
      unmount();
    });

    it('follows what it is told: another moment, another kind', () => {
      const { rerender, container, unmount } = render(<DateDisplay value={MOMENT - 30_000} format="relative" />);
      rerender(<DateDisplay value={MOMENT - 3_600_000} format="relative" />);
      expect(container.textContent).toBe('1 hour ago');
      rerender(<DateDisplay value={MOMENT - 3_600_000} />);
      expect(container.textContent).toBe('Mar 28, 2026');
      expect(vi.getTimerCount()).toBe(0);
      unmount();
    });

    it.each([
      ['with the clock of the server', MOMENT - 7_200_000, 'in 1 hour'],
      ['without', undefined, 'Mar 28, 2026'],
    ])('%s it hydrates without a word, then tells the time of now', async (_, now, onServer) => {
      const complaints: unknown[] = [];
      vi.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
      const node = <DateDisplay value={MOMENT - 3_600_000} format="relative" {...(now === undefined ? {} : { now })} />;
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(node);
      expect(container.textContent).toBe(onServer);
      const root = await act(async () => hydrateRoot(container, node, { onRecoverableError: (error) => complaints.push(error) }));
      expect(complaints).toEqual([]);
      expect(container.textContent).toBe('1 hour ago');
      await act(async () => root.unmount());
      container.remove();
    });
  });
});
