/** Operations that the client has no function for, each with its reason. */
export const LEFT_OUT: readonly { operations: RegExp; reason: string }[] = [
  {
    operations: / \/_mcp$/,
    reason: 'experimental: a protocol of its own for assistants, JSON-RPC with sessions, for which there are clients',
  },
  {
    operations: /^POST \/account\/login\/imitate-customer$/,
    reason: 'left out on purpose: nobody acts in a shop with the session of a customer; the token is made by an administrator',
  },
  {
    operations: /^POST \/app-system\/\{name\}\/generate-token$/,
    reason: 'the token is for the server of one app, whose own code in the shop asks for it',
  },
  {
    operations: / \/(advanced-product-catalogs|approval-rule|budgets?|checkout\/budgets?|employee|organization-units?)(\/|$)/,
    reason: 'of the commercial extension for trade among companies (B2B), which neither app has',
  },
  {
    operations: / \/(pending-orders?|permission|quotes?|role|shopping-lists?)(\/|$)/,
    reason: 'of the commercial extension for trade among companies (B2B), which neither app has',
  },
  { operations: / \/order\/\{orderId\}\/return$/, reason: 'of the commercial extension for returns, which neither app has' },
  {
    operations: / \/product\/(image-upload-search|natural-language)\/search-term$/,
    reason: 'of the commercial extension for searches by picture or sentence, which neither app has',
  },
  { operations: / \/sso\//, reason: 'of the commercial extension for sign-in by another provider, which neither app has' },
  { operations: / \/(customized-products\/|swag_customized_products_)/, reason: 'of the extension Custom Products, which neither app has' },
  { operations: / \/swag\/cms-extensions\//, reason: 'of the extension CMS Extensions, which neither app has' },
  { operations: / \/paypal\//, reason: 'of the extension PayPal: the shop pays by `handlePayment`, whatever the method' },
];
