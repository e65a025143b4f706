import { ID, type Visitor } from '@vitrine/demo-store/testing';
import { accountScenario } from './account-scenarios.ts';
import { cartScenario } from './cart-scenarios.ts';
import { isJson } from './id-mapping.ts';
import { orderScenario } from './order-scenarios.ts';
import { at, type Prepared, type Scene } from './scene.ts';

type Scenario = (scene: Scene) => Promise<Partial<Prepared>>;

/** Who was in the session, by what the answer shows of the customer. */
async function sessionOf(scene: Scene): Promise<Partial<Prepared>> {
  const customer = at(scene.recording.response.body, 'customer');
  if (!isJson(customer)) return {};
  const { visitor } = customer['guest'] === true ? await scene.guest() : await scene.customer();
  const states = at(scene.recording.response.body, 'context.states');
  if (isJson(states) ? 'cart-filled' in states : Array.isArray(states) && states.includes('cart-filled'))
    await scene.add(visitor, ID.stool);
  return { visitor };
}

async function wishlist(scene: Scene): Promise<Partial<Prepared>> {
  if (scene.refusedWith('CHECKOUT__WISHLIST_IS_NOT_ACTIVATED')) scene.shop.settings.wishlist = false;
  const { visitor } = scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN') ? await scene.guest() : await scene.customer();
  const productId = /\/(?:add|delete)\/(\w+)/.exec(scene.path)?.[1];
  const isThere =
    scene.refusedWith('CHECKOUT__DUPLICATE_WISHLIST_PRODUCT') ||
    (scene.path.includes('/delete/') && scene.recording.response.status === 200);
  if (isThere && productId !== undefined) await visitor.post(`/customer/wishlist/add/${productId}`);
  // A list that holds something else is one that exists.
  else if (!scene.refusedWith('CHECKOUT__WISHLIST_NOT_FOUND') && /\/customer\/wishlist$|\/delete\//.test(scene.path))
    await visitor.post(`/customer/wishlist/add/${ID.gift}`);
  return { visitor };
}

async function newsletter(scene: Scene): Promise<Partial<Prepared>> {
  const visitor = scene.shop.visitor();
  const subscribe = (email: unknown): Promise<unknown> =>
    visitor.post('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: scene.shop.publicOrigin });
  if (scene.path === '/newsletter/unsubscribe' && scene.recording.response.status < 400) await subscribe(at(scene.body, 'email'));
  if (scene.path === '/newsletter/confirm' && scene.recording.response.status < 400) {
    await subscribe('confirming@example.com');
    const link = scene.mailed();
    return { visitor, body: { hash: link.get('hash'), em: link.get('em') } };
  }
  return { visitor };
}

async function review(scene: Scene): Promise<Partial<Prepared>> {
  if (!scene.path.endsWith('/review')) return {};
  return scene.refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN') ? {} : { visitor: (await scene.customer()).visitor };
}

/** A look-up of a variant asks for options that the product has. */
async function variant(scene: Scene): Promise<Partial<Prepared>> {
  if (!isJson(scene.body) || scene.recording.response.status >= 400) return {};
  return {
    path: `/product/${ID.chair}/find-variant`,
    body: {
      ...scene.body,
      options: { [ID.color]: ID.red, [ID.size]: ID.large },
      ...('switchedGroup' in scene.body ? { switchedGroup: ID.size } : {}),
    },
  };
}

async function seoUrl(scene: Scene): Promise<Partial<Prepared>> {
  const found = Number(at(scene.recording.response.body, 'total')) > 0;
  const filter = at(scene.body, 'filter.0');
  // Paths are the shop's own: one that was found there is one that is found here.
  if (found && isJson(filter) && filter['field'] === 'seoPathInfo')
    return { body: { ...(scene.body as object), filter: [{ ...filter, value: 'spring' }] } };
  return {};
}

async function cmsPage(scene: Scene): Promise<Partial<Prepared>> {
  return scene.recording.response.status < 400
    ? { path: `/cms/${at(scene.recording.response.body, 'type') === 'product_list' ? ID.listPage : ID.homePage}` }
    : {};
}

/** Words are the shop's own: those that found something there are replaced by those that find something here. */
async function search(scene: Scene): Promise<Partial<Prepared>> {
  const found = Number(at(scene.recording.response.body, 'total')) > 0;
  const hasProperties = at(scene.recording.response.body, 'aggregations.properties.entities') !== undefined;
  return found && isJson(scene.body) ? { body: { ...scene.body, search: hasProperties ? 'stool' : 'handbook' } } : {};
}

const RULES: readonly [path: RegExp, scenario: Scenario][] = [
  [/^\/account\//, accountScenario],
  [/^\/context$/, accountScenario],
  [/^\/checkout\/cart/, cartScenario],
  [/^\/(checkout\/order|checkout\/gateway|order|handle-payment|document)(\/|$|\?)/, orderScenario],
  [/^\/customer\/wishlist/, wishlist],
  [/^\/newsletter\//, newsletter],
  [/^\/product\/\w+\/find-variant/, variant],
  [/^\/product\/\w+\/review/, review],
  [/^\/seo-url$/, seoUrl],
  [/^\/search(-suggest)?$/, search],
  [/^\/cms\//, cmsPage],
];

/** Headers that change the answer: the language, and what was recorded of key and content type. */
function headersOf(scene: Scene): Record<string, string | undefined> {
  const { headers } = scene.recording.request;
  const { 'sw-access-key': key, 'sw-language-id': language, 'content-type': contentType } = headers;
  return {
    ...(key?.startsWith('<') === true ? {} : { 'sw-access-key': key }),
    ...(language === undefined ? {} : { 'sw-language-id': scene.pairs.id(language, 'languageId') }),
    ...(contentType === undefined || contentType.startsWith('application/json') ? {} : { 'content-type': contentType }),
  };
}

/** Sets the scene for a recording and says what to send. */
export async function prepare(scene: Scene): Promise<Prepared & { headers: Record<string, string | undefined> }> {
  const { shop, recording } = scene;
  if (recording.response.status === 503) shop.settings.maintenance = true;
  // A masked key was a right one: its channel was switched off.
  if (scene.refusedWith('FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'))
    shop.settings.active = recording.request.headers['sw-access-key']?.startsWith('<') !== true;
  const rule = RULES.find(([path]) => path.test(recording.request.path ?? ''))?.[1];
  const visitor: Visitor = shop.visitor();
  const session = recording.request.path === '/context' && recording.request.method === 'GET' ? await sessionOf(scene) : {};
  const own = rule === undefined ? {} : await rule(scene);
  const prepared: Prepared = { visitor, path: scene.path, body: scene.body, ...session, ...own };
  // A throttled call is the one after those that used the limit up.
  if (recording.response.status === 429) {
    shop.settings.rateLimits = true;
    return { ...prepared, before: 12, headers: headersOf(scene) };
  }
  return { ...prepared, headers: headersOf(scene) };
}
