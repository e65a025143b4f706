import { requestScope } from '@vitrine/app-shell/server';
import { loadMenu } from '@vitrine/commerce/server';
import type { Route } from './+types/menu';

/** What is below the entries of the main menu: pages carry its top alone. */
export const loader = ({ context }: Route.LoaderArgs) => loadMenu(requestScope(context));
