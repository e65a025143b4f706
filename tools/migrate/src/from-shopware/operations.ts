/**
 * Where a function of `@vitrine/store-api-client` takes an argument from:
 *
 * - `path:NAME`: a parameter of the path
 * - `query:NAME`: one of the query
 * - `body:NAME`: one field of the body, and the body has no other
 * - `body`: the whole body
 * - `body?`: the same, where there is one
 */
type Argument = 'body' | 'body?' | `body:${string}` | `path:${string}` | `query:${string}`;

/** A function that does what an operation does and gives what it gives. */
export interface OperationFunction {
  readonly name: string;
  /** After the client. */
  readonly arguments: readonly Argument[];
  /** What a caller has to look at, since it differs. */
  readonly differs?: string;
}

const of = (name: string, ...parameters: Argument[]): OperationFunction => ({ name, arguments: parameters });

/** By method and path, as `client.invoke` names them. What is not here goes through `client.request`. */
export const OPERATION_FUNCTIONS: Readonly<Record<string, OperationFunction>> = {
  'POST /account/address': of('createAddress', 'body'),
  'DELETE /account/address/{addressId}': of('deleteAddress', 'path:addressId'),
  'PATCH /account/address/{addressId}': of('updateAddress', 'path:addressId', 'body'),
  'PATCH /account/address/default-billing/{addressId}': of('setDefaultBillingAddress', 'path:addressId'),
  'PATCH /account/address/default-shipping/{addressId}': of('setDefaultShippingAddress', 'path:addressId'),
  'POST /account/change-email': of('changeEmail', 'body'),
  'POST /account/change-password': of('changePassword', 'body'),
  'POST /account/change-profile': of('changeProfile', 'body'),
  'POST /account/customer': {
    ...of('getCustomer', 'body?'),
    differs: 'getCustomer gives null where nobody is logged in, and does not reject with 403',
  },
  'DELETE /account/customer': of('deleteCustomer'),
  'POST /account/list-address': of('listAddresses', 'body?'),
  'POST /account/login': {
    ...of('login', 'body'),
    differs: 'login gives no context token: onContextToken of createStoreApiClient gets it',
  },
  'POST /account/logout': of('logout'),
  'POST /account/recovery-password': of('recoverPassword', 'body'),
  'POST /account/recovery-password-confirm': of('confirmPasswordRecovery', 'body'),
  'POST /account/register': of('register', 'body'),
  'POST /account/register-confirm': of('confirmRegistration', 'body'),
  'GET /breadcrumb/{id}': of('getBreadcrumb', 'path:id', 'query:type'),
  'POST /category': of('listCategories', 'body?'),
  'POST /category/{navigationId}': of('getCategory', 'path:navigationId', 'body?'),
  'GET /checkout/cart': of('getCart'),
  'DELETE /checkout/cart': of('deleteCart'),
  'POST /checkout/cart/line-item': of('addLineItems', 'body:items'),
  'PATCH /checkout/cart/line-item': of('updateLineItems', 'body:items'),
  'POST /checkout/cart/line-item/delete': of('removeLineItems', 'body:ids'),
  'POST /checkout/order': of('createOrder', 'body?'),
  'POST /cms/{id}': of('getCmsPage', 'path:id', 'body?'),
  'POST /contact-form': of('sendContactForm', 'body'),
  'GET /context': of('getContext'),
  'PATCH /context': of('updateContext', 'body'),
  'POST /country': of('listCountries', 'body?'),
  'POST /country-state/{countryId}': of('listCountryStates', 'path:countryId', 'body?'),
  'POST /customer/wishlist': of('getWishlist', 'body?'),
  'POST /customer/wishlist/add/{productId}': of('addToWishlist', 'path:productId'),
  'DELETE /customer/wishlist/delete/{productId}': of('removeFromWishlist', 'path:productId'),
  'POST /customer/wishlist/merge': of('mergeWishlist', 'body:productIds'),
  'POST /handle-payment': of('handlePayment', 'body'),
  'POST /landing-page/{landingPageId}': of('getLandingPage', 'path:landingPageId', 'body?'),
  'POST /language': of('listLanguages'),
  'POST /navigation/{activeId}/{rootId}': of('getNavigation', 'path:activeId', 'path:rootId', 'body?'),
  'POST /newsletter/subscribe': of('subscribeNewsletter', 'body'),
  'POST /newsletter/confirm': of('confirmNewsletter', 'body'),
  'POST /order': of('listOrders', 'body?'),
  'POST /order/payment': of('setOrderPayment', 'body:orderId', 'body:paymentMethodId'),
  'POST /order/state/cancel': of('cancelOrder', 'body:orderId'),
  'POST /payment-method': of('listPaymentMethods', 'body?'),
  'POST /product': of('listProducts', 'body?'),
  'POST /product-listing/{categoryId}': of('getProductListing', 'path:categoryId', 'body?'),
  'POST /product/{productId}': of('getProduct', 'path:productId', 'body?'),
  'POST /product/{productId}/cross-selling': of('getCrossSellings', 'path:productId', 'body?'),
  'POST /product/{productId}/find-variant': of('findVariant', 'path:productId', 'body'),
  'POST /product/{productId}/review': of('addReview', 'path:productId', 'body'),
  'POST /product/{productId}/reviews': of('listReviews', 'path:productId', 'body?'),
  'POST /salutation': of('listSalutations'),
  'POST /search': of('searchProducts', 'body'),
  'POST /search-suggest': of('suggestProducts', 'body'),
  'POST /seo-url': of('findSeoUrls', 'body'),
  'POST /shipping-method': of('listShippingMethods', 'body?'),
};
