import { findCmsPage } from '../cms/cms-page.ts';
import { entityReader, onlyFields, select } from '../criteria/apply.ts';
import { candidates, lookupBy } from '../criteria/candidates.ts';
import { categoryEntity, landingPageEntity, seoUrlEntity } from '../entities/category.ts';
import { type Entity, searchResult } from '../entities/entity.ts';
import { memoized } from '../listing/memo.ts';
import type { Call } from '../server/call.ts';
import { categoryNotFound, fault, invalidUuid } from '../server/faults.ts';
import { isRecord, stringList } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import { isId } from '../store/ids.ts';

/** Layout slots that the caller asked for; the others' blocks are left out. */
function slotIds(call: Call): string[] | null {
  const slots = stringList(call.input('slots'));
  return slots.length > 0 ? slots : null;
}

/** Whether SEO URLs are asked for. The page's other associations are the route's own: what a body says of them is not read. */
function wantsSeoUrls(call: Call): boolean {
  const associations = call.input('associations');
  return call.context.includeSeoUrls || (isRecord(associations) && associations['seoUrls'] !== undefined);
}

const parametersOf = (call: Call): { body: Call['body']; query: Call['query'] } => ({ body: call.body, query: call.query });

function category(call: Call): Entity {
  const { context } = call;
  const { salesChannel } = context.index.catalogue;
  const requested = call.params['id'] ?? '';
  const id = requested === 'home' ? salesChannel.navigationCategoryId : requested;
  if (!isId(id)) throw invalidUuid(requested);
  const model = context.index.categories.get(id);
  if (!model || model.type !== 'page') throw categoryNotFound(id);
  const home = id === salesChannel.navigationCategoryId;
  const cmsPageId = home ? (salesChannel.homeCmsPageId ?? model.cmsPageId) : model.cmsPageId;
  return categoryEntity(context, model, {
    cmsPage: findCmsPage(context, cmsPageId, { category: model, parameters: parametersOf(call) }, slotIds(call)),
    ...(cmsPageId === undefined ? {} : { cmsPageId }),
    media: true,
    seoUrls: wantsSeoUrls(call),
  });
}

/** Categories of all menus, folders and hidden ones included. */
function categories(call: Call): Entity {
  const { context } = call;
  const criteria = call.criteria('category');
  const seoUrls = wantsSeoUrls(call);
  const media = criteria.associations['media'] !== undefined;
  const all = context.index.catalogue.categories;
  const { elements, total, aggregations } = select(
    criteria.term === null ? all : all.filter((model) => holdsWords(context.full(model.name), criteria.term ?? '')),
    criteria,
    (model) => entityReader('category', categoryEntity(context, model)),
  );
  return searchResult(
    'category',
    onlyFields(
      elements.map((model) => categoryEntity(context, model, { media, seoUrls, search: true })),
      criteria.fields,
    ),
    { page: criteria.page, limit: criteria.limit, total },
    aggregations,
  );
}

/** Whether a name holds a word of the term. */
const holdsWords = (name: string, term: string): boolean =>
  term
    .toLowerCase()
    .split(/\s+/)
    .some((word) => name.toLowerCase().includes(word));

function landingPage(call: Call): Entity {
  const { context } = call;
  const id = call.id('id');
  const model = context.index.landingPages.get(id);
  if (!model?.active) throw fault(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${id}" not found.`, { landingPageId: id });
  const cmsPage = findCmsPage(context, model.cmsPageId, { landingPage: model, parameters: parametersOf(call) }, slotIds(call));
  return landingPageEntity(context, model, cmsPage, wantsSeoUrls(call));
}

function cmsPage(call: Call): Entity {
  const id = call.id('id');
  const page = findCmsPage(call.context, id, { parameters: parametersOf(call) }, slotIds(call));
  if (!page) throw fault(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${id}" was not found.`, { pageId: id });
  return page;
}

/** Own channel and current language only. */
function seoUrls(call: Call): Entity {
  const { context } = call;
  const criteria = call.criteria('seo_url');
  const { all, lookups } = memoized(context.index, `seo-urls:${context.language.id}`, () => {
    const own = context.index.seoUrls.all.filter((record) => record.languageId === context.language.id);
    const by = (field: 'id' | 'foreignKey' | 'pathInfo' | 'seoPathInfo') => lookupBy(own, (record) => record[field]);
    return { all: own, lookups: { id: by('id'), foreignKey: by('foreignKey'), pathInfo: by('pathInfo'), seoPathInfo: by('seoPathInfo') } };
  });
  // Every page of a shop begins with this look-up.
  const narrowed = candidates(criteria.filters, lookups);
  // One row that doesn't match: unknown fields are refused even then.
  const rows = narrowed?.length === 0 ? all.slice(0, 1) : (narrowed ?? all);
  const { elements, total, aggregations } = select(rows, criteria, (record) => entityReader('seo_url', seoUrlEntity(context, record)));
  return searchResult(
    'seo_url',
    onlyFields(
      elements.map((record) => seoUrlEntity(context, record)),
      criteria.fields,
    ),
    { page: criteria.page, limit: criteria.limit, total },
    aggregations,
  );
}

export const pageRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/category', handle: categories },
  { methods: ['GET', 'POST'], path: '/category/:id', handle: category },
  { methods: ['POST'], path: '/landing-page/:id', cacheable: true, handle: landingPage },
  { methods: ['GET', 'POST'], path: '/cms/:id', handle: cmsPage },
  { methods: ['GET', 'POST'], path: '/seo-url', handle: seoUrls },
];
