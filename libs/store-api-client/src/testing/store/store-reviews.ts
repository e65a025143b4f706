import type { Json } from '../../json-path.ts';
import { refusal, type Violation, violations } from './refusal.ts';
import { idParam, needCustomer, type StoreCall } from './store-call.ts';
import { list } from './store-criteria.ts';
import { inherited } from './store-entities.ts';
import { newId, storeId } from './store-id.ts';

const LEAST_TITLE = 5;
const LEAST_CONTENT = 40;

/** Reviews belong to the parent of variants. */
function reviewedId(call: StoreCall): string | undefined {
  const product = call.data.products.find(({ id }) => id === idParam(call));
  return product && !inherited(call, product).inactive ? (product.parentId ?? product.id) : undefined;
}

/** What the customer wrote about a product. */
export function listReviews(call: StoreCall): Json {
  const productId = reviewedId(call);
  const own = call.reviews.filter((review) => review.productId === productId && review.customerId === call.session.customer?.id);
  const { page, limit } = call.criteria;
  return list(
    'product_review',
    own.slice((page - 1) * limit, page * limit).map(({ entity }) => entity),
    { page, limit },
  );
}

function lengthFault(body: Json, field: string, least: number): Violation[] {
  const text = typeof body[field] === 'string' ? body[field].trim() : '';
  if (text === '') return [{ code: 'IS_BLANK_ERROR', pointer: `/${field}`, detail: 'This value should not be blank.' }];
  return text.length < least
    ? [{ code: 'TOO_SHORT_ERROR', pointer: `/${field}`, detail: `This value is too short. It should have ${least} characters or more.` }]
    : [];
}

/** Takes a review, which stays unpublished. */
export function addReview(call: StoreCall): undefined {
  const customer = needCustomer(call, { guests: false });
  const productId = reviewedId(call);
  if (productId === undefined)
    throw refusal(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${idParam(call)} not found.`, { productId: idParam(call) });
  const { body } = call;
  const points = body['points'] ?? null;
  const found = [
    ...lengthFault(body, 'title', LEAST_TITLE),
    ...lengthFault(body, 'content', LEAST_CONTENT),
    ...(points !== null && Number(points) < 1
      ? [{ code: 'TOO_LOW_ERROR', pointer: '/points', detail: 'This value should be greater than or equal to 1.' }]
      : []),
    ...(points !== null && Number(points) > 5
      ? [{ code: 'TOO_HIGH_ERROR', pointer: '/points', detail: 'This value should be less than or equal to 5.' }]
      : []),
  ];
  if (found.length > 0) throw violations(found);
  const entity: Json = {
    id: newId(),
    productId,
    salesChannelId: storeId('sales-channel'),
    languageId: call.languageId,
    title: body['title'],
    content: body['content'],
    points,
    status: false,
    comment: null,
    createdAt: new Date().toISOString(),
    updatedAt: null,
    translated: [],
    customFields: null,
    apiAlias: 'product_review',
  };
  call.reviews.push({ customerId: customer.id, productId, entity });
}
