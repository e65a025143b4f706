export { type AppServer, type AppServerOptions, type ConnectMiddleware, type DevServer, startAppServer } from './app-server.ts';
export { createPageCache } from './page-cache.ts';
export { readPageCacheSettings } from './page-cache-settings.ts';
export { reportPathOf } from './policy-reports.ts';
export { readRedirectsFile } from './redirects-file.ts';
export { configureServerLanguages } from './server-languages.ts';
