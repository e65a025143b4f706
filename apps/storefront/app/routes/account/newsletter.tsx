import { requestScope } from '@vitrine/app-shell/server';
import { NewsletterPage } from '@vitrine/commerce';
import { changeNewsletter, loadNewsletter } from '@vitrine/commerce/server';
import type { Route } from './+types/newsletter';

export const loader = ({ context }: Route.LoaderArgs) => loadNewsletter(requestScope(context));
export const action = ({ request, url, context }: Route.ActionArgs) => changeNewsletter(requestScope(context), request, url);

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} answer={actionData} />;
}
