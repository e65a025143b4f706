import { relayStoreApi } from '@vitrine/session/server';
import { sessionConfig } from '../app-settings.server.ts';
import type { Route } from './+types/store-api';

/** The relay to the Store API: what a browser calls in its place. */
export const loader = ({ request }: Route.LoaderArgs) => relayStoreApi(request, sessionConfig());
export const action = loader;
