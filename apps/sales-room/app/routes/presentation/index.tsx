import '@vitrine/sales-room-ui/recap.css';
import '@vitrine/sales-room-ui/room.css';
import { ShoppingSync } from '@vitrine/commerce';
import { loadWithStaleFallback, PresentationMainRoomLayout, PresentationScreen, roomMeta } from '@vitrine/sales-room-ui';
import { guardPresentation } from '@vitrine/sales-room-ui/server';
import { CmsRegistryProvider } from '../../cms-registry.ts';
import type { Route } from './+types/index';

export const loader = (args: Route.LoaderArgs) => guardPresentation(args, 'main');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadWithStaleFallback(args);

export const meta: Route.MetaFunction = roomMeta;

export default function Presentation({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationMainRoomLayout>
      <ShoppingSync />
      <CmsRegistryProvider>
        <PresentationScreen {...loaderData} />
      </CmsRegistryProvider>
    </PresentationMainRoomLayout>
  );
}
