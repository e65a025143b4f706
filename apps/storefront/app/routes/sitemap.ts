import { sitemapResponse } from '@vitrine/commerce/server';
import { isIndexable, sessionConfig } from '../app-settings.server.ts';
import type { Route } from './+types/sitemap';

export const loader = ({ params }: Route.LoaderArgs) => sitemapResponse(sessionConfig(), params.file, { isIndexable: isIndexable() });
