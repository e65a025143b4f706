export { cacheControlOf } from './cache-policy.ts';
export { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
export { loadShell, type ShellOptions } from './load-shell.ts';
export type { PageRecord } from './page-record.ts';
export { passingFailure, withPassingFailure } from './passing-failure.ts';
export { type ContentNeeds, createDocumentRenderer, type DocumentOptions, STREAM_TIMEOUT_MS } from './render-document.tsx';
export { createRequestScope, pageRecord, type RequestScope, requestScope, setRequestScope, type StartOutcome } from './request-scope.ts';
export { createSessionMiddleware } from './session-middleware.ts';
