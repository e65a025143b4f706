import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { AdminUserModel } from '../catalogue/market-model.ts';
import { entityReader, select } from '../criteria/apply.ts';
import { parseAssociations } from '../criteria/associations.ts';
import { type Criteria, parseCriteria } from '../criteria/criteria.ts';
import { applyIncludes, parseIncludes } from '../criteria/includes.ts';
import { productReader } from '../criteria/product-fields.ts';
import { categoryEntity, landingPageEntity } from '../entities/category.ts';
import { type Entity, LIVE_VERSION, stamps } from '../entities/entity.ts';
import { productEntity } from '../entities/product.ts';
import { searchIndexOf } from '../listing/search-index.ts';
import { isId, sha256, verifyPassword } from '../store/ids.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';
import type { AdminTokens, TokenPair } from './admin-tokens.ts';
import { Fault, fault } from './faults.ts';
import { isRecord, type Parameters, readBody, text } from './parameters.ts';
import { LOGIN_BACKOFF } from './rate-limiter.ts';
import { remoteAddress } from './remote-address.ts';
import type { Services } from './services.ts';
import { createShopContext, type ShopContext } from './shop-context.ts';
import { faultResponse } from './store-api.ts';

/** The version whose behaviour this server follows. */
const SHOPWARE_VERSION = '6.6.7.1';

export interface AdminUserRecord extends AdminUserModel {
  passwordHash: string;
}

const oauthFault = (status: number, code: string, title: string, detail?: string): Fault =>
  new Fault(status, [{ code, status: String(status), title, detail: detail ?? title }]);

const invalidCredentials = (): Fault => oauthFault(400, '6', 'The user credentials were incorrect.');
/** Takes as long for a near miss as for a wide one. */
const sameSecret = (given: string, secret: string): boolean => timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(secret)));
const invalidClient = (): Fault => oauthFault(401, '4', 'Client authentication failed');

function issueToken(services: Services, tokens: AdminTokens, users: AdminUserRecord[], body: Parameters, address: string): TokenPair {
  const grant = body['grant_type'];
  if (grant === 'client_credentials') {
    if (body['client_id'] !== services.integration.accessKey || !sameSecret(text(body['client_secret']) ?? '', services.integration.secret))
      throw invalidClient();
    return tokens.issue(null);
  }
  if (grant !== 'password' && grant !== 'refresh_token') {
    throw oauthFault(
      400,
      '2',
      'The authorization grant type is not supported by the authorization server.',
      'Check that all required parameters have been provided',
    );
  }
  if (body['client_id'] !== 'administration') throw invalidClient();
  if (grant === 'refresh_token') {
    const pair = tokens.refresh(text(body['refresh_token']) ?? '');
    if (!pair) throw oauthFault(401, '8', 'The refresh token is invalid.', 'Token has been revoked');
    return pair;
  }
  const username = text(body['username']) ?? '';
  const key = `oauth:${username.toLowerCase()}:${address}`;
  const seconds = services.limiter.consume(key, LOGIN_BACKOFF);
  if (seconds > 0) throw fault(429, 'FRAMEWORK__AUTH_THROTTLED', `Auth throttled for ${seconds} seconds.`, { seconds });
  const user = users.find((entry) => entry.username === username || entry.email === username);
  if (!user || !verifyPassword(String(body['password'] ?? ''), user.passwordHash)) throw invalidCredentials();
  services.limiter.reset(key);
  return tokens.issue(user.id);
}

function userEntity(services: Services, user: AdminUserModel): Entity {
  return {
    ...stamps(),
    localeId: services.index.languageByCode.get('en-US')?.id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    title: null,
    email: user.email,
    active: true,
    admin: user.admin,
    timeZone: 'UTC',
    avatarId: null,
    aclRoles: [],
    customFields: null,
    id: user.id,
    _uniqueIdentifier: user.id,
    apiAlias: 'user',
  };
}

/** What the Admin API tells about each kind of entity that a guide looks for. */
function searchItems(ctx: ShopContext, entity: string, body: Parameters): { id: string; entity: Entity }[] | null {
  const { index } = ctx;
  const wanted = parseAssociations(entity.replaceAll('-', '_'), body['associations']);
  switch (entity) {
    case 'category':
      return index.catalogue.categories.map((category) => ({
        id: category.id,
        entity: categoryEntity(ctx, category, { media: true, seoUrls: wanted['seoUrls'] !== undefined }),
      }));
    case 'landing-page':
      return index.catalogue.landingPages.map((page) => ({
        id: page.id,
        entity: landingPageEntity(ctx, page, null, wanted['seoUrls'] !== undefined),
      }));
    case 'cms-page':
      return index.catalogue.cmsPages.map((page) => ({
        id: page.id,
        entity: {
          versionId: LIVE_VERSION,
          translated: { name: ctx.full(page.name), customFields: {} },
          ...stamps(),
          name: ctx.raw(page.name),
          type: page.type,
          entity: null,
          cssClass: page.cssClass ?? null,
          config: null,
          previewMediaId: null,
          locked: false,
          sections: null,
          customFields: null,
          id: page.id,
          _uniqueIdentifier: page.id,
          apiAlias: 'cms_page',
        },
      }));
    default:
      return null;
  }
}

function search(ctx: ShopContext, name: string, body: Parameters): Entity {
  const entity = name.replaceAll('-', '_');
  const criteria = parseCriteria(entity, body, 25);
  const term = text(body['term']);
  const exact: Criteria = {
    ...criteria,
    aggregations: [],
    totalMode: body['total-count-mode'] === undefined ? 'exact' : criteria.totalMode,
  };
  if (name === 'product') {
    const hits = term === undefined ? null : searchIndexOf(ctx.index, ctx.locale).search(term);
    // A guide finds products, not each of their variants; those come by id or by parent.
    const all = [...ctx.index.products.values()];
    const records = hits
      ? [...hits].sort((a, b) => b[1] - a[1]).flatMap(([entry]) => ctx.index.products.get(entry.shown.model.id) ?? [])
      : all;
    const { elements, total } = select(records, exact, (record) => productReader(ctx, record));
    return {
      total,
      data: elements.map((record) => productEntity(ctx, record, { listing: true, associations: criteria.associations })),
      aggregations: [],
    };
  }
  const items = searchItems(ctx, name, body);
  if (!items) throw fault(404, 'FRAMEWORK__DEFINITION_NOT_FOUND', `Definition for entity "${entity}" does not exist.`, { entity });
  const matching =
    term === undefined
      ? items
      : items.filter(
          (item) =>
            isRecord(item.entity['translated']) && String(item.entity['translated']['name']).toLowerCase().includes(term.toLowerCase()),
        );
  const { elements, total } = select(matching, exact, (item) => entityReader(entity, item.entity));
  return { total, data: elements.map((item) => item.entity), aggregations: [] };
}

/** Mounts what the sales room and tests need of the Admin API: tokens, who one is, searches, and what a shop's staff does. */
export function mountAdminApi(app: Hono, services: Services, tokens: AdminTokens, users: AdminUserRecord[]): void {
  const run = async (c: Context, work: (body: Parameters) => unknown): Promise<Response> => {
    try {
      const result = work(await readBody(c.req.raw));
      return result === null
        ? c.body(null, 204, { 'cache-control': 'no-store' })
        : c.json(result as Entity, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      return faultResponse(error);
    }
  };
  const authorized = (c: Context): { userId: string | null } => {
    const header = c.req.header('authorization');
    const denied = (detail: string): Fault =>
      oauthFault(401, '9', 'The resource owner or authorization server denied the request.', detail);
    if (header === undefined) throw denied('Missing "Authorization" header');
    const owner = tokens.verify(header.replace(/^Bearer\s+/i, ''));
    if (!owner) throw denied('Access token could not be verified.');
    return owner;
  };
  const contextOf = (c: Context): ShopContext => {
    const languageId = c.req.header('sw-language-id');
    return createShopContext(
      services,
      { token: '', customerId: null, settings: {}, cartOwner: '' },
      { languageId: isId(languageId) ? languageId : undefined },
    );
  };

  app.post('/api/oauth/token', (c) => run(c, (body) => issueToken(services, tokens, users, body, remoteAddress(c, services.traits))));
  app.get('/api/_info/version', (c) => run(c, () => (authorized(c), { version: SHOPWARE_VERSION })));
  app.get('/api/_info/me', (c) =>
    run(c, () => {
      const { userId } = authorized(c);
      const user = users.find((entry) => entry.id === userId);
      if (!user) throw oauthFault(403, 'FRAMEWORK__MISSING_PRIVILEGE_ERROR', 'Forbidden', 'Only users have a profile.');
      return { data: userEntity(services, user) };
    }),
  );
  app.post('/api/search/:entity', (c) =>
    run(c, (body) => {
      authorized(c);
      return applyIncludes(search(contextOf(c), c.req.param('entity') ?? '', body), parseIncludes(body['includes']));
    }),
  );
  for (const action of ADMIN_ACTIONS) {
    app.on(action.method, `/api${action.path}`, (c) =>
      run(c, (body) => {
        const { userId } = authorized(c);
        // Integrations act for the shop; of the users only administrators do.
        if (userId !== null && users.find((entry) => entry.id === userId)?.admin !== true)
          throw oauthFault(403, 'FRAMEWORK__MISSING_PRIVILEGE_ERROR', 'Forbidden', 'Missing privilege');
        return services.database.transaction(() => action.run(contextOf(c), c.req.param() as Record<string, string>, body));
      }),
    );
  }
  app.all('/api/*', (c) => faultResponse(oauthFault(404, '0', 'Not Found', `No route found for "${c.req.method} ${c.req.path}"`)));
}
