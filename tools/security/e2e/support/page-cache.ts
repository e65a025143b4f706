/** The product under attack keeps pages, as a shop with many visitors does. */
export const PAGE_CACHE_SETTINGS = {
  PAGE_CACHE_MB: '32',
  PAGE_CACHE_TOKEN: 'known-to-who-runs-the-shop-and-nobody-else',
};
