import { defaultLocale, type LocaleCode, prefixOf } from './locales.ts';
import { processFor } from './path-table.ts';

/** The two apps that people see. */
export type AppName = 'storefront' | 'sales-room';

/** Origin of each app, only where they live on sibling subdomains. */
export type AppOrigins = Partial<Record<AppName, string>>;

export interface CrossAppLinkOptions {
  /** Locale that the link keeps. Default: the default locale. */
  readonly locale?: LocaleCode;
  /** Only where the apps live on sibling subdomains: the origin of each. One origin needs none. */
  readonly origins?: AppOrigins;
}

/** The app that answers a path. @param path With locale prefix; query and hash don't matter. */
function appOfPath(path: string): AppName {
  return processFor(path.split(/[?#]/, 1)[0] ?? '/') === 'sales-room' ? 'sales-room' : 'storefront';
}

/** A root-relative address as one that is right under the origin of either app. @param path With locale prefix. */
export function appAddress(path: string, origins: AppOrigins = {}): string {
  return `${origins[appOfPath(path)] ?? ''}${path}`;
}

/**
 * An address in either app that keeps the visitor's locale; cookies carry the session along.
 * A link into the other app needs a document navigation: don't hand it to a router.
 * @param path Path without locale prefix, with query and hash if any (`/presentation/spring-collection`).
 */
export function crossAppLink(path: string, options: CrossAppLinkOptions = {}): string {
  const rooted = `/${path.replace(/^[/\\]+/, '')}`;
  const prefix = prefixOf(options.locale ?? defaultLocale());
  const localized = rooted === '/' ? prefix || '/' : /^\/[?#]/.test(rooted) ? `${prefix || '/'}${rooted.slice(1)}` : `${prefix}${rooted}`;
  return appAddress(localized, options.origins);
}

/** Whether a path of this origin is answered by the given app, so that its router may handle the link. */
export function isPathOfApp(app: AppName, pathname: string): boolean {
  return processFor(pathname) === app;
}
