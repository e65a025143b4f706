import type { LinksFunction } from 'react-router';
import { type CmsPageModel, cmsTypesOf } from '@vitrine/cms-blocks';
import contentStyles from '@vitrine/cms-blocks/styles.css?url';
import shopStylesByHand from '@vitrine/commerce/by-hand.css?url';
import customerStyles from '@vitrine/commerce/customer-pages.css?url';
import listingStyles from '@vitrine/commerce/listing-pages.css?url';
import productStyles from '@vitrine/commerce/product-pages.css?url';
import byHandStyles from '@vitrine/ui/by-hand.css?url';
import customerParts from '@vitrine/ui/customer-pages.css?url';
import listingParts from '@vitrine/ui/listing-pages.css?url';
import productParts from '@vitrine/ui/product-pages.css?url';

const CUSTOMER = [customerParts, customerStyles];
const LISTING = [listingParts, listingStyles];
const PRODUCT = [productParts, productStyles];

const linked =
  (hrefs: readonly string[]): LinksFunction =>
  () =>
    hrefs.map((href) => ({ rel: 'stylesheet', href }));

/** How the merchant's layouts look. */
export const contentLinks = linked([contentStyles]);
/** What most visitors go on to: lists and products. */
export const NEXT_PAGE_STYLES = [contentStyles, ...LISTING, ...PRODUCT];
/** How looks what is the visitor's own: cart, checkout, account. */
export const customerLinks = linked(CUSTOMER);
/** How lists of products with their filters look. */
export const listingLinks = linked(LISTING);

/** Elements of layouts whose styles not every page of content brings. */
const SHEETS: readonly { readonly hrefs: readonly string[]; readonly elements: ReadonlySet<string> }[] = [
  { hrefs: LISTING, elements: new Set(['product-listing', 'sidebar-filter']) },
  { hrefs: PRODUCT, elements: new Set(['buy-box', 'product-description-reviews', 'cross-selling']) },
];

/** The styles of what a layout shows, before it is shown. */
export function LayoutStyles({ page }: { page: CmsPageModel | null }) {
  const types = page === null ? [] : cmsTypesOf(page);
  const hrefs = SHEETS.filter(({ elements }) => types.some((type) => elements.has(type))).flatMap((sheet) => sheet.hrefs);
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}

/** Sheets of this module and of `LayoutStyles` stay; a route's own goes with its page, while what a hand opens is needed on the next one too. */
const staying = (href: string): Element | null =>
  document.querySelector(`link[rel=stylesheet][href="${href}"]:is([data-precedence], [data-by-hand])`);

function loadStyles(href: string): Promise<void> {
  if (staying(href) !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.dataset['byHand'] = '';
    // A page without them works still: nothing waits for them in vain.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/**
 * How looks what a hand opens: modals, menus, tooltips, what was put into the cart, a product's details and the merchant's pages in a modal.
 * It comes with the scripts that open them.
 */
export const loadStylesByHand = (): Promise<unknown> =>
  Promise.all([byHandStyles, shopStylesByHand, contentStyles, ...PRODUCT].map(loadStyles));
