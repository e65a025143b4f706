import { titledScreenMeta } from '@vitrine/commerce';
import { GuideHomeScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadGuideHome } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/index';

export const loader = (args: Route.LoaderArgs) => loadGuideHome(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function GuideHome({ loaderData }: Route.ComponentProps) {
  return <GuideHomeScreen {...loaderData} />;
}
