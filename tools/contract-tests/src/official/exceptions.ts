import type { SchemaName, Violation } from './official-schema.ts';

/** A departure from the official description that is right as it is. */
export interface Exception {
  direction: Violation['direction'];
  /** Which violations: their whole `rule`. */
  rule: RegExp;
  /** The description at fault; every one where absent. */
  schema?: SchemaName;
  reason: string;
  /** Recorded answers of a real server depart in the same way; checked where they are at hand. */
  recorded?: true;
}

const STORE_IS_6_6 = 'the embedded store is a 6.6; the field came with 6.7';
const WRONG_IN_DESCRIPTION = 'the description is wrong: a real server answers so';
const LOCAL_TIME = 'a real server writes times in payloads without zone';
const OPTIONAL_ON_SERVERS = 'servers do not ask for it; the description is stricter';

/** Calls that 6.6 has not, by method and path with `{id}` for ids. */
const CALLS_OF_6_7 = [
  'GET /cookie-groups',
  'GET /snippet',
  'GET /product/purchase-limit',
  'GET /shipping-cost/cart',
  'GET /shipping-cost/product/{id}',
  'GET /legal-guarantee-notice',
  'GET /product/{id}/garan-label',
  'POST /context/gateway',
];

export const EXCEPTIONS: readonly Exception[] = [
  // Calls
  {
    direction: 'answer',
    rule: /^PATCH \/account\/address\/default-(billing|shipping)\/\{addressId\} answers 204$/,
    reason: WRONG_IN_DESCRIPTION,
  },
  {
    direction: 'answer',
    rule: /^POST \/newsletter\/(confirm|subscribe|unsubscribe) answers 204$/,
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^GET \/sitemap\/\{filePath\} answers 204$/,
    reason: 'a file that is not of the channel and language is no content: so the server’s source has it',
  },
  { direction: 'answer', rule: /^POST \/product\/\{productId\}\/review answers 204$/, reason: WRONG_IN_DESCRIPTION },
  {
    direction: 'request',
    rule: /^GET \/(country|currency|language|salutation) is not described$/,
    schema: 'store-6.6',
    reason: 'servers of 6.6 answer GET as well; described from 6.7 on',
  },
  {
    direction: 'answer',
    rule: /^GET \/(country|currency|language|salutation) is not described$/,
    schema: 'store-6.6',
    reason: 'servers of 6.6 answer GET as well; described from 6.7 on',
  },
  {
    direction: 'request',
    rule: /^GET \/document\/download\/\{id\}\/\w+ is not described$/,
    schema: 'store-6.6',
    reason: 'servers of 6.6 answer GET as well; described from 6.7 on',
  },
  {
    direction: 'answer',
    rule: /^GET \/document\/download\/\{id\}\/\w+ is not described$/,
    schema: 'store-6.6',
    reason: 'servers of 6.6 answer GET as well; described from 6.7 on',
    recorded: true,
  },
  {
    direction: 'request',
    rule: /^POST \/revocation-request-form is not described$/,
    schema: 'store-6.6',
    reason: 'newer than that description: servers that do not know it get a message of the contact form',
  },
  {
    direction: 'answer',
    rule: /^POST \/revocation-request-form is not described$/,
    schema: 'store-6.6',
    reason: 'newer than that description',
  },
  {
    direction: 'request',
    rule: /^POST \/account\/convert-guest is not described$/,
    schema: 'store-6.6',
    reason: 'a call of 6.7: whoever was a guest gets an account anew on servers that do not know it',
  },
  {
    direction: 'answer',
    rule: /^POST \/account\/convert-guest is not described$/,
    schema: 'store-6.6',
    reason: 'a call of 6.7',
  },
  {
    direction: 'request',
    rule: /^GET \/shop-settings is not described$/,
    schema: 'store-6.6',
    reason: 'a call of 6.7: the client takes its absence for an answer',
  },
  {
    direction: 'answer',
    rule: /^GET \/shop-settings is not described$/,
    schema: 'store-6.6',
    reason: 'a call of 6.7: the client takes its absence for an answer',
  },
  ...CALLS_OF_6_7.flatMap((call) =>
    (['request', 'answer'] as const).map((direction) => ({
      direction,
      rule: new RegExp(`^${call.replaceAll(/[{}]/g, String.raw`\$&`)} is not described$`),
      schema: 'store-6.6' as const,
      reason: 'a call of 6.7: the client takes its absence for an answer, or says that an app is needed',
    })),
  ),
  {
    direction: 'request',
    rule: /^POST \/account\/change-payment-method\/\{id\} is not described$/,
    schema: 'store-6.7',
    reason: 'gone in 6.7: the client falls back to the session’s payment method',
  },
  {
    direction: 'answer',
    rule: /^POST \/account\/change-payment-method\/\{id\} is not described$/,
    schema: 'store-6.7',
    reason: 'gone in 6.7: the client falls back to the session’s payment method',
  },
  {
    direction: 'request',
    rule: /^POST \/dsr\/(account\/update-default-info|customer\/[a-z-]+) is not described$/,
    schema: 'store-6.6',
    reason: 'described from 6.7 on',
  },
  {
    direction: 'request',
    rule: /^GET \/dsr\/appointment\/\{id\}\/shopping-lists is not described$/,
    schema: 'store-6.6',
    reason: 'described from 6.7 on',
  },
  {
    direction: 'request',
    rule: /^GET \/_info\/me is not described$/,
    schema: 'admin-6.7',
    reason: 'every administration asks it who is signed in; the description leaves it out',
  },
  {
    direction: 'answer',
    rule: /^GET \/_info\/me is not described$/,
    schema: 'admin-6.7',
    reason: 'every administration asks it who is signed in; the description leaves it out',
  },
  {
    direction: 'request',
    rule: /: query parameter search is not described$/,
    reason: 'described as a field of the body; the specification puts it into the query, so the client sends both',
  },
  {
    direction: 'request',
    rule: /^POST \/payment-method: query parameter onlyAvailable is not described$/,
    reason: 'described for shipping methods and, for payment methods, in the body; servers read both',
  },
  {
    direction: 'request',
    rule: /: query parameter download is not described$/,
    schema: 'store-6.7',
    reason: 'asks for an attachment; servers take it',
  },

  { direction: 'answer', rule: /^errors lacks meta$/, schema: 'admin-6.7', reason: 'refusals of OAuth have no parameters to tell' },

  // Requests: fields that the description asks for and servers do not
  {
    direction: 'request',
    rule: /^(POST \/account\/address|billingAddress|shippingAddress) lacks (id|customerId)$/,
    reason: 'the description takes the answer’s address for the request’s: servers give the ids',
  },
  {
    direction: 'request',
    rule: /^billingAddress lacks (firstName|lastName)$/,
    reason: OPTIONAL_ON_SERVERS + ': the customer’s names stand in',
  },
  {
    direction: 'request',
    rule: /^POST \/(account\/change-profile|contact-form) lacks salutationId$/,
    schema: 'store-6.6',
    reason: OPTIONAL_ON_SERVERS,
  },
  { direction: 'request', rule: /^POST \/dsr\/appointment\/request lacks (salutationId|subject)$/, reason: OPTIONAL_ON_SERVERS },
  { direction: 'request', rule: /^POST \/product\/\{productId\}\/review lacks points$/, reason: OPTIONAL_ON_SERVERS },
  {
    direction: 'request',
    rule: /^items lacks (id|type)$/,
    reason: 'the description takes the answer’s line item for the request’s: a promotion has a code alone, a change an id alone',
  },
  { direction: 'request', rule: /^items\.payload lacks \w+$/, reason: 'the description takes a whole product for the payload' },
  { direction: 'request', rule: /^sort lacks order$/, reason: OPTIONAL_ON_SERVERS + ': ascending is what they do' },
  {
    direction: 'request',
    rule: /^(filter|post-filter)(\.operator is another value: "xor"| breaks anyOf)$/,
    reason: 'servers know `xor` as well',
  },
  {
    direction: 'request',
    rule: /^filter( lacks (field|value)|\.(field|type) is another value: .*|\.value is \w+, not string)$/,
    schema: 'store-6.7',
    reason: 'orders are described with the one filter of the guests’ link; servers take the whole grammar',
  },
  { direction: 'request', rule: /^buildTree is boolean, not array$/, reason: 'the description is wrong: a real server takes a boolean' },
  {
    direction: 'request',
    rule: /^(no|only|reduce)-aggregations is boolean, not string$/,
    schema: 'store-6.6',
    reason: 'the description says that any text counts; `false` is what a text cannot say',
  },
  {
    direction: 'request',
    rule: /^(no|only|reduce)-aggregations breaks anyOf$/,
    schema: 'store-6.7',
    reason: 'the description says that any text counts; `false` is what a text cannot say',
  },
  {
    direction: 'request',
    rule: /^options is object, not array$/,
    schema: 'store-6.6',
    reason: 'servers take a map of groups as well: 6.7 describes it',
  },

  // Answers: prices
  {
    direction: 'answer',
    rule: /^calculated_(cheapest_)?price lacks (hasRange|netPrice|positionPrice)$/,
    schema: 'store-6.6',
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^calculated_cheapest_price\.apiAlias is another value: .*$/,
    schema: 'store-6.6',
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  { direction: 'answer', rule: /^calculated_price has \w+$/, reason: 'the tiers are described as empty objects', recorded: true },
  {
    direction: 'answer',
    rule: /^(calculated_price|cart_price)\.(calculatedTaxes|taxRules) is array, not object$/,
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart_price (lacks (hasRange|listPrice|quantity|referencePrice|regulationPrice|unitPrice))$/,
    schema: 'store-6.6',
    reason: 'the sum is described as a piece’s price',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart_price\.apiAlias is another value: .*$/,
    schema: 'store-6.6',
    reason: 'the sum is described as a piece’s price',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart_price_percentage\.apiAlias is another value: .*$/,
    reason: 'a promotion’s price definition is described as a quantity’s',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart_price_reference (breaks anyOf|lacks (calculatedTaxes|hasRange|listPrice|quantity|regulationPrice|totalPrice))$/,
    reason: 'the base price is described as a whole price',
    recorded: true,
  },

  // Answers: cart and order
  {
    direction: 'answer',
    rule: /^array_struct\.redirectUrl is null, not string$/,
    reason: 'null says that there is nothing to redirect to',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart\.errors is object, not array$/,
    schema: 'store-6.6',
    reason: 'a map unless it is empty',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart_delivery_information\.weight is number, not integer$/,
    reason: 'kilograms have fractions',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^(cart|order)_line_item\.payload lacks \w+$/,
    reason: 'the payload is described as a whole product',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^(cart|order)_line_item\.payload\.(createdAt|releaseDate) breaks format$/,
    reason: LOCAL_TIME,
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^cart_line_item\.payload\.options lacks translated$/,
    schema: 'store-6.7',
    reason: 'the payload’s options are two texts',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^order_line_item\.payload\.options(\.group is string, not object| lacks (groupId|id|name|translated))$/,
    reason: 'the payload’s options are two texts, as in the cart',
  },
  {
    direction: 'answer',
    rule: /^media lacks (mediaId|productId)$/,
    schema: 'store-6.6',
    reason: 'a line’s cover is described as the product’s picture entry',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^media\.thumbnails is array, not object$/,
    schema: 'store-6.6',
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^order-route-response-struct\.orders is object, not array$/,
    schema: 'store-6.6',
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^order\.stateMachineState is null, not object$/,
    schema: 'store-6.7',
    reason: 'comes when asked for',
    recorded: true,
  },
  { direction: 'answer', rule: /^document\.config lacks title$/, schema: 'store-6.7', reason: STORE_IS_6_6 },

  // Answers: lists
  { direction: 'answer', rule: /^breadcrumb_collection is object, not array$/, reason: WRONG_IN_DESCRIPTION, recorded: true },
  {
    direction: 'answer',
    rule: /^dal_entity_search_result is object, not array$/,
    schema: 'store-6.6',
    reason: 'described as the bare list; 6.7 describes it rightly',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^dal_entity_search_result( lacks (availableSortings|currentFilters)|\.apiAlias is another value: .*)$/,
    reason: 'the wish list’s products are described as a listing',
  },
  {
    direction: 'answer',
    rule: /^(dal_entity_search_result|product_listing)\.aggregations is object, not array$/,
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  { direction: 'answer', rule: /^product_listing\.currentFilters lacks navigationId$/, reason: 'a search has no category', recorded: true },

  // Answers: entities
  {
    direction: 'answer',
    rule: /^(category|order_line_item)\.children is null, not array$/,
    reason: 'comes when asked for',
    recorded: true,
  },
  { direction: 'answer', rule: /^cms_(block|section) lacks id$/, schema: 'store-6.7', reason: STORE_IS_6_6, recorded: true },
  { direction: 'answer', rule: /^cms_slot\.(data|fieldConfig) is array, not object$/, reason: WRONG_IN_DESCRIPTION, recorded: true },
  {
    direction: 'answer',
    rule: /^context\.currencyFactor is number, not integer$/,
    reason: 'exchange rates have fractions',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^context\.source is object, not string$/,
    schema: 'store-6.6',
    reason: WRONG_IN_DESCRIPTION,
    recorded: true,
  },
  { direction: 'answer', rule: /^country\.addressFormat is array, not object$/, reason: WRONG_IN_DESCRIPTION, recorded: true },
  {
    direction: 'answer',
    rule: /^customer breaks anyOf$/,
    schema: 'store-6.7',
    reason: 'the guest’s and the customer’s description fit both',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^customer\.active(Billing|Shipping)Address is null, not object$/,
    reason: 'set in the session’s context alone',
    recorded: true,
  },
  {
    direction: 'answer',
    rule: /^customer_address\.(country|salutation) is null, not object$/,
    reason: 'comes when asked for',
    recorded: true,
  },
  { direction: 'answer', rule: /^product lacks type$/, schema: 'store-6.7', reason: STORE_IS_6_6, recorded: true },
  {
    direction: 'answer',
    rule: /^product\.name is null, not string$/,
    reason: 'a variant’s own name: the inherited one stands in `translated`',
    recorded: true,
  },
  { direction: 'answer', rule: /^product\.seoCategory is null, not object$/, reason: 'set on the product’s page alone', recorded: true },
  {
    direction: 'answer',
    rule: /^product\.sortedProperties is array, not object$/,
    reason: 'the groups in their order, when the options’ groups are asked for',
  },
  {
    direction: 'answer',
    rule: /^property_group_option (lacks option)$/,
    reason: 'the description knows a field that no server has',
    recorded: true,
  },
  { direction: 'answer', rule: /^property_group_option\.group is null, not object$/, reason: 'comes when asked for', recorded: true },
  { direction: 'answer', rule: /^sales_channel_context lacks languageInfo$/, schema: 'store-6.7', reason: STORE_IS_6_6, recorded: true },
];

/** The exception that covers a violation. */
export function exceptionFor(violation: Violation): Exception | undefined {
  return EXCEPTIONS.find(
    (exception) =>
      exception.direction === violation.direction &&
      (exception.schema ?? violation.schema) === violation.schema &&
      exception.rule.test(violation.rule),
  );
}
