import type { MetaDescriptor } from 'react-router';
import { pageHead, parseLocalePath } from '@vitrine/routing';
import { metaDescriptors } from '@vitrine/routing/react-router';
import { isShellFailure, type ShellResult } from './shell-data.ts';

interface ScreenMetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  /** The root's own data, where it is the root that asks. */
  loaderData?: unknown;
  /** What the page failed with; null where it did not. */
  error?: unknown;
}

/**
 * Head of a page that is nobody's but the visitor's, such as cart, account or a sales room, and of every page that failed: its languages, and
 * never for search engines.
 */
export function screenMeta({ location, matches, loaderData, error }: ScreenMetaArgs): MetaDescriptor[] {
  const shell = (matches[0]?.loaderData ?? loaderData) as ShellResult | undefined;
  const { locale, path } = parseLocalePath(location.pathname);
  const head = pageHead({ origin: shell && !isShellFailure(shell) ? shell.origin : '', path, locale });
  const isThere = (error === undefined || error === null) && shell && !isShellFailure(shell);
  // A page that is not there has no address to name.
  return metaDescriptors(isThere ? head : { ...head, links: [] });
}
