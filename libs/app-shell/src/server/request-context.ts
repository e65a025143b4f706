import type { RequestSession } from '@vitrine/session/server';
import { createContext, type RouterContextProvider } from 'react-router';
import { passingFailure } from './passing-failure.ts';

/** The session of a request, or why start-up could not make one. */
const requestSessionContext = createContext<{ session: RequestSession } | { failure: unknown }>();

type Context = Readonly<RouterContextProvider>;

/** Puts the visitor's session of this request, or its failure, into the router's context; the root middleware does it once. */
export function setRequestSession(context: Context, outcome: { session: RequestSession } | { failure: unknown }): void {
  context.set(requestSessionContext, outcome);
}

/**
 * The visitor's session of this request.
 * @throws StoreApiError where the store did not answer at start-up.
 */
export function requestSession(context: Context): RequestSession {
  const outcome = context.get(requestSessionContext);
  if ('failure' in outcome) throw outcome.failure;
  return outcome.session;
}

/** The visitor's session of this request; undefined where start-up could not make one, or nobody asked for one. */
export function sessionIfAny(context: Context): RequestSession | undefined {
  try {
    return requestSession(context);
  } catch {
    return undefined;
  }
}

const secretPageContext = createContext(false);

/** No cache keeps the page of this request, the browser's own neither: it shows what belongs to one person, or its address proves one. */
export function keepPageSecret(context: Context): void {
  context.set(secretPageContext, true);
}

/** Whether a loader has said so. */
export function isSecretPage(context: Context): boolean {
  return context.get(secretPageContext);
}

/**
 * The visitor's session of this request, for a route.
 * @throws a 503 where the store is away.
 */
export function routeSession(context: Context): RequestSession {
  try {
    return requestSession(context);
  } catch (error) {
    throw passingFailure(error);
  }
}
