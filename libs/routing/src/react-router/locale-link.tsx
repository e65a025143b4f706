import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useLocalePath } from './locale-context.tsx';
import { useLinkPrefetch } from './prefetch.ts';

/** React Router's link, with addresses that have no locale prefix. */
export interface LocaleLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** A path without locale prefix, with query and hash; web, mail and telephone addresses too. */
  to: string;
  /** Code of another locale than the current one. */
  locale?: string | undefined;
}

/** A link in the current locale, prefetched on hover and focus unless the connection is very slow. */
export function LocaleLink({ to, locale, ...rest }: LocaleLinkProps): ReactNode {
  return <Link {...rest} to={useLocalePath()(to, locale)} prefetch={useLinkPrefetch({ deferred: false })} />;
}

/** A {@link LocaleLink} that is also prefetched where it stays in view for a second: for the few links most visitors follow. */
export function PrefetchLink({ to, locale, ...rest }: LocaleLinkProps): ReactNode {
  // Touched or not: once due, the router watches the view instead of the pointer.
  return <Link {...rest} to={useLocalePath()(to, locale)} prefetch={useLinkPrefetch({ deferred: true })} />;
}
