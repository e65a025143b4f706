import { type RestOptions, useRestingPage } from '@vitrine/app-shell';

/** A route's `handle`: whether its pages may rest, since the server has drawn all that they show and nothing on them acts by itself. */
export interface RoomPageHandle {
  readonly rests: true;
}

/** How the page rests until somebody is there, if it does. It shows neither cart nor wish list, which another tab may change. */
export function useRoomRest(): RestOptions | undefined {
  const page = useRestingPage<RoomPageHandle>();
  return page?.handle.rests === true && !page.session.isLoggedIn ? { ...page.facts, stored: [], channels: [], stylesAhead: [] } : undefined;
}
