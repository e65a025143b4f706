import { createContext, type RouterContextProvider, useMatches } from 'react-router';
import { type LocaleConfig, SHOP_LOCALES } from '../locale-config.ts';
import { type UserType, userTypeOfRoute } from '../route-name.ts';
import { localizedRoutes, type RouteEntry, routeNamer } from './localized-routes.ts';

const userTypeContext = createContext<UserType>();

/** Fits `middleware` and `clientMiddleware`, whatever they answer. */
export type UserTypeMiddleware = <Result>(
  args: { pattern: string; context: Readonly<RouterContextProvider> },
  next: () => Promise<Result>,
) => Promise<Result>;

/**
 * Sets the user type of each navigation by the name of its route, before any loader runs. Give it to the root route as its first
 * middleware, for the server (`middleware`) and for the browser (`clientMiddleware`).
 * @param routes The routes before `localizedRoutes`.
 */
export function createUserTypeMiddleware(routes: readonly RouteEntry[], config: LocaleConfig = SHOP_LOCALES): UserTypeMiddleware {
  // With the first navigation: the shop's locales are configured after this file's importers are loaded.
  let nameOf: ReturnType<typeof routeNamer> | undefined;
  return ({ pattern, context }, next) => {
    nameOf ??= routeNamer(localizedRoutes(routes, config));
    context.set(userTypeContext, userTypeOfRoute(nameOf(pattern) ?? ''));
    return next();
  };
}

/**
 * Whose navigation a loader serves.
 * @throws Error where no {@link createUserTypeMiddleware} ran before.
 */
export function requestUserType(context: Readonly<RouterContextProvider>): UserType {
  return context.get(userTypeContext);
}

/** Whose page is on the screen: the last route's name says it. */
export function useUserType(): UserType {
  return userTypeOfRoute(useMatches().at(-1)?.id ?? '');
}
