import { requestScope } from '@vitrine/app-shell/server';
import { orderFile } from '@vitrine/commerce/server';
import type { Route } from './+types/order-download';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  orderFile(requestScope(context), { kind: 'download', orderId: params.id, fileId: params.fileId });
