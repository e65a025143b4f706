import { robotsResponse } from '@vitrine/commerce/server';
import { isIndexable, sessionConfig } from '../app-settings.server.ts';

export const loader = () => robotsResponse(sessionConfig(), { isIndexable: isIndexable() });
