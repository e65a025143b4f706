import { parseLocalePath } from '@vitrine/routing';
import { equalsAny, findSeoUrls, getCategory, getLandingPage, listProducts, type StoreApiClient } from '@vitrine/store-api-client';
import { type DraftSlide, newSlide } from './draft-slides.ts';

const TECHNICAL = /^\/(detail|navigation|landingPage)\/([0-9a-f]{32})\/?$/;

/** The slide that shows the page at an address of the shop; undefined where there is no such page. @throws StoreApiError */
export async function slideOfAddress(client: StoreApiClient, text: string): Promise<DraftSlide | undefined> {
  const path = pathOf(text);
  if (path === undefined) return undefined;
  const technical = TECHNICAL.exec(path)?.[0] ?? (await technicalPathOf(client, path));
  const [, kind, id] = TECHNICAL.exec(technical ?? '') ?? [];
  if (kind === undefined || id === undefined) return undefined;
  if (kind === 'detail') {
    const [product] = (await listProducts(client, { ids: [id], limit: 1 })).elements;
    return product && newSlide({ kind: 'product', name: product.translated.name ?? product.name ?? product.productNumber, productId: id });
  }
  if (kind === 'navigation') {
    const category = await getCategory(client, id);
    return newSlide({ kind: 'category', name: category.translated.name ?? category.name ?? text, categoryId: id });
  }
  const page = await getLandingPage(client, id);
  return newSlide({ kind: 'landing-page', name: page.translated?.name ?? page.name ?? text, landingPageId: id });
}

/** Path without origin and locale prefix. */
function pathOf(text: string): string | undefined {
  try {
    return decodeURI(parseLocalePath(new URL(text.trim(), location.origin).pathname).path);
  } catch {
    return undefined;
  }
}

async function technicalPathOf(client: StoreApiClient, path: string): Promise<string | undefined> {
  const bare = path.replace(/^\/|\/$/g, '');
  if (bare === '') return undefined;
  const { elements } = await findSeoUrls(client, { filter: [equalsAny('seoPathInfo', [bare, `${bare}/`])], limit: 1 });
  return elements[0]?.pathInfo;
}
