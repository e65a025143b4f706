import { Outlet } from 'react-router';
import { AccountFrame, titledScreenMeta } from '@vitrine/commerce';
import { accountGuard } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/frame';

export const middleware: Route.MiddlewareFunction[] = [accountGuard];
export const meta: Route.MetaFunction = titledScreenMeta;
/** Nothing of its own: a page of the account is asked for by the guard in any case. */
export const loader = () => null;

export const links: Route.LinksFunction = customerLinks;

export default function Frame() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
