export { /** @public */ storeHandlers, type StoreHandlersOptions } from './store-handlers.ts';
