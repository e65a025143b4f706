import { titledScreenMeta } from '@vitrine/commerce';
import { PresentationImportScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadPresentationImport } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/import-presentations';

export const loader = (args: Route.LoaderArgs) => loadPresentationImport(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function ImportPresentations({ loaderData }: Route.ComponentProps) {
  return <PresentationImportScreen {...loaderData} />;
}
