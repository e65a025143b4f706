export {
  type AppServer,
  type AppServerOptions,
  type ConnectMiddleware,
  type DevServer,
  PAGES_PER_SECOND,
  startAppServer,
} from './app-server.ts';
export { reportPathOf } from './policy-reports.ts';
export { readRedirectsFile } from './redirects-file.ts';
export { securityHeaders } from './security-headers.ts';
export { createUnfinishedRequests, hasBody, type UnfinishedRequests } from './unfinished-requests.ts';
