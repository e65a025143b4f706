export { DEFAULT_LOCALE, LOCALE_PREFIXES, isLocaleCode, localeOfPath, type LocaleCode } from './locales.ts';
export { PATH_TABLE, pathRowPattern, processFor, type PathRow, type ProcessName } from './path-table.ts';
export {
  ATTENDEE_NAME_MAX_AGE,
  COOKIES,
  SESSION_COOKIE_MAX_AGE,
  cookieName,
  parseCookies,
  scriptCookie,
  serializeCookie,
  type CookieDefinition,
  type CookieKey,
  type CookieScope,
} from './cookies.ts';
export { appAddress, appOfPath, crossAppLink, isPathOfApp, type AppName, type AppOrigins, type CrossAppLinkOptions } from './cross-app-link.ts';
export { LOCALE_HEADER, RELAY_PATH, browserClientOptions, type BrowserClientOptions } from './browser-client.ts';
export { listenToPages, tellPages } from './page-channel.ts';
export { asksForUserRefresh, onUserRefreshDue, watchRefusals } from './user-refresh.ts';
export { safeRedirectUrl, safeReturnTo, type RedirectRules } from './redirect-targets.ts';
export { SESSION_CHANNEL, SESSION_POLL_INTERVAL, announceSession, readSessionStamp, watchSession, type SessionWatch, type SessionWatchOptions } from './session-watch.ts';
export {
  matchDomain,
  routeLanguageId,
  startUp,
  type ContextPatch,
  type StartUpContext,
  type StartUpDomain,
  type StartUpLanguage,
  type StartUpPorts,
  type StartUpResult,
} from './start-up.ts';
