// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIES, serializeCookie } from './cookies.ts';
import {
  announceSession,
  readSessionStamp,
  SESSION_CHANNEL,
  SESSION_POLL_INTERVAL_MS,
  type SessionWatch,
  watchSession,
} from './session-watch.ts';

const setStamp = (stamp: string | undefined) => void (document.cookie = serializeCookie(COOKIES.sessionStamp, stamp, { secure: false }));

let shown: string | null;
let isBusy: boolean;
let changes: number;
let refusals: number;
let watch: SessionWatch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  setStamp('one');
  [shown, isBusy, changes, refusals] = ['one', false, 0, 0];
  watch = watchSession({ shown: () => shown, isBusy: () => isBusy, onChange: () => (changes += 1), onRefusal: () => (refusals += 1) });
});
afterEach(() => {
  watch.stop();
  setStamp(undefined);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page notices that the session of its browser has changed', () => {
  it('within half a second, wherever that happened, and once for each change', () => {
    vi.advanceTimersByTime(10_000);
    expect(changes).toBe(0);
    setStamp('two');
    expect(SESSION_POLL_INTERVAL_MS).toBeLessThanOrEqual(500);
    vi.advanceTimersByTime(SESSION_POLL_INTERVAL_MS);
    expect(changes).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(changes).toBe(1);
    setStamp('three');
    vi.advanceTimersByTime(SESSION_POLL_INTERVAL_MS);
    expect(changes).toBe(2);
    // The page shows it by now; back to an earlier one is a change again.
    shown = 'three';
    watch.check();
    setStamp('two');
    watch.check();
    expect(changes).toBe(3);
  });

  it('once more on each page that it goes on to: a read on the page before may have been cut short', () => {
    setStamp('two');
    watch.check();
    watch.renew();
    expect(changes).toBe(2);
    shown = 'two';
    watch.renew();
    expect(changes).toBe(2);
  });

  it.each(['pageshow', 'focus', 'resume', 'visibilitychange'])('at once on %s: back from the cache, a frozen or a hidden tab', (name) => {
    setStamp('two');
    (name === 'pageshow' || name === 'focus' ? window : document).dispatchEvent(new Event(name));
    expect(changes).toBe(1);
  });

  it('at once when another page of its origin says so', async () => {
    setStamp('two');
    announceSession();
    await vi.waitFor(() => expect(changes).toBe(1));
  });

  it('that it has none any more', () => {
    setStamp(undefined);
    watch.check();
    expect(readSessionStamp()).toBeNull();
    expect(changes).toBe(1);
  });

  it('only after it has read what it is reading already', () => {
    isBusy = true;
    setStamp('two');
    vi.advanceTimersByTime(5_000);
    expect(changes).toBe(0);
    // What it read was the new session: nothing is left to do.
    [isBusy, shown] = [false, 'two'];
    vi.advanceTimersByTime(5_000);
    expect(changes).toBe(0);
  });

  describe('a refused request has it read again once', () => {
    let endReading: () => void;
    beforeEach(() => {
      watch.stop();
      watch = watchSession({
        shown: () => shown,
        isBusy: () => isBusy,
        onChange: () => {
          changes += 1;
          return new Promise<void>((resolve) => (endReading = resolve));
        },
        onRefusal: () => (refusals += 1),
      });
    });
    const seen = () => ({ changes, refusals });

    it('where the session looks the same', () => {
      watch.refused();
      expect(seen()).toEqual({ changes: 0, refusals: 1 });
      watch.refused();
      expect(seen(), 'another request, another reading').toEqual({ changes: 0, refusals: 2 });
    });

    it('where the answer brought another session, and the request is told of first', () => {
      setStamp('two');
      watch.refused();
      vi.advanceTimersByTime(5_000);
      expect(seen()).toEqual({ changes: 1, refusals: 0 });
    });

    it('where the answer brought another session, and the cookie is seen first', () => {
      setStamp('two');
      vi.advanceTimersByTime(SESSION_POLL_INTERVAL_MS);
      watch.refused();
      expect(seen()).toEqual({ changes: 1, refusals: 0 });
    });

    it('after a reading that failed, too', async () => {
      setStamp('two');
      watch.check();
      endReading();
      await Promise.resolve();
      await Promise.resolve();
      watch.refused();
      expect(seen()).toEqual({ changes: 2, refusals: 0 });
    });
  });

  it('with no channel open while it is left, so that it may be kept for Back, and listens again after it', async () => {
    const opened: string[] = [];
    const real = globalThis.BroadcastChannel;
    vi.stubGlobal(
      'BroadcastChannel',
      class extends real {
        constructor(name: string) {
          super(name);
          opened.push(name);
        }
      },
    );
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(opened).toEqual([]);
    hidden.mockReturnValue('visible');
    window.dispatchEvent(new Event('pageshow'));
    expect(opened).toEqual([SESSION_CHANNEL]);
    setStamp('two');
    announceSession();
    await vi.waitFor(() => expect(changes).toBe(1));
    vi.unstubAllGlobals();
  });

  it('until it is stopped', () => {
    watch.stop();
    setStamp('two');
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(5_000);
    expect(changes).toBe(0);
  });
});
