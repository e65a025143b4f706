import { requestScope } from '@vitrine/app-shell/server';
import { brand } from '@vitrine/brand';
import { AccessibilityPage, type PageHandle, titledScreenMeta } from '@vitrine/commerce';
import { loadAccessibility } from '@vitrine/commerce/server';
import { pseudoLocale } from '../../app-settings.server.ts';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/accessibility';

export const loader = ({ context }: Route.LoaderArgs) => loadAccessibility(requestScope(context), { brand, pseudoLocale: pseudoLocale() });

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <AccessibilityPage {...loaderData} />;
}
