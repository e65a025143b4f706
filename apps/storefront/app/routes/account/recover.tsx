import { RecoverPage } from '@vitrine/commerce';
import { requestRecovery } from '@vitrine/commerce/server';
import { requestSession } from '@vitrine/app-shell/server';
import type { Route } from './+types/recover';

export const action = ({ request, context }: Route.ActionArgs) => requestRecovery(requestSession(context), request);

export default function Recover({ actionData }: Route.ComponentProps) {
  return <RecoverPage answer={actionData} />;
}
