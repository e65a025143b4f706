import { requestScope } from '@vitrine/app-shell/server';
import { NewsletterConfirmPage } from '@vitrine/commerce';
import { followNewsletterLink } from '@vitrine/commerce/server';
import type { Route } from './+types/newsletter-subscribe';

export const loader = ({ request, url, context }: Route.LoaderArgs) => followNewsletterLink(requestScope(context), request, url);

/** The link works once: what came of it stays on the page. */
export const shouldRevalidate = () => false;

export default function NewsletterSubscribe({ loaderData }: Route.ComponentProps) {
  return <NewsletterConfirmPage state={loaderData.state} />;
}
