export { type BrowserClientOptions, browserClientOptions, LOCALE_HEADER, RELAY_PATH } from './browser-client.ts';
export {
  ATTENDEE_NAME_MAX_AGE,
  type CookieDefinition,
  type CookieKey,
  cookieName,
  COOKIES,
  type CookieScope,
  parseCookies,
  scriptCookie,
  serializeCookie,
  SESSION_COOKIE_MAX_AGE,
} from './cookies.ts';
export {
  appAddress,
  type AppName,
  appOfPath,
  type AppOrigins,
  crossAppLink,
  type CrossAppLinkOptions,
  isPathOfApp,
} from './cross-app-link.ts';
export { DEFAULT_LOCALE, isLocaleCode, LOCALE_PREFIXES, type LocaleCode, localeOfPath } from './locales.ts';
export { listenToPages, tellPages } from './page-channel.ts';
export { PATH_TABLE, type PathRow, pathRowPattern, processFor, type ProcessName } from './path-table.ts';
export { type RedirectRules, safeRedirectUrl, safeReturnTo } from './redirect-targets.ts';
export {
  announceSession,
  readSessionStamp,
  SESSION_CHANNEL,
  SESSION_POLL_INTERVAL_MS,
  type SessionWatch,
  type SessionWatchOptions,
  watchSession,
} from './session-watch.ts';
export {
  type ContextPatch,
  matchDomain,
  routeLanguageId,
  startUp,
  type StartUpContext,
  type StartUpDomain,
  type StartUpLanguage,
  type StartUpPorts,
  type StartUpResult,
} from './start-up.ts';
export { asksForUserRefresh, onUserRefreshDue, watchRefusals } from './user-refresh.ts';
