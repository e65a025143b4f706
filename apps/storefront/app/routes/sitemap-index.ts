import { sitemapIndexResponse } from '@vitrine/commerce/server';
import { isIndexable, sessionConfig } from '../app-settings.server.ts';

export const loader = () => sitemapIndexResponse(sessionConfig(), { isIndexable: isIndexable() });
