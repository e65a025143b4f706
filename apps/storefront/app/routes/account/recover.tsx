import { requestScope } from '@vitrine/app-shell/server';
import { RecoverPage } from '@vitrine/commerce';
import { requestRecovery } from '@vitrine/commerce/server';
import type { Route } from './+types/recover';

export const action = ({ request, context }: Route.ActionArgs) => requestRecovery(requestScope(context), request);

export default function Recover({ actionData }: Route.ComponentProps) {
  return <RecoverPage answer={actionData} />;
}
