/** How many products a category or a search shows per page. A listing says its size as `limit`, which the shop follows. */
export const SHOP_PAGE_SIZE = 24;
