/** A page that Lighthouse is asked about. */
export interface AskedPage {
  readonly name: string;
  readonly path: string;
  /** Audits that ask for what the page is not for. */
  readonly skipped: readonly string[];
  /** Whether a product lies in the visitor's cart. */
  readonly needsCart: boolean;
}

/** Pages of one visitor are for no search engine, whatever the shop's setting: these audits would ask that they were. */
const FOR_ENGINES = ['is-crawlable'];
/** What is not there says so by its status, which browsers write down as an error. */
const FOR_FOUND_PAGES = ['http-status-code', 'errors-in-console'];

const page = (name: string, path: string, rest: Partial<AskedPage> = {}): AskedPage => ({
  name,
  path,
  skipped: [],
  needsCart: false,
  ...rest,
});
const personal = (name: string, path: string, rest: Partial<AskedPage> = {}): AskedPage =>
  page(name, path, { skipped: FOR_ENGINES, ...rest });

/** Every public page of the shop and of a room before its door. */
const PAGES: readonly AskedPage[] = [
  page('home', '/'),
  page('category', '/living/lighting'),
  page('product', '/amphora-vase'),
  page('landing page', '/spring-at-vitrine'),
  personal('search', '/search?search=vase'),
  personal('wish list', '/wishlist'),
  personal('log-in', '/login'),
  personal('registration', '/register'),
  personal('password recovery', '/account/recover'),
  personal('cart', '/checkout/cart', { needsCart: true }),
  personal('checkout', '/checkout', { needsCart: true }),
  personal('invitation', '/invitation/spring-collection'),
  personal('prejoin', '/presentation/spring-collection/prejoin'),
  personal('log-in of a client', '/presentation/spring-collection/login'),
  personal('registration of a client', '/presentation/spring-collection/register'),
  personal('presentation not found', '/presentation/no-such-presentation/not-found', { skipped: [...FOR_ENGINES, ...FOR_FOUND_PAGES] }),
  personal('sign-in of a guide', '/guide/spring-collection/login'),
];

/**
 * The pages of some names, or all.
 * @throws Error naming what there is, where a name is no page's.
 */
export function askedPages(names: readonly string[] | undefined): readonly AskedPage[] {
  const unknown = names?.filter((name) => PAGES.every((known) => known.name !== name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown.join(', ')}. There are ${PAGES.map(({ name }) => name).join(', ')}.`);
  return names === undefined ? PAGES : PAGES.filter(({ name }) => names.includes(name));
}
