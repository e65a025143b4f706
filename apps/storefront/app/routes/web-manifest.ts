import { loadWebManifest } from '@vitrine/app-shell/server';
import { brand } from '@vitrine/brand';
import type { Route } from './+types/web-manifest';

/** What a browser reads who puts the shop on a home screen. */
export const loader = ({ context }: Route.LoaderArgs) => loadWebManifest(context, brand);
