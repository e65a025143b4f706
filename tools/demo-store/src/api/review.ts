import { entityReader, select } from '../criteria/apply.ts';
import { type Entity, searchResult } from '../entities/entity.ts';
import { ratingBuckets, reviewEntity } from '../entities/review.ts';
import { type Answer, type Call, NO_CONTENT } from '../server/call.ts';
import { productNotFound, violationFault } from '../server/faults.ts';
import { isRecord } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import { isoDate, newId } from '../store/ids.ts';
import { Validator } from '../validation/rules.ts';

const MIN_TITLE = 5;
const MIN_CONTENT = 40;

function list(call: Call): Entity {
  const { context, services } = call;
  const id = call.id('id');
  const criteria = call.criteria('product_review');
  const parent = context.index.products.get(id)?.model.id ?? id;
  const reviews = services.reviews.list(parent, context.customer?.id ?? null);
  const items = reviews.map((review) => ({ id: review.id, entity: reviewEntity(context, review) }));
  const { elements, total } = select(items, criteria, (item) => entityReader('product_review', item.entity));
  const wanted = call.input('aggregations');
  const terms = Array.isArray(wanted)
    ? wanted.filter(isRecord).filter((entry) => entry['type'] === 'terms' && entry['field'] === 'points')
    : [];
  const buckets = ratingBuckets(reviews.filter((review) => review.published));
  const aggregations = Object.fromEntries(
    terms.map((entry) => [String(entry['name']), { name: entry['name'], buckets, apiAlias: `${String(entry['name'])}_aggregation` }]),
  );
  return searchResult(
    'product_review',
    elements.map((item) => item.entity),
    { page: criteria.page, limit: criteria.limit, total },
    terms.length > 0 ? aggregations : [],
  );
}

function create(call: Call): Answer {
  const customer = call.registered();
  const { context, services, body } = call;
  const id = call.id('id');
  const record = context.index.products.get(id);
  if (!record?.active) throw productNotFound(id);
  const validator = new Validator(body);
  if (validator.required('title')) validator.minLength('title', MIN_TITLE);
  if (validator.required('content')) validator.minLength('content', MIN_CONTENT);
  const points = body['points'];
  const given = points !== undefined && points !== null;
  if (given && Number(points) < 1)
    validator.add('points', 'TOO_LOW_ERROR', 'This value should be greater than or equal to 1.', {
      '{{ value }}': String(points),
      '{{ compared_value }}': '1',
    });
  if (given && Number(points) > 5)
    validator.add('points', 'TOO_HIGH_ERROR', 'This value should be less than or equal to 5.', {
      '{{ value }}': String(points),
      '{{ compared_value }}': '5',
    });
  if (validator.violations.length > 0) throw violationFault(validator.violations);
  services.reviews.add({
    id: newId(),
    productId: record.model.id,
    customerId: customer.id,
    published: false,
    title: String(body['title']),
    content: String(body['content']),
    points: given ? Number(points) : null,
    languageCode: context.locale,
    comment: null,
    createdAt: isoDate(Date.now()),
  });
  services.customers.save({ ...customer, reviewCount: customer.reviewCount + 1 });
  return NO_CONTENT;
}

export const reviewRoutes: Route[] = [
  { methods: ['POST'], path: '/product/:id/reviews', cacheable: true, handle: list },
  { methods: ['POST'], path: '/product/:id/review', handle: create },
];
