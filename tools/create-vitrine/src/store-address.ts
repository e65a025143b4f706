import { ShopError } from './shop-error.ts';

/** A Shopware that the shop sells from. */
export interface StoreAddress {
  /** Of the Store API: `https://shop.example/store-api`. */
  readonly storeApi: string;
  /** Of the Admin API beside it, which sales rooms use: `https://shop.example/api`. */
  readonly adminApi: string;
  /** Of the sales channel. */
  readonly accessKey: string;
}

/** What is wrong with a store's address; undefined where nothing is. */
export function addressFault(address: string): string | undefined {
  const example = 'such as https://shop.example';
  const shown = JSON.stringify(address);
  if (!URL.canParse(address)) return `${shown} is no address: give the one of the store, ${example}.`;
  const { protocol, username, password, search, hash } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    return `${shown} begins with neither https:// nor http://: give the store's address, ${example}.`;
  if (username !== '' || password !== '') return `The store's address holds a user or a password: leave them out, ${example}.`;
  if (search !== '' || hash !== '') return `${shown} has more than a path: leave out what begins with ? or #, ${example}.`;
  return undefined;
}

/** What is wrong with an access key; undefined where nothing is. The key itself is not repeated. */
export const accessKeyFault = (key: string): string | undefined =>
  /^SWSC[A-Z0-9]{22}$/.test(key)
    ? undefined
    : 'This is no access key: copy the one of the sales channel from the administration, under API access; it begins with SWSC.';

/**
 * Reads what somebody says of their store.
 * @param address Of the shop or of its Store API, with or without `/store-api`.
 * @throws ShopError `STORE` for what is no address or no access key.
 */
export function readStore(address: string, accessKey: string): StoreAddress {
  const fault = addressFault(address) ?? accessKeyFault(accessKey);
  if (fault !== undefined) throw new ShopError('STORE', fault);
  const { origin, pathname } = new URL(address);
  const base = `${origin}${pathname}`.replace(/\/$/, '').replace(/\/store-api$/, '');
  return { storeApi: `${base}/store-api`, adminApi: `${base}/api`, accessKey };
}
