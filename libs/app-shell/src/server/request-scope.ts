import { createContext, type RouterContextProvider } from 'react-router';
import { type ParsedLocalePath, parseLocalePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { getContext, type SalesChannelContext } from '@vitrine/store-api-client';
import { createPageRecord, type PageRecord } from './page-record.ts';
import { passingFailure } from './passing-failure.ts';

/** What belongs to one request: who asks, and what its loaders have found out about the page that is being made. */
export interface RequestScope {
  readonly session: RequestSession;
  readonly page: PageRecord;
  /** The page's address taken apart: its locale, and its path without prefix. */
  readonly address: ParsedLocalePath;
  /** The visitor's sales channel context, asked for once per request however many loaders need it. */
  readonly salesChannelContext: () => Promise<SalesChannelContext>;
}

/**
 * A scope for a session.
 * @param address Default: the shop's home page.
 */
export function createRequestScope(
  session: RequestSession,
  address: ParsedLocalePath = parseLocalePath('/'),
  page: PageRecord = createPageRecord(),
): RequestScope {
  let asked: Promise<SalesChannelContext> | undefined;
  return { session, page, address, salesChannelContext: () => (asked ??= getContext(session.client)) };
}

/** How the session of a request came about: there it is, or why start-up could not make one. */
export type StartOutcome = { readonly session: RequestSession } | { readonly failure: unknown };

interface RequestRecord {
  readonly address: ParsedLocalePath;
  readonly page: PageRecord;
  readonly outcome: { readonly scope: RequestScope } | { readonly failure: unknown };
}

type Context = Readonly<RouterContextProvider>;

// Null until the root middleware has run: the router refuses some requests (a method it does not know) before that.
const requestContext = createContext<RequestRecord | null>(null);

function recordOf(context: Context): RequestRecord {
  const record = context.get(requestContext);
  if (!record) throw new Error('This request has no scope: the root route has to run sessionMiddleware before its loaders.');
  return record;
}

/** Puts the scope of this request into the router's context, or why it has no session; the root middleware does it once. */
export function setRequestScope(context: Context, address: ParsedLocalePath, outcome: StartOutcome): void {
  const page = createPageRecord();
  context.set(requestContext, {
    address,
    page,
    outcome: 'session' in outcome ? { scope: createRequestScope(outcome.session, address, page) } : outcome,
  });
}

/**
 * The scope of this request.
 * @throws what start-up failed with, such as a StoreApiError.
 */
export function startedScope(context: Context): RequestScope {
  const { outcome } = recordOf(context);
  if ('failure' in outcome) throw outcome.failure;
  return outcome.scope;
}

/** The scope of this request; undefined where start-up could not make a session, or was never reached. */
export function scopeIfAny(context: Context): RequestScope | undefined {
  const outcome = context.get(requestContext)?.outcome;
  return outcome && 'scope' in outcome ? outcome.scope : undefined;
}

/**
 * The scope of this request, for a route.
 * @throws a 503 where the store is away.
 */
export function requestScope(context: Context): RequestScope {
  try {
    return startedScope(context);
  } catch (error) {
    throw passingFailure(error);
  }
}

/** The address of this request's page taken apart, read once by the root middleware; for a route that needs no session. */
export const pageAddress = (context: Context): ParsedLocalePath => recordOf(context).address;

/** The code of the locale of this request's page; where the router refused the request before any middleware ran, it is read from the address. */
export const pageLocale = (context: Context, pathname: string): string =>
  (context.get(requestContext)?.address ?? parseLocalePath(pathname)).locale.code;

/** What is known of the page of this request, for a route that needs no session. */
export const pageRecord = (context: Context): PageRecord => recordOf(context).page;
