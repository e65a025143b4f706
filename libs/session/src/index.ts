export { type BrowserClientOptions, browserClientOptions, LOCALE_HEADER, RELAY_PATH } from './browser-client.ts';
export {
  acceptsCookies,
  type CookieDefinition,
  type CookieKey,
  COOKIES,
  type CookieScope,
  parseCookies,
  scriptCookie,
  serializeCookie,
  writeScriptCookie,
} from './cookies.ts';
export {
  appAddress,
  type AppName,
  type AppOrigins,
  /** @public */ crossAppLink,
  type CrossAppLinkOptions,
  isPathOfApp,
} from './cross-app-link.ts';
export { isLocaleCode, type LocaleCode, localeOfPath } from './locales.ts';
export { listenToPages, tellPages } from './page-channel.ts';
export { PATH_TABLE, type PathRow, pathRowPattern, processFor, type ProcessName } from './path-table.ts';
export { type RedirectRules, safeRedirectUrl, safeReturnTo } from './redirect-targets.ts';
export {
  announceSession,
  readSessionStamp,
  SESSION_CHANNEL,
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
export { onUserRefreshDue } from './user-refresh.ts';
