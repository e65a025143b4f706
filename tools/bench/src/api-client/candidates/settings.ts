/** What every candidate sends: the headers of a shopper's call. */
export interface Settings {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly contextToken: string;
}

/** A call that reads the cart and parses it, made ready once and called many times. */
export type Connect = (settings: Settings) => () => Promise<unknown>;

/** The headers as those peers need them that know no Store API. */
export const headersOf = ({ accessKey, contextToken }: Settings): Record<string, string> => ({
  accept: 'application/json',
  'sw-access-key': accessKey,
  'sw-context-token': contextToken,
  'sw-include-seo-urls': 'true',
});

/** Path of the cart below the endpoint. */
export const CART = '/checkout/cart';
