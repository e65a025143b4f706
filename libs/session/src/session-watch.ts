import { COOKIES, parseCookies } from './cookies.ts';
import { listenToPages, tellPages } from './page-channel.ts';

/** Pages of one origin tell each other here that the session has changed. */
export const SESSION_CHANNEL = 'vitrine-session';
/** Milliseconds between two looks at the stamp: what reaches pages of the other app where it has an origin of its own. */
export const SESSION_POLL_INTERVAL_MS = 500;

/** The stamp of the session that this browser has now; null for none. */
export function readSessionStamp(): string | null {
  return parseCookies(document.cookie).get(COOKIES.sessionStamp.name) ?? null;
}

/** Tells the other pages of this origin to look at the session at once. */
export function announceSession(): void {
  tellPages(SESSION_CHANNEL);
}

export interface SessionWatchOptions {
  /** Stamp of the session that the page shows; null for none. */
  readonly shown: () => string | null;
  /** The page is reading its session already: it is looked at again afterwards. */
  readonly isBusy: () => boolean;
  /** The browser's session is another one than the page shows. Called once for each stamp, and once more after `renew`; what it returns ends with the reading. */
  readonly onChange: () => unknown;
  /** A request was refused although the session looks the same: who the visitor is has to be asked again. */
  readonly onRefusal?: () => unknown;
}

export interface SessionWatch {
  /** Looks now. */
  check(): void;
  /** Looks now, also for a stamp that was followed before: where the page was left meanwhile, reading it may have been cut short. */
  renew(): void;
  /**
   * A request was refused (401, 403): the page reads its session again, once for this request. An answer that refuses
   * may bring another session too, which the watch may have seen first: that is one reading, not two.
   */
  refused(): void;
  stop(): void;
}

/** What may have slept through a change: a page from the back/forward cache, a frozen tab, a tab that was out of sight. */
const WAKING = ['pageshow', 'focus', 'resume', 'visibilitychange'] as const;

/**
 * Notices a session that was changed elsewhere: by another tab, the other app, or before this page came back. The stamp
 * in the cookie is the only truth; messages, events and a timer merely say when to look.
 */
export function watchSession({ shown, isBusy, onChange, onRefusal }: SessionWatchOptions): SessionWatch {
  let followed: string | null | undefined;
  /** Stamp of the session that the page is just being read for; undefined while it is not. */
  let reading: string | null | undefined;

  const follow = (stamp: string | null): void => {
    followed = stamp;
    reading = stamp;
    const end = (): void => {
      if (reading === stamp) reading = undefined;
    };
    void Promise.resolve(onChange()).then(end, end);
  };
  const check = (): void => {
    if (isBusy()) return;
    const stamp = readSessionStamp();
    if (stamp === shown()) {
      followed = undefined;
      return;
    }
    if (stamp !== followed) follow(stamp);
  };
  const stopListening = listenToPages(SESSION_CHANNEL, check);
  const timer = setInterval(check, SESSION_POLL_INTERVAL_MS);
  for (const name of WAKING) addEventListener(name, check, true);
  return {
    check,
    renew() {
      followed = undefined;
      check();
    },
    refused() {
      const stamp = readSessionStamp();
      if (stamp === shown()) onRefusal?.();
      else if (stamp !== reading) follow(stamp);
    },
    stop() {
      clearInterval(timer);
      stopListening();
      for (const name of WAKING) removeEventListener(name, check, true);
    },
  };
}
