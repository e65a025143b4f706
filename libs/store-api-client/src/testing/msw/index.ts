export { storeHandlers, type StoreHandlersOptions } from './store-handlers.ts';
