import { useLinkPrefetch } from '@vitrine/routing/react-router';
import { isPathOfApp, type AppName } from '@vitrine/session';
import type { LinkComponentProps } from '@vitrine/ui';
import { createContext, use } from 'react';
import { Link, useNavigate } from 'react-router';

/** Which app draws the page: links into the other one load a document. */
export const AppNameContext = createContext<AppName>('storefront');

/** Whether the app's own router answers an address. */
const isSoft = (href: string, app: AppName): boolean => href.startsWith('/') && !href.startsWith('//') && isPathOfApp(app, href.split(/[?#]/, 1)[0] ?? '/');

/** Every link of the design system: soft inside an app, with prefetching on hover; a document load between the apps. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const app = use(AppNameContext);
  const prefetch = useLinkPrefetch({ deferred: false });
  if (!isSoft(href, app) || props.target === '_blank' || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={href} prefetch={prefetch} {...props} />;
}

/** Soft navigation inside the app, a document load elsewhere. */
export function useSoftNavigate(): (href: string) => void {
  const app = use(AppNameContext);
  const navigate = useNavigate();
  return (href) => {
    if (isSoft(href, app)) void navigate(href);
    else window.location.assign(href);
  };
}
