/**
 * What a call does to a session:
 *
 * - `read`: nothing; without a session the shared anonymous context answers
 * - `note`: it writes, but nothing of the session (contact form, withdrawal, newsletter)
 * - `write`: it changes what the session holds, so a visitor without one gets one first
 * - `change`: like `write`, and the session's token may change
 */
export type CallKind = 'read' | 'note' | 'write' | 'change';

interface Rule {
  readonly methods: readonly string[];
  readonly pattern: RegExp;
  readonly kind: CallKind;
}

const PARTS: Readonly<Record<string, string>> = {
  '{id}': '[0-9a-f]{32}',
  '{category}': '(?:[0-9a-f]{32}|home)',
  '{navigation}': '(?:[0-9a-f]{32}|main-navigation|footer-navigation|service-navigation)',
  '{code}': '[A-Za-z0-9_-]{1,64}',
};

function rule(methods: string, path: string, kind: CallKind): Rule {
  const source = path.replace(/\{[a-z]+\}/g, (part) => PARTS[part] ?? part);
  return { methods: methods.split(' '), pattern: new RegExp(`^${source}$`), kind };
}

/** Every call that may pass, below `/store-api`. What is not here is refused. */
export const STORE_API_CALLS: readonly Rule[] = [
  // Reads of the catalogue are passed as GET, too: `withCacheableReads` sends them so.
  rule('GET POST', '/product', 'read'),
  rule('GET', '/product/purchase-limit', 'read'),
  rule('GET POST', '/product/{id}', 'read'),
  rule('GET POST', '/product/{id}/(?:reviews|cross-selling)', 'read'),
  rule('POST', '/product/{id}/find-variant', 'read'),
  rule('GET POST', '/product-listing/{id}', 'read'),
  rule('GET POST', '/search', 'read'),
  rule('GET POST', '/search-suggest', 'read'),
  rule('GET POST', '/category', 'read'),
  rule('GET POST', '/category/{category}', 'read'),
  rule('GET POST', '/landing-page/{id}', 'read'),
  rule('GET POST', '/navigation/{navigation}/{navigation}', 'read'),
  rule('GET POST', '/cms/{id}', 'read'),
  rule('GET POST', '/seo-url', 'read'),
  rule('GET POST', '/(?:language|country|salutation|currency|payment-method|shipping-method|shop-settings)', 'read'),
  rule('GET POST', '/country-state/{id}', 'read'),
  rule('GET', '/breadcrumb/{id}', 'read'),
  rule('GET POST', '/media', 'read'),
  rule('GET', '/(?:cookie-groups|snippet|legal-guarantee-notice)', 'read'),
  rule('GET', '/product/{id}/garan-label', 'read'),
  rule('GET', '/customer-group-registration/config/{id}', 'read'),
  rule('GET', '/shipping-cost/cart', 'read'),
  rule('GET', '/shipping-cost/product/{id}', 'read'),
  rule('GET', '/context', 'read'),
  rule('GET', '/checkout/cart', 'read'),
  rule('GET POST', '/account/customer', 'read'),
  rule('GET POST', '/account/list-address', 'read'),
  rule('GET POST', '/account/newsletter-recipient', 'read'),
  rule('GET POST', '/customer/wishlist', 'read'),
  rule('GET POST', '/order', 'read'),
  rule('GET', '/document/download/{id}/{code}', 'read'),
  rule('GET', '/order/download/{id}/{id}', 'read'),
  rule('POST', '/account/customer-recovery-is-expired', 'read'),

  rule('POST', '/(?:contact-form|revocation-request-form)', 'note'),
  rule('POST', '/newsletter/(?:subscribe|unsubscribe|confirm)', 'note'),
  rule('POST', '/account/recovery-password', 'note'),
  rule('POST', '/account/recovery-password-confirm', 'note'),

  rule('PATCH', '/context', 'write'),
  rule('DELETE', '/checkout/cart', 'write'),
  rule('POST PATCH DELETE', '/checkout/cart/line-item', 'write'),
  rule('POST', '/checkout/cart/line-item/delete', 'write'),
  rule('POST', '/checkout/order', 'write'),
  rule('GET POST', '/checkout/gateway', 'write'),
  rule('POST', '/order/state/cancel', 'write'),
  rule('POST', '/order/payment', 'write'),
  rule('GET POST', '/handle-payment', 'write'),
  rule('POST', '/account/(?:change-profile|change-email)', 'write'),
  rule('POST', '/account/address', 'write'),
  rule('PATCH DELETE', '/account/address/{id}', 'write'),
  rule('PATCH', '/account/address/default-(?:billing|shipping)/{id}', 'write'),
  rule('POST', '/account/change-payment-method/{id}', 'write'),
  rule('POST', '/account/change-language', 'write'),
  rule('POST', '/product/{id}/review', 'write'),
  rule('POST', '/customer/wishlist/add/{id}', 'write'),
  rule('DELETE', '/customer/wishlist/delete/{id}', 'write'),
  rule('POST', '/customer/wishlist/merge', 'write'),

  rule('POST', '/account/(?:register|register-confirm|login|logout|change-password|convert-guest)', 'change'),
  rule('DELETE', '/account/customer', 'change'),
];

/**
 * What a call does, or undefined for one that may not pass.
 * @param path Path below `/store-api`, not decoded: an encoded letter, a dot or a doubled slash fits no rule.
 */
export function callKind(method: string, path: string): CallKind | undefined {
  return STORE_API_CALLS.find((row) => row.methods.includes(method) && row.pattern.test(path))?.kind;
}

/** Whether any method may pass on a path: tells a wrong method (405) from a wrong path (404). */
export function isKnownPath(path: string): boolean {
  return STORE_API_CALLS.some((row) => row.pattern.test(path));
}
