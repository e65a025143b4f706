import { redirect } from 'react-router';
import { pageAddress, requestScope } from '@vitrine/app-shell/server';
import { logOut } from '@vitrine/commerce/server';
import { localePath } from '@vitrine/routing';
import type { Route } from './+types/logout';

export const loader = ({ context }: Route.LoaderArgs) => redirect(localePath('/account', pageAddress(context).locale.code));
export const action = ({ context }: Route.ActionArgs) => logOut(requestScope(context));
