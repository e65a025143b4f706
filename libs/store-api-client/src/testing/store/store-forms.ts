import type { Json } from '../../json-path.ts';
import { missingParameter, refusal, type Violation, violations } from './refusal.ts';
import { idParam, needCustomer, type StoreCall } from './store-call.ts';
import { associate, list } from './store-criteria.ts';
import { inherited, PRODUCT_ASSOCIATIONS, productEntity } from './store-entities.ts';
import { storeId } from './store-id.ts';
import type { StoredCustomer } from './store-session.ts';

const success = { success: true, apiAlias: 'success_response' };
const isEmail = (value: unknown): boolean => typeof value === 'string' && /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value);
const emailFault = (body: Json): Violation[] =>
  isEmail(body['email']) ? [] : [{ code: 'INVALID_FORMAT_ERROR', pointer: '/email', detail: 'This value is not a valid email address.' }];

function wishlistOwner(call: StoreCall): StoredCustomer {
  const customer = needCustomer(call, { guests: false });
  if (!call.data.wishlistEnabled) throw refusal(403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED', 'Wishlist is not activated.');
  return customer;
}

const sold = (call: StoreCall, id: unknown): boolean =>
  call.data.products.some((product) => product.id === id && !inherited(call, product).inactive);

/** The wish list, newest first. */
export function getWishlist(call: StoreCall): Json {
  const customer = wishlistOwner(call);
  if (!customer.wishlist) throw refusal(404, 'CHECKOUT__WISHLIST_NOT_FOUND', 'Wishlist for this customer was not found.');
  const { page, limit, exactTotal } = call.criteria;
  const products = [...customer.wishlist].reverse().flatMap((id) => call.data.products.filter((product) => product.id === id));
  const elements = products
    .slice((page - 1) * limit, page * limit)
    .map((product) => associate(productEntity(call, product), call.withSeoUrls ? { seoUrls: {} } : {}, PRODUCT_ASSOCIATIONS));
  return {
    wishlist: {
      id: storeId(`wishlist:${customer.id}`),
      customerId: customer.id,
      salesChannelId: storeId('sales-channel'),
      customFields: null,
      apiAlias: 'customer_wishlist',
    },
    products: list('product', elements, { page, limit, total: exactTotal ? products.length : elements.length }),
    apiAlias: 'wishlist',
  };
}

export function addToWishlist(call: StoreCall): Json {
  const customer = wishlistOwner(call);
  const id = idParam(call);
  if (!sold(call, id)) throw refusal(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
  if (customer.wishlist?.includes(id)) throw refusal(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'Product already added in wishlist');
  customer.wishlist = [...(customer.wishlist ?? []), id];
  return success;
}

export function removeFromWishlist(call: StoreCall): Json {
  const customer = wishlistOwner(call);
  const id = idParam(call);
  if (!customer.wishlist?.includes(id))
    throw refusal(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', `Wishlist product with id ${id} not found`, { productId: id });
  customer.wishlist = customer.wishlist.filter((entry) => entry !== id);
  return success;
}

/** Takes products over; unknown ones are skipped. */
export function mergeWishlist(call: StoreCall): Json {
  const customer = wishlistOwner(call);
  const ids = call.body['productIds'];
  if (!Array.isArray(ids)) throw missingParameter('productIds');
  const known = ids.filter((id) => sold(call, id)).map(String);
  customer.wishlist = [...new Set([...(customer.wishlist ?? []), ...known])];
  return success;
}

/** Somebody else's address has to be confirmed, by a mail that is never sent here. */
export function subscribe(call: StoreCall): undefined {
  const { body } = call;
  const found = [
    ...emailFault(body),
    ...(['subscribe', 'direct', 'confirmSubscribe', 'unsubscribe'].includes(String(body['option']))
      ? []
      : [{ code: 'NO_SUCH_CHOICE_ERROR', pointer: '/option', detail: 'The value you selected is not a valid choice.' }]),
    ...(call.data.languages.some(({ url }) => url === body['storefrontUrl'])
      ? []
      : [{ code: 'NO_SUCH_CHOICE_ERROR', pointer: '/storefrontUrl', detail: 'The value you selected is not a valid choice.' }]),
  ];
  if (found.length > 0) throw violations(found);
  const email = String(body['email']).toLowerCase();
  const own = call.session.customer?.email.toLowerCase() === email;
  call.newsletter.set(email, own ? 'direct' : 'notSet');
}

const unknownRecipient = (value: unknown): Error =>
  refusal(400, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND', `The NewsletterRecipient with the identifier - ${String(value)} was not found.`, {
    value,
  });

export function unsubscribe(call: StoreCall): undefined {
  const email = String(call.body['email']).toLowerCase();
  if (!call.newsletter.has(email)) throw unknownRecipient(call.body['email']);
  call.newsletter.set(email, 'optOut');
}

export function confirmSubscription(call: StoreCall): never {
  throw unknownRecipient(call.body['hash']);
}

export function newsletterStatus(call: StoreCall): Json {
  const { email } = needCustomer(call, { guests: false });
  return { status: call.newsletter.get(email.toLowerCase()) ?? 'undefined', apiAlias: 'account_newsletter_recipient' };
}

export function contact(call: StoreCall): Json {
  const { body } = call;
  const blank = ['salutationId', 'firstName', 'lastName', 'phone', 'subject', 'comment'].filter(
    (field) => typeof body[field] !== 'string' || body[field].trim() === '',
  );
  const found = [
    ...emailFault(body),
    ...blank.map((field) => ({ code: 'IS_BLANK_ERROR', pointer: `/${field}`, detail: 'This value should not be blank.' })),
  ];
  if (found.length > 0) throw violations(found);
  return { individualSuccessMessage: '', apiAlias: 'contact_form_result' };
}
