export { cacheControlOf, noteCataloguePage, noteSecretPage } from './cache-policy.ts';
export { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
export { loadShell, type ShellOptions } from './load-shell.ts';
export { passingFailure, withPassingFailure } from './passing-failure.ts';
export { type ContentNeeds, createDocumentRenderer, type DocumentOptions, STREAM_TIMEOUT } from './render-document.tsx';
export { keepPageSecret, routeSession as requestSession } from './request-context.ts';
export { createSessionMiddleware } from './session-middleware.ts';
export { visitorContext } from './visitor-context.ts';
