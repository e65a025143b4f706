import { requestScope } from '@vitrine/app-shell/server';
import { NamedScreen, type PageHandle, RecoverPage, titledScreenMeta } from '@vitrine/commerce';
import { requestRecovery } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/recover';

/** Nothing, but data all the same: a page without is one of an error, which does not rest. */
export const loader = () => null;

export const action = ({ request, context }: Route.ActionArgs) => requestRecovery(requestScope(context), request);

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Recover({ actionData }: Route.ComponentProps) {
  return (
    <NamedScreen name="recover">
      <RecoverPage answer={actionData} />
    </NamedScreen>
  );
}
