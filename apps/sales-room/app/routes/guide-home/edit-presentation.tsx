import { titledScreenMeta } from '@vitrine/commerce';
import { EditPresentationScreen } from '@vitrine/sales-room-ui/guide-home';
import { loadPresentationEditor } from '@vitrine/sales-room-ui/server';
import type { Route } from './+types/edit-presentation';

export const loader = (args: Route.LoaderArgs) => loadPresentationEditor(args);

export const meta: Route.MetaFunction = titledScreenMeta;

export default function EditPresentation({ loaderData }: Route.ComponentProps) {
  return <EditPresentationScreen {...loaderData} />;
}
