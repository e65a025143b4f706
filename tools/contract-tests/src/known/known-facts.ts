/*
 * What was seen on a real 6.6 server beside the recordings, from the reference of the Store API: a
 * call, and the status and codes of its answer. Ids are any; what they name follows from their place.
 */

/** `null` is a code, too: "must equal the confirmation" has none. */
export type KnownError = readonly [code: string | null, pointer?: string];

/** A call whose answer is known by its status and codes. */
export interface KnownFact {
  rule: string;
  method: string;
  /** Below `/store-api`, query included. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  status: number;
  errors?: readonly KnownError[];
  /** What the answer shows of the situation, where status and codes alone don't tell. */
  shown?: Readonly<Record<string, unknown>>;
}

const ID = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const OTHER = '1a1b2c3d4e5f60718293a4b5c6d7e8f9';
const NONE = 'f'.repeat(32);
const HASH = 'qFvoRayX97kfVz9HIiNjaYp3xmKHTqYb';
const LINE = '/checkout/cart/line-item';

const blank = (pointer: string): KnownError => ['VIOLATION::IS_BLANK_ERROR', pointer];
const notLoggedIn: readonly KnownError[] = [['CHECKOUT__CUSTOMER_NOT_LOGGED_IN']];
const frame: readonly KnownError[] = [['0']];

const person = {
  salutationId: ID,
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.com',
  password: 'correct-horse-1',
  acceptedDataProtection: true,
  storefrontUrl: 'http://127.0.0.1:8000',
  billingAddress: { street: 'Musterstr. 1', zipcode: '12345', city: 'Berlin', countryId: ID },
};
const review = { title: 'Very good camera', content: 'I have used this camera for two months and like it a lot.', points: 4 };
const contact = {
  salutationId: ID,
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.com',
  phone: '123',
  subject: 'Question',
  comment: 'Where is my order?',
};

export const KNOWN_FACTS: readonly KnownFact[] = [
  // Transport
  { rule: 'a missing key is 401', method: 'GET', path: '/context', headers: { 'sw-access-key': '' }, status: 401, errors: frame },
  {
    rule: 'what is not shaped like a key is a server error',
    method: 'GET',
    path: '/context',
    headers: { 'sw-access-key': 'nope' },
    status: 500,
    errors: [['FRAMEWORK__API_INVALID_ACCESS_KEY']],
  },
  { rule: 'an unknown path is 404', method: 'POST', path: '/no-such-call', body: {}, status: 404, errors: frame },
  { rule: 'a product is not read by GET', method: 'GET', path: `/product/${ID}`, status: 405, errors: frame },
  { rule: 'nor is a listing', method: 'GET', path: `/product-listing/${ID}`, status: 405, errors: frame },
  { rule: 'nor is a landing page', method: 'GET', path: `/landing-page/${ID}`, status: 405, errors: frame },
  { rule: 'nor are reviews', method: 'GET', path: `/product/${ID}/reviews`, status: 405, errors: frame },
  {
    rule: 'a malformed language is 412',
    method: 'GET',
    path: '/context',
    headers: { 'sw-language-id': 'abc' },
    status: 412,
    errors: [['SYSTEM__LANGUAGE_INVALID_EXCEPTION']],
  },
  {
    rule: 'so is an empty one',
    method: 'GET',
    path: '/context',
    headers: { 'sw-language-id': '' },
    status: 412,
    errors: [['SYSTEM__LANGUAGE_INVALID_EXCEPTION']],
  },
  {
    rule: 'and one in upper case',
    method: 'GET',
    path: '/context',
    headers: { 'sw-language-id': ID.toUpperCase() },
    status: 412,
    errors: [['SYSTEM__LANGUAGE_INVALID_EXCEPTION']],
  },
  {
    rule: 'a body of another content type counts as none',
    method: 'POST',
    path: '/product',
    body: '{"limit":0}',
    headers: { 'content-type': 'text/plain' },
    status: 200,
  },
  {
    rule: 'a form is read',
    method: 'POST',
    path: '/product',
    body: 'limit=0',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 400,
    errors: [['FRAMEWORK__INVALID_LIMIT_QUERY', '/limit']],
  },
  { rule: 'HEAD works', method: 'HEAD', path: '/context', status: 200 },

  // Criteria
  {
    rule: 'a limit of text is refused',
    method: 'POST',
    path: '/product',
    body: { limit: 'many' },
    status: 400,
    errors: [['FRAMEWORK__INVALID_LIMIT_QUERY', '/limit']],
  },
  {
    rule: 'a limit above 100 is refused',
    method: 'POST',
    path: `/product-listing/${ID}`,
    body: { limit: 101 },
    status: 400,
    errors: [['FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit']],
  },
  {
    rule: 'a page below 1 is refused',
    method: 'POST',
    path: '/product',
    body: { page: 0 },
    status: 400,
    errors: [['FRAMEWORK__INVALID_PAGE_QUERY', '/page']],
  },
  {
    rule: 'an unknown filter is refused',
    method: 'POST',
    path: '/product',
    body: { filter: [{ type: 'nope', field: 'id', value: ID }] },
    status: 400,
    errors: [['FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/type']],
  },
  {
    rule: 'an empty list of ids is refused',
    method: 'POST',
    path: '/product',
    body: { ids: [] },
    status: 400,
    errors: [['FRAMEWORK__INVALID_API_CRITERIA_IDS']],
  },
  { rule: 'the query of a POST is no criteria', method: 'POST', path: '/product?limit=0', body: {}, status: 200 },

  // Catalogue
  {
    rule: 'an unknown landing page',
    method: 'POST',
    path: `/landing-page/${NONE}`,
    body: {},
    status: 404,
    errors: [['CONTENT__LANDING_PAGE_NOT_FOUND']],
  },
  {
    rule: 'the variants of an unknown product',
    method: 'POST',
    path: `/product/${NONE}/find-variant`,
    body: { options: { [ID]: OTHER } },
    status: 404,
    errors: [['CONTENT__PRODUCT_VARIANT_NOT_FOUND']],
  },
  {
    rule: 'cross-selling of an unknown product is an empty list',
    method: 'POST',
    path: `/product/${NONE}/cross-selling`,
    body: {},
    status: 200,
  },
  {
    rule: 'a blank search is refused',
    method: 'POST',
    path: '/search',
    body: { search: '  ' },
    status: 400,
    errors: [['FRAMEWORK__MISSING_REQUEST_PARAMETER']],
  },
  {
    rule: 'an unknown navigation id is 404',
    method: 'POST',
    path: `/navigation/${NONE}/${NONE}`,
    body: {},
    status: 404,
    errors: [['CONTENT__CATEGORY_NOT_FOUND']],
  },
  { rule: 'lists are read by GET, too', method: 'GET', path: '/country?limit=2', status: 200 },
  { rule: 'and salutations', method: 'GET', path: '/salutation', status: 200 },
  { rule: 'and by POST', method: 'POST', path: '/salutation', body: {}, status: 200 },
  { rule: 'languages by GET', method: 'GET', path: '/language', status: 200 },
  { rule: 'currencies are a bare array', method: 'GET', path: '/currency', status: 200 },
  { rule: 'navigation by GET', method: 'GET', path: '/navigation/main-navigation/main-navigation?depth=1', status: 200 },
  { rule: 'one country by its id', method: 'GET', path: `/country?filter[id]=${ID}`, status: 200 },
  { rule: 'the settings of newer servers are an unknown call', method: 'GET', path: '/shop-settings', status: 404, errors: frame },
  { rule: 'the path of a category', method: 'GET', path: `/breadcrumb/${ID}?type=category`, status: 200 },

  // Session
  { rule: 'a change of nothing changes nothing', method: 'PATCH', path: '/context', body: {}, status: 200 },
  { rule: 'null changes nothing', method: 'PATCH', path: '/context', body: { currencyId: null, languageId: null }, status: 200 },

  // Accounts
  {
    rule: 'a login without fields is a wrong one',
    method: 'POST',
    path: '/account/login',
    body: {},
    status: 401,
    errors: [['CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']],
  },
  { rule: 'nobody logs out', method: 'POST', path: '/account/logout', body: {}, status: 403, errors: notLoggedIn },
  { rule: 'a guest logs out', method: 'POST', path: '/account/logout', body: {}, status: 200 },
  { rule: 'the customer by GET', method: 'GET', path: '/account/customer', status: 403, errors: notLoggedIn },
  { rule: 'an account is deleted', method: 'DELETE', path: '/account/customer', status: 204 },
  {
    rule: 'an e-mail address in use',
    method: 'POST',
    path: '/account/register',
    body: person,
    status: 400,
    errors: [['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', '/email']],
  },
  {
    rule: 'blank names',
    method: 'POST',
    path: '/account/register',
    body: { ...person, firstName: '', lastName: '' },
    status: 400,
    errors: [blank('/firstName'), blank('/lastName')],
  },
  {
    rule: 'an account type that does not exist',
    method: 'POST',
    path: '/account/register',
    body: { ...person, accountType: 'nope' },
    status: 400,
    errors: [['VIOLATION::NO_SUCH_CHOICE_ERROR', '/accountType']],
  },
  {
    rule: 'no address of the storefront has a slash at its end',
    method: 'POST',
    path: '/account/register',
    body: { ...person, storefrontUrl: 'http://127.0.0.1:8000/' },
    status: 400,
    errors: [['VIOLATION::NO_SUCH_CHOICE_ERROR', '/storefrontUrl']],
  },
  {
    rule: 'an unknown hash confirms nobody',
    method: 'POST',
    path: '/account/register-confirm',
    body: { hash: 'nope', em: 'nope' },
    status: 404,
    errors: [['CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']],
  },
  {
    rule: 'no hash confirms nobody',
    method: 'POST',
    path: '/account/register-confirm',
    body: {},
    status: 404,
    errors: [['CHECKOUT__NO_HASH_PROVIDED']],
  },
  {
    rule: 'confirming twice',
    method: 'POST',
    path: '/account/register-confirm',
    body: { hash: ID, em: 'x' },
    status: 412,
    errors: [['CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED']],
  },
  {
    rule: 'an unknown recovery hash',
    method: 'POST',
    path: '/account/customer-recovery-is-expired',
    body: { hash: HASH },
    status: 404,
    errors: [['CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']],
  },
  {
    rule: 'a used recovery hash',
    method: 'POST',
    path: '/account/recovery-password-confirm',
    body: { hash: HASH, newPassword: 'correct-horse-3', newPasswordConfirm: 'correct-horse-3' },
    status: 410,
    errors: [['CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED']],
  },
  {
    rule: 'a password is changed',
    method: 'POST',
    path: '/account/change-password',
    body: { password: 'correct-horse-1', newPassword: 'correct-horse-2', newPasswordConfirm: 'correct-horse-2' },
    status: 200,
  },
  {
    rule: 'a wrong password does not change it',
    method: 'POST',
    path: '/account/change-password',
    body: { password: 'wrong', newPassword: 'correct-horse-2', newPasswordConfirm: 'correct-horse-2' },
    status: 400,
    errors: [['VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', '/password']],
  },
  {
    rule: 'a password that is not repeated',
    method: 'POST',
    path: '/account/change-password',
    body: { password: 'correct-horse-1', newPassword: 'correct-horse-2', newPasswordConfirm: 'correct-horse-9' },
    status: 400,
    errors: [[null, '/newPassword']],
  },
  {
    rule: 'an e-mail address that is not repeated',
    method: 'POST',
    path: '/account/change-email',
    body: { email: 'a@example.com', emailConfirmation: 'b@example.com', password: 'correct-horse-1' },
    status: 400,
    errors: [[null, '/email']],
  },
  { rule: 'nobody has a password to change', method: 'POST', path: '/account/change-password', body: {}, status: 403, errors: notLoggedIn },
  {
    rule: 'nobody subscribes as a customer',
    method: 'POST',
    path: '/account/newsletter-recipient',
    body: {},
    status: 403,
    errors: notLoggedIn,
  },
  {
    rule: 'an unknown payment method',
    method: 'POST',
    path: `/account/change-payment-method/${NONE}`,
    body: {},
    status: 400,
    errors: [['CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND']],
  },
  { rule: 'a known payment method', method: 'POST', path: `/account/change-payment-method/${ID}`, body: {}, status: 200 },
  {
    rule: 'the address in use stays',
    method: 'DELETE',
    path: `/account/address/${ID}`,
    status: 400,
    errors: [['CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE']],
  },
  {
    rule: 'no address without its fields',
    method: 'POST',
    path: '/account/address',
    body: { firstName: 'A', lastName: 'B' },
    status: 400,
    errors: [blank('/countryId'), blank('/street'), blank('/city')],
  },
  { rule: 'the default for bills', method: 'PATCH', path: `/account/address/default-billing/${ID}`, status: 204 },

  // Cart
  {
    rule: 'a quantity of zero is refused',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'product', id: ID, referencedId: ID, quantity: 0 }] },
    status: 400,
    errors: [['CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY']],
  },
  {
    rule: 'a fraction is refused',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'product', id: ID, referencedId: ID, quantity: 1.5 }] },
    status: 400,
    errors: [['VIOLATION::INVALID_TYPE_ERROR', '/quantity']],
  },
  {
    rule: 'an item without a type',
    method: 'POST',
    path: LINE,
    body: { items: [{ id: ID, referencedId: ID, quantity: 1 }] },
    status: 400,
    errors: [['CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED']],
  },
  {
    rule: 'a custom item is not for everybody',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'custom', id: ID, referencedId: ID, quantity: 1, label: 'x' }] },
    status: 403,
    errors: [['CHECKOUT__INSUFFICIENT_PERMISSION']],
  },
  {
    rule: 'an unknown product is told in the cart',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'product', id: NONE, referencedId: NONE, quantity: 1 }] },
    status: 200,
    shown: { errors: { [`product-not-found${NONE}`]: { messageKey: 'product-not-found', level: 20 } } },
  },
  {
    rule: 'so is an unknown code',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'promotion', referencedId: 'NOPE' }] },
    status: 200,
    shown: {
      lineItems: [{ type: 'product', referencedId: ID, quantity: 1 }],
      errors: { 'promotion-not-found': { messageKey: 'promotion-not-found', level: 20 } },
    },
  },
  {
    rule: 'a code twice, in another case',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'promotion', referencedId: 'save10' }] },
    status: 400,
    errors: [['CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE']],
  },
  {
    rule: 'a discount has no quantity',
    method: 'PATCH',
    path: LINE,
    body: { items: [{ id: ID, quantity: 2 }] },
    status: 400,
    errors: [['CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE']],
  },
  {
    rule: 'a code for an empty cart is lost',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'promotion', referencedId: 'SAVE10' }] },
    status: 200,
    shown: { lineItems: [], errors: [] },
  },
  {
    rule: 'an unknown code is told to an empty cart',
    method: 'POST',
    path: LINE,
    body: { items: [{ type: 'promotion', referencedId: 'NOPE' }] },
    status: 200,
    shown: { lineItems: [], errors: { 'promotion-not-found': { messageKey: 'promotion-not-found', level: 20 } } },
  },
  {
    rule: 'lines are removed by POST',
    method: 'POST',
    path: `${LINE}/delete`,
    body: { ids: [ID] },
    status: 200,
    shown: { lineItems: [], errors: [] },
  },
  {
    rule: 'lines are removed by a body',
    method: 'DELETE',
    path: LINE,
    body: { ids: [ID] },
    status: 200,
    shown: { lineItems: [], errors: [] },
  },
  { rule: 'a cart is deleted', method: 'DELETE', path: '/checkout/cart', status: 204 },

  // Orders
  { rule: 'an order is placed', method: 'POST', path: '/checkout/order', body: { customerComment: 'Ring twice' }, status: 200 },
  {
    rule: 'a cart that is another one',
    method: 'POST',
    path: '/checkout/order',
    body: { hash: 'a'.repeat(64) },
    status: 409,
    errors: [['CHECKOUT__CART_HASH_MISMATCH']],
  },
  {
    rule: 'no order, no payment',
    method: 'POST',
    path: '/handle-payment',
    body: { orderId: NONE },
    status: 404,
    errors: [['CHECKOUT__INVALID_ORDER_ID']],
  },
  { rule: 'payment by GET', method: 'GET', path: `/handle-payment?orderId=${ID}`, status: 200, shown: { redirectUrl: null } },
  {
    rule: 'an unknown order keeps its payment',
    method: 'POST',
    path: '/order/payment',
    body: { orderId: NONE, paymentMethodId: ID },
    status: 404,
    errors: [['FRAMEWORK__ENTITY_NOT_FOUND']],
  },
  {
    rule: 'a paid order keeps its payment',
    method: 'POST',
    path: '/order/payment',
    body: { orderId: ID, paymentMethodId: ID },
    status: 400,
    errors: [['CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE']],
  },
  {
    rule: 'an unknown document',
    method: 'GET',
    path: `/document/download/${NONE}/${HASH}`,
    status: 404,
    errors: [['DOCUMENT__DOCUMENT_NOT_FOUND']],
  },
  {
    rule: 'orders are listed newest first',
    method: 'POST',
    path: '/order',
    body: { sort: [{ field: 'createdAt', order: 'DESC' }], limit: 10 },
    status: 200,
  },
  {
    rule: 'a guest’s order by its code',
    method: 'POST',
    path: '/order',
    body: { filter: [{ type: 'equals', field: 'deepLinkCode', value: HASH }], email: 'a@example.com', zipcode: '12345' },
    status: 200,
  },

  { rule: 'a cancelled order is cancelled again', method: 'POST', path: '/order/state/cancel', body: { orderId: ID }, status: 200 },

  // Wishlist, reviews, newsletter, contact
  { rule: 'the wishlist by GET', method: 'GET', path: '/customer/wishlist', status: 404, errors: [['CHECKOUT__WISHLIST_NOT_FOUND']] },
  {
    rule: 'a wishlist holds products',
    method: 'POST',
    path: `/customer/wishlist/add/${NONE}`,
    body: {},
    status: 404,
    errors: [['CONTENT__PRODUCT_NOT_FOUND']],
  },
  {
    rule: 'what is not on it is not removed',
    method: 'DELETE',
    path: `/customer/wishlist/delete/${ID}`,
    status: 404,
    errors: [['CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND']],
  },
  { rule: 'a review is taken', method: 'POST', path: `/product/${ID}/review`, body: review, status: 204 },
  { rule: 'nobody writes a review', method: 'POST', path: `/product/${ID}/review`, body: review, status: 403, errors: notLoggedIn },
  {
    rule: 'a review is long enough',
    method: 'POST',
    path: `/product/${ID}/review`,
    body: { ...review, title: 'Hm', content: 'Hm' },
    status: 400,
    errors: [
      ['VIOLATION::TOO_SHORT_ERROR', '/title'],
      ['VIOLATION::TOO_SHORT_ERROR', '/content'],
    ],
  },
  {
    rule: 'a review gives one to five points',
    method: 'POST',
    path: `/product/${ID}/review`,
    body: { ...review, points: 6 },
    status: 400,
    errors: [['VIOLATION::TOO_HIGH_ERROR', '/points']],
  },
  {
    rule: 'an unknown hash subscribes nobody',
    method: 'POST',
    path: '/newsletter/confirm',
    body: { hash: 'nope', em: 'nope' },
    status: 400,
    errors: [['CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND']],
  },
  {
    rule: 'confirming a subscription twice',
    method: 'POST',
    path: '/newsletter/confirm',
    body: { hash: ID, em: 'x' },
    status: 400,
    errors: [['CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND']],
  },
  {
    rule: 'an empty merge is refused',
    method: 'POST',
    path: '/customer/wishlist/merge',
    body: {},
    status: 400,
    errors: [['CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING']],
  },
  { rule: 'a guest has no wishlist', method: 'POST', path: '/customer/wishlist', body: {}, status: 403, errors: notLoggedIn },
  {
    rule: 'a name that holds an address is refused',
    method: 'POST',
    path: '/contact-form',
    body: { ...contact, firstName: 'https://spam.example' },
    status: 400,
    errors: [['VIOLATION::REGEX_FAILED_ERROR', '/firstName']],
  },
  {
    rule: 'recovery is limited',
    method: 'POST',
    path: '/account/recovery-password',
    body: { email: 'a@example.com', storefrontUrl: 'http://127.0.0.1:8000' },
    status: 429,
    errors: [['FRAMEWORK__RATE_LIMIT_EXCEEDED']],
  },
  { rule: 'a message is taken', method: 'POST', path: '/contact-form', body: contact, status: 200 },
];
