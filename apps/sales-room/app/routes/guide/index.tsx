import '@vitrine/sales-room-ui/room.css';
import { ShoppingSync } from '@vitrine/commerce';
import { GuidePresentationScreen, loadWithStaleFallback, PresentationMainRoomLayout, roomMeta } from '@vitrine/sales-room-ui';
import { guardGuide } from '@vitrine/sales-room-ui/server';
import { CmsRegistryProvider } from '../../cms-registry.ts';
import type { Route } from './+types/index';

export const loader = (args: Route.LoaderArgs) => guardGuide(args, 'main');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadWithStaleFallback(args);

export const meta: Route.MetaFunction = roomMeta;

export default function GuidePresentation({ loaderData }: Route.ComponentProps) {
  return (
    <PresentationMainRoomLayout>
      <ShoppingSync />
      <CmsRegistryProvider>
        <GuidePresentationScreen {...loaderData} />
      </CmsRegistryProvider>
    </PresentationMainRoomLayout>
  );
}
