import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLocalePath } from '@vitrine/routing/react-router';
import { guideAddress, type GuideRoute, invitationAddress, presentationAddress, type PresentationRoute } from './room-addresses.ts';

/** Addresses of a presentation's pages in the page's language. Links inside keep the query, such as an invitation's token. */
export interface RoomLinks {
  presentation(route?: PresentationRoute): string;
  guide(route?: GuideRoute): string;
  invitation: string;
  shop: string;
  cart: string;
}

export function useRoomLinks(path: string): RoomLinks {
  const localePath = useLocalePath();
  const { search } = useLocation();
  return useMemo(
    () => ({
      presentation: (route) => localePath(presentationAddress(path, route)) + search,
      guide: (route) => localePath(guideAddress(path, route)) + search,
      invitation: localePath(invitationAddress(path)),
      shop: localePath('/'),
      cart: localePath('/checkout/cart'),
    }),
    [localePath, path, search],
  );
}
