import { requestScope } from '@vitrine/app-shell/server';
import { OrderFilesPage } from '@vitrine/commerce';
import { loadOrderFiles } from '@vitrine/commerce/server';
import type { Route } from './+types/documents';

export const loader = ({ context }: Route.LoaderArgs) => loadOrderFiles(requestScope(context));

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <OrderFilesPage {...loaderData} kind="document" />;
}
