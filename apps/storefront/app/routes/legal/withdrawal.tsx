import type { ShouldRevalidateFunction } from 'react-router';
import { requestScope } from '@vitrine/app-shell/server';
import { brand } from '@vitrine/brand';
import { type PageHandle, titledScreenMeta, WithdrawalPage } from '@vitrine/commerce';
import { loadLegalTexts, loadWithdrawal, withdraw } from '@vitrine/commerce/server';
import { pseudoLocale } from '../../app-settings.server.ts';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/withdrawal';

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const scope = requestScope(context);
  return {
    known: await loadWithdrawal(scope, url),
    texts: await loadLegalTexts(scope.session, { brand, pseudoLocale: pseudoLocale() }),
  };
};
export const action = ({ request, context }: Route.ActionArgs) => withdraw(requestScope(context), request);

/** A step of the form changes nothing that the page is loaded with. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'for-newcomers' };

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage {...loaderData} answer={actionData} />;
}
