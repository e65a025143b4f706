/** Products that one request may name. */
export const WISHLIST_PAGE = 100;

/** What a card on the wish list shows besides the product itself. */
export const WISHLIST_ASSOCIATIONS = { manufacturer: {}, options: { associations: { group: {} } }, seoUrls: {} };
