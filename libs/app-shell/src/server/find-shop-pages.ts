import { navigationLink } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import type { Category } from '@vitrine/store-api-client';
import type { ShopPages, ShopPageSource } from '../visitor/shop-pages.ts';

/**
 * What merchants call the pages that the law asks for, in the languages of the shop. The Store API does not say which page is which: the
 * administration's own setting can't be read.
 */
const CALLED: Readonly<Record<string, RegExp>> = {
  revocationPage: /widerruf|revocation|withdrawal|right to cancel|cancellation (?:policy|right)|returns? policy/i,
  tosPage: /\bAGBs?\b|geschäftsbedingungen|terms/i,
  privacyPage: /datenschutz|privacy|data protection/i,
  imprintPage: /impressum|imprint|legal notice|legal disclosure/i,
  accessibilityPage: /barrierefreiheit|accessibility/i,
  shippingPaymentInfoPage: /versand|liefer(?:ung|bedingungen)|zahlung|shipping|delivery|payment/i,
};

/** A page of its own, or a link to one or to somewhere else; a folder is nothing to read. */
function sourceOf(category: Category): ShopPageSource | undefined {
  const title = category.translated.name ?? category.name ?? '';
  if (category.type !== 'link') return category.type === 'folder' ? undefined : { kind: 'category', id: category.id, title };
  const linked = category.translated.internalLink ?? category.internalLink;
  if ((category.translated.linkType ?? category.linkType) === 'category' && linked) return { kind: 'category', id: linked, title };
  const link = navigationLink(category);
  return link?.isExternal ? { kind: 'address', href: link.href } : undefined;
}

const withDescendants = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap((category) => [category, ...withDescendants(category.children ?? [])]);

/**
 * The shop pages that there are: those that the settings name, else the category of the footer or the service menu that is called so. What
 * is neither has no link anywhere.
 */
export async function findShopPages(session: RequestSession, named: readonly string[]): Promise<ShopPages> {
  const menus = await Promise.all(
    ['footer-navigation', 'service-navigation'].map((menu) => session.shared.navigation(menu, 2).catch(() => [])),
  );
  const categories = withDescendants(menus.flat());
  const found: Partial<Record<string, ShopPageSource>> = {};
  for (const [name, called] of Object.entries(CALLED)) {
    const candidates = categories.filter((category) => called.test(category.translated.name ?? category.name ?? ''));
    const source = candidates.map(sourceOf).find((each) => each !== undefined);
    if (source !== undefined) found[name] = source;
  }
  for (const name of named) found[name] = { kind: 'setting' };
  return found;
}
