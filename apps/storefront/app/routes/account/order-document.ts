import { requestScope } from '@vitrine/app-shell/server';
import { orderFile } from '@vitrine/commerce/server';
import type { Route } from './+types/order-document';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  orderFile(requestScope(context), { kind: 'document', orderId: params.id, fileId: params.fileId });
