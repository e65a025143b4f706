import { COOKIES, SESSION_CHANNEL } from '@vitrine/session';
import { DRAFTS_KEY } from './drafts.ts';
import { EARLY_INPUT_EVENT } from './early-input.ts';
import { inlineScript } from './inline-script.ts';

/** What a page that rests has to know of itself. */
export interface RestOptions {
  /** Stamp of the session that the page shows; null without one. */
  readonly stamp: string | null;
  /** What remembers the page's language, as text for `document.cookie` without the scheme's `Secure`: a page that may be cached brings no cookie, and writes it itself. */
  readonly localeCookie: string;
  /** Keys of the browser's storages; what stands there is shown by the page, which only its scripts can read. */
  readonly stored: readonly string[];
  /** Channels on which other pages of this browser say what this one shows too. */
  readonly channels: readonly string[];
  /** Addresses of styles that most visitors' next page has and this one may not: loaded ahead once all that is seen is there. */
  readonly stylesAhead: readonly string[];
}

export interface RestFacts extends RestOptions {
  /** The brand has analytics: whoever has agreed to be counted is, without another sign of theirs. */
  readonly isCounted: boolean;
  /** What is said while the line is away. */
  readonly offline: string;
}

/** What acts by itself: it waits for no hand. A block that failed on the server is tried again in the browser, a skeleton waits for its content. */
const AT_ONCE = '[data-at-once], [role=alert]:not(:empty), [aria-invalid=true], .v-skeleton, .v-full-screen-loader, template';
/** What moves by itself where it is seen. */
const ON_SIGHT = '[data-on-sight]';
/** What says for how many milliseconds it has nothing to do, such as a countdown in hours. */
const RESTS_FOR = 'data-rests-for';
/** Signs of somebody at the page, as long as they don't belong to the press of a link: the page that it leads to needs none of this one's scripts. */
const SIGNS = `pointermove pointerdown touchstart wheel scroll keydown focusin click ${EARLY_INPUT_EVENT}`;
/** Of these the press of a link. */
const PRESS = ['pointerdown', 'touchstart', 'click'];
/** What may have slept through a change of the session. */
const RETURNS = 'focus resume visibilitychange';
/** Milliseconds between two looks at the clock, and at the cookies, which another app on a sibling domain may have changed. */
const LOOK_INTERVAL_MS = 500;
/** Milliseconds until what was due is tried again, where its code did not come. */
const DUE_AGAIN_MS = 5_000;

/** Milliseconds after which what comes ahead comes without a rest: a browser that draws nothing may never tell of one. */
const LONGEST_UNREST_MS = 3_000;

/** Classes of what a resting page says while the line is away. */
const OFFLINE_CLASS = 'v-rest-notice';

/**
 * A page that rests shows what the server has drawn, and asks for its scripts with the first sign of somebody: a hand, a key, a look further
 * down. React's file and the next page's styles alone come by themselves, once everything that is seen is there, so that a press waits for the
 * page's own code only. What is pressed before they are there is done once they are (`EARLY_INPUT_SCRIPT`); links and plain forms need none of them. It doesn't rest
 * where something acts by itself, where the browser knows more of the visitor than the server, or once the session has changed.
 *
 * A function of `start`, which loads the scripts, and of the facts of {@link restScript}.
 */
const REST = inlineScript(`(start, { files, floor, stamp, cookie, localeCookie, stored, isCounted, channels, stylesAhead, offline }) => {
  let end = new AbortController(), leave, isAwake = false, due = Infinity;
  const link = (facts) => document.head.append(Object.assign(document.createElement('link'), facts));
  const preload = (hrefs) => { for (const href of hrefs) link({ rel: 'modulepreload', href }); };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    end.abort();
    preload(files.splice(0));
    // The line may be away: the next sign tries again.
    start().catch((error) => { console.error(error); isAwake = false; rest(); });
  };
  const stampNow = () => document.cookie.split('; ').find((each) => each.startsWith(cookie + '='))?.slice(cookie.length + 1);
  const follow = () => { if (decodeURIComponent(stampNow() ?? '') !== (stamp ?? '')) wake(); };
  // A moment, not a timer: those stand still while a machine sleeps.
  const pass = () => {
    follow();
    if (Date.now() < due || !navigator.onLine) return;
    due = Date.now() + ${DUE_AGAIN_MS};
    wake();
  };
  const isKept = (storage) => { try { return stored.some((key) => storage().getItem(key) !== null); } catch { return false; } };
  const look = () => {
    const early = window.vitrineEarlyInput;
    if (early && (early.values.size || early.presses.size || early.submits.size || early.isPressing())) return wake();
    if (document.querySelector(${JSON.stringify(AT_ONCE)}) || isKept(() => localStorage) || isKept(() => sessionStorage)) return wake();
    for (const element of document.querySelectorAll('[${RESTS_FOR}]')) due = Math.min(due, Date.now() + Number(element.getAttribute('${RESTS_FOR}')));
    pass();
    const sight = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) wake(); });
    for (const element of document.querySelectorAll(${JSON.stringify(ON_SIGHT)})) sight.observe(element);
    end.signal.addEventListener('abort', () => sight.disconnect());
  };
  const listen = (names, listener) => { for (const name of names.split(' ')) addEventListener(name, listener, { signal: end.signal, capture: true, passive: name !== 'click' }); };
  const hear = () => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = channels.map((name) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = name === ${JSON.stringify(SESSION_CHANNEL)} ? follow : wake;
      return channel;
    });
    const close = () => { for (const channel of open.splice(0)) channel.close(); };
    listen('pagehide', close);
    end.signal.addEventListener('abort', close);
  };
  const away = () => {
    const notice = Object.assign(document.createElement('p'), { className: ${JSON.stringify(OFFLINE_CLASS)}, textContent: offline });
    notice.setAttribute('role', 'status');
    document.body.append(notice);
    const back = () => { notice.remove(); if (leave) location.assign(leave); };
    addEventListener('online', back, { once: true });
    end.signal.addEventListener('abort', () => notice.remove());
  };
  const isLeaving = ({ type, target }) => {
    const isPress = ${JSON.stringify(PRESS)}.includes(type) || (type === 'focusin' && window.vitrineEarlyInput?.isPressing());
    return isPress && !!target.closest?.('a[href]');
  };
  const place = location.pathname + location.search;
  const rest = () => {
    end = new AbortController();
    // Without a line there are no scripts to come, and no page either: the one that was asked for opens when it is back.
    listen('click', (event) => {
      const link = navigator.onLine ? null : event.target.closest('a[href]');
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave = link.href;
    });
    listen(${JSON.stringify(SIGNS)}, (event) => { if (navigator.onLine && !isLeaving(event)) wake(); });
    listen('offline', away);
    listen('storage', ({ key }) => { if (stored.includes(key)) wake(); });
    listen(${JSON.stringify(RETURNS)}, follow);
    listen('pageshow', ({ persisted }) => { if (persisted) wake(); });
    // The browser believes itself inside one page still: what it shows is another one's.
    listen('popstate', () => { if (location.pathname + location.search !== place) location.reload(); });
    const timer = setInterval(pass, ${LOOK_INTERVAL_MS});
    end.signal.addEventListener('abort', () => clearInterval(timer));
    hear();
  };
  if (!document.cookie.split('; ').includes(localeCookie.split('; ', 1)[0])) document.cookie = localeCookie + (location.protocol === 'https:' ? '; Secure' : '');
  rest();
  if (document.readyState === 'loading') listen('DOMContentLoaded', look);
  else look();
  const ahead = () => {
    if (isAwake) return;
    if (isCounted && document.cookie.split('; ').includes(${JSON.stringify(`${COOKIES.consent.name}=granted`)})) return wake();
    preload(floor);
    if (navigator.connection?.saveData) return;
    for (const href of stylesAhead) if (!document.querySelector('link[rel=stylesheet][href="' + href + '"]')) link({ rel: 'prefetch', as: 'style', href });
  };
  // After all that is seen.
  const ready = () => (window.requestIdleCallback ? requestIdleCallback(ahead, { timeout: ${LONGEST_UNREST_MS} }) : setTimeout(ahead));
  if (document.readyState === 'complete') ready();
  else listen('load', ready);
}`);

/** The scripts of a page as the router writes them: what it imports, and what it does with that. */
const IMPORTS = /^import \* as (\w+) from ("[^"\n]+");$/gm;
/** The file of React and its router, which every page needs. */
const FLOOR = /\/react-[\w-]+\.js$/;
/** Every page says this once: where its own code begins. */
const ENTRY = /\bimport\(("[^"\n]+")\);$/;

/**
 * The router's script of a page, as one that rests first.
 * @param script What the router would run at once.
 * @param files What it would fetch before it runs.
 * @returns Undefined for a script that is written in another way than these are: it runs at once.
 */
export function restScript(script: string, files: readonly string[], facts: RestFacts): string | undefined {
  const imports = [...script.matchAll(IMPORTS)];
  const rest = script.replace(IMPORTS, '').trim();
  if (!ENTRY.test(rest) || /^ *import\s/m.test(rest)) return undefined;
  const names = imports.map(([, name]) => name).join(', ');
  const modules = imports.map(([, , address]) => `import(${address})`).join(', ');
  const known = {
    files,
    floor: files.filter((file) => FLOOR.test(file)),
    cookie: COOKIES.sessionStamp.name,
    stamp: facts.stamp,
    localeCookie: facts.localeCookie,
    stored: [DRAFTS_KEY, ...facts.stored],
    isCounted: facts.isCounted,
    channels: [SESSION_CHANNEL, ...facts.channels],
    stylesAhead: facts.stylesAhead,
    offline: facts.offline,
  };
  return `(${REST})(async () => {
const [${names}] = await Promise.all([${modules}]);
${rest.replace(ENTRY, 'await import($1);')}
}, ${JSON.stringify(known).replaceAll('<', '\\u003c')});`;
}
