import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from '../locale-config.ts';
import { localePath, parseLocalePath, switchLocalePath } from '../locale-path.ts';

const LocaleConfigContext = createContext<LocaleConfig>(SHOP_LOCALES);

/** For an app with other locales than the shop's three. */
export function LocaleRoutingProvider({ config, children }: { config: LocaleConfig; children: ReactNode }): ReactNode {
  return <LocaleConfigContext value={config}>{children}</LocaleConfigContext>;
}

/** The locale of the current address. */
export function useLocale(): LocaleDefinition {
  const { pathname } = useLocation();
  return parseLocalePath(pathname, useContext(LocaleConfigContext)).locale;
}

/** Writes internal addresses in the current locale, or in another by its code. */
export function useLocalePath(): (href: string, locale?: string) => string {
  const config = useContext(LocaleConfigContext);
  const current = useLocale();
  return useCallback((href, locale) => localePath(href, locale ?? current, config), [config, current]);
}

const onHashChange = (notify: () => void): (() => void) => {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
};

/** The current page in another locale, query and hash kept; `targetPath` is the page's own path there where its slug differs. */
export function useSwitchLocalePath(): (locale: string, targetPath?: string) => string {
  const config = useContext(LocaleConfigContext);
  const { pathname, search } = useLocation();
  // A server never sees the hash: the first render in the browser must leave it out too.
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  return useCallback(
    (locale, targetPath) => switchLocalePath(pathname + search + hash, locale, { targetPath, config }),
    [config, pathname, search, hash],
  );
}
