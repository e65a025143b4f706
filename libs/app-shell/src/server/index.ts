// Not in the library's other index: a name more there moves modules into the script of every page.
export { /** @public */ BrandError, checkBrand } from '../brand/check-brand.ts';
export { loadPageMessages, type PageMessagesOptions } from '../messages/load-page-messages.ts';
export { cacheControlOf } from './cache-policy.ts';
export type { PolicyOptions } from './content-security-policy.ts';
export { findShopPages } from './find-shop-pages.ts';
export { loadShell, type ShellOptions } from './load-shell.ts';
export { loadWebManifest } from './load-web-manifest.ts';
export { mainMenu, menuBranch } from './navigation-items.ts';
export type { PageRecord } from './page-record.ts';
export { withPassingFailure } from './passing-failure.ts';
export { type ContentNeeds, createDocumentRenderer, type DocumentOptions } from './render-document.tsx';
export {
  createRequestScope,
  pageAddress,
  pageRecord,
  type RequestScope,
  requestScope,
  setRequestScope,
  type StartOutcome,
} from './request-scope.ts';
export { createSessionMiddleware } from './session-middleware.ts';
