export { /** @public */ createShop } from './create-shop.ts';
export type { Dependencies, Template } from './load-template.ts';
export { /** @public */ ShopError, type ShopErrorCode } from './shop-error.ts';
export type { ShopOptions } from './shop-files.ts';
export { /** @public */ readStore, type StoreAddress } from './store-address.ts';
