/** The lines of Shopware that this store can be. */
export const SHOPWARE_VERSIONS = ['6.6', '6.7'] as const;

/** A line of Shopware. */
export type ShopwareVersion = (typeof SHOPWARE_VERSIONS)[number];

/** What the store is unless told otherwise: what its answers were recorded from. */
export const DEFAULT_SHOPWARE_VERSION: ShopwareVersion = '6.6';
