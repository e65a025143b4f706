/** The technical address of a product, for everybody in whatever language. */
export const productAddress = (productId: string, origin: string): string => `${origin}/detail/${productId}`;

/** Id of the product that a technical address of the shop names (`/de-DE/detail/…`); undefined for any other address. */
export function productIdOfAddress(href: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.origin !== origin) return undefined;
  return /^\/(?:[a-z]{2}-[a-z]{2}\/)?detail\/([0-9a-f]{32})$/i.exec(url.pathname)?.[1];
}
