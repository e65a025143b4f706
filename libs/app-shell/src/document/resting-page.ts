import { useMatches } from 'react-router';
import { scriptCookie } from '@vitrine/session';
import type { RestOptions } from '../input/rest.ts';
import { isShellFailure, type SessionSummary, type ShellResult } from '../visitor/shell-data.ts';

/** The page that is shown, as far as it concerns whether it rests. */
export interface RestingPage<Handle> {
  /** What its route says. */
  readonly handle: Partial<Handle>;
  readonly session: SessionSummary;
  /** What every page that rests knows of itself. */
  readonly facts: Pick<RestOptions, 'stamp' | 'localeCookie'>;
}

/** The page that is shown; undefined for one without its data, which is one of an error and acts by itself, and for a visitor whom the store did not name. */
export function useRestingPage<Handle>(): RestingPage<Handle> | undefined {
  const matches = useMatches();
  const shell = matches[0]?.loaderData as ShellResult | undefined;
  const page = matches.at(-1);
  if (page?.loaderData === undefined || shell === undefined || isShellFailure(shell) || !shell.session.isKnown) return undefined;
  const { session, stamp, locale, cookieDomain } = shell;
  const localeCookie = scriptCookie('locale', locale, { secure: false, domain: cookieDomain ?? undefined });
  return { handle: (page.handle ?? {}) as Partial<Handle>, session, facts: { stamp, localeCookie } };
}
