import { createContext, type ReactNode, use } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLinkPrefetch } from '@vitrine/routing/react-router';
import { appAddress, type AppName, type AppOrigins, isPathOfApp } from '@vitrine/session';
import type { LinkComponentProps } from '@vitrine/ui';

/** Which app draws the page: links into the other one load a document. */
export const AppNameContext = createContext<AppName>('storefront');

/** Origin of each app, where they live on sibling subdomains. */
export const AppOriginsContext = createContext<AppOrigins>({});

const isOwnPath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Whether the app's own router answers an address. */
const isSoft = (href: string, app: AppName): boolean => isOwnPath(href) && isPathOfApp(app, href.split(/[?#]/, 1)[0] ?? '/');

/** An address that the other app answers, under that app's origin. */
const hardAddress = (href: string, origins: AppOrigins): string => (isOwnPath(href) ? appAddress(href, origins) : href);

const PrefetchAheadContext = createContext(false);

/** Links inside are loaded ahead once they are in view and a second has passed: for the one step that most visitors take next. */
export function PrefetchAhead({ children }: { children: ReactNode }) {
  return <PrefetchAheadContext value>{children}</PrefetchAheadContext>;
}

/** Every link of the design system: soft inside an app, with prefetching on hover; a document load between the apps. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const app = use(AppNameContext);
  const origins = use(AppOriginsContext);
  const prefetch = useLinkPrefetch({ deferred: use(PrefetchAheadContext) });
  if (!isSoft(href, app)) return <a href={hardAddress(href, origins)} {...props} />;
  // A link that names its target is the browser's own: a file that the page's address answers is loaded, not routed to.
  if (props.target !== undefined || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={href} prefetch={prefetch} {...props} />;
}

/** How a soft navigation shows its page. */
export interface SoftNavigateOptions {
  /** The page takes the place of the present one in the history. */
  replace?: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** Soft navigation inside the app, a document load elsewhere. Resolves when a soft one has ended. */
export function useSoftNavigate(): (href: string, options?: SoftNavigateOptions) => Promise<void> {
  const app = use(AppNameContext);
  const origins = use(AppOriginsContext);
  const navigate = useNavigate();
  return async (href, options) => {
    if (isSoft(href, app)) await navigate(href, options);
    else window.location.assign(hardAddress(href, origins));
  };
}
