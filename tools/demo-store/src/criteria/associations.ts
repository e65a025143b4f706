import { fault } from '../server/faults.ts';
import { isRecord } from '../server/parameters.ts';

/** Wanted associations by name, each with its own. */
export interface AssociationTree {
  [name: string]: AssociationTree;
}

/** Which entity an association leads to. */
const SCHEMA: Record<string, Record<string, string>> = {
  product: {
    manufacturer: 'product_manufacturer',
    media: 'product_media',
    cover: 'product_media',
    properties: 'property_group_option',
    options: 'property_group_option',
    categories: 'category',
    categoriesRo: 'category',
    seoUrls: 'seo_url',
    crossSellings: 'product_cross_selling',
    children: 'product',
    parent: 'product',
    tax: 'tax',
    unit: 'unit',
    deliveryTime: 'delivery_time',
    productReviews: 'product_review',
    configuratorSettings: 'product_configurator_setting',
    mainCategories: 'main_category',
    tags: 'tag',
    streams: 'product_stream',
    downloads: 'product_download',
    cmsPage: 'cms_page',
    prices: 'product_price',
    visibilities: 'product_visibility',
    translations: 'product_translation',
    canonicalProduct: 'product',
    searchKeywords: 'product_search_keyword',
  },
  product_manufacturer: { media: 'media', products: 'product', translations: 'product_manufacturer_translation' },
  product_media: { media: 'media', product: 'product' },
  product_cross_selling: { assignedProducts: 'product', product: 'product' },
  product_review: { product: 'product', customer: 'customer', language: 'language' },
  product_configurator_setting: { option: 'property_group_option', media: 'media', product: 'product' },
  product_download: { media: 'media', product: 'product' },
  product_price: { rule: 'rule' },
  media: { thumbnails: 'media_thumbnail', mediaFolder: 'media_folder', translations: 'media_translation' },
  property_group_option: { group: 'property_group', media: 'media', translations: 'property_group_option_translation' },
  property_group: { options: 'property_group_option', translations: 'property_group_translation' },
  category: {
    media: 'media',
    cmsPage: 'cms_page',
    children: 'category',
    parent: 'category',
    seoUrls: 'seo_url',
    products: 'product',
    tags: 'tag',
    navigationSalesChannels: 'sales_channel',
    mainCategories: 'main_category',
    translations: 'category_translation',
    productStream: 'product_stream',
  },
  landing_page: {
    cmsPage: 'cms_page',
    seoUrls: 'seo_url',
    tags: 'tag',
    salesChannels: 'sales_channel',
    translations: 'landing_page_translation',
  },
  cms_page: {
    sections: 'cms_section',
    previewMedia: 'media',
    categories: 'category',
    landingPages: 'landing_page',
    products: 'product',
    translations: 'cms_page_translation',
  },
  cms_section: { blocks: 'cms_block', page: 'cms_page', backgroundMedia: 'media' },
  cms_block: { slots: 'cms_slot', section: 'cms_section', backgroundMedia: 'media' },
  cms_slot: { block: 'cms_block', translations: 'cms_slot_translation' },
  seo_url: { language: 'language', salesChannel: 'sales_channel' },
  language: {
    locale: 'locale',
    translationCode: 'locale',
    parent: 'language',
    children: 'language',
    salesChannels: 'sales_channel',
    salesChannelDomains: 'sales_channel_domain',
  },
  currency: { salesChannels: 'sales_channel', translations: 'currency_translation', countryRoundings: 'currency_country_rounding' },
  country: { states: 'country_state', translations: 'country_translation' },
  country_state: { country: 'country', translations: 'country_state_translation' },
  salutation: { translations: 'salutation_translation' },
  payment_method: { media: 'media', translations: 'payment_method_translation', availabilityRule: 'rule' },
  shipping_method: {
    media: 'media',
    deliveryTime: 'delivery_time',
    prices: 'shipping_method_price',
    availabilityRule: 'rule',
    tags: 'tag',
    tax: 'tax',
    translations: 'shipping_method_translation',
  },
  customer: {
    addresses: 'customer_address',
    defaultBillingAddress: 'customer_address',
    defaultShippingAddress: 'customer_address',
    salutation: 'salutation',
    group: 'customer_group',
    defaultPaymentMethod: 'payment_method',
    lastPaymentMethod: 'payment_method',
    language: 'language',
    orderCustomers: 'order_customer',
    tags: 'tag',
    salesChannel: 'sales_channel',
  },
  customer_address: { country: 'country', countryState: 'country_state', salutation: 'salutation', customer: 'customer' },
  order: {
    lineItems: 'order_line_item',
    addresses: 'order_address',
    billingAddress: 'order_address',
    deliveries: 'order_delivery',
    transactions: 'order_transaction',
    stateMachineState: 'state_machine_state',
    orderCustomer: 'order_customer',
    currency: 'currency',
    language: 'language',
    documents: 'document',
    tags: 'tag',
    salesChannel: 'sales_channel',
    primaryOrderDelivery: 'order_delivery',
    primaryOrderTransaction: 'order_transaction',
  },
  order_line_item: {
    cover: 'media',
    downloads: 'order_line_item_download',
    product: 'product',
    children: 'order_line_item',
    parent: 'order_line_item',
    orderDeliveryPositions: 'order_delivery_position',
    promotion: 'promotion',
    order: 'order',
  },
  order_line_item_download: { media: 'media', orderLineItem: 'order_line_item' },
  order_address: { country: 'country', countryState: 'country_state', salutation: 'salutation' },
  order_customer: { salutation: 'salutation', customer: 'customer' },
  order_delivery: {
    shippingMethod: 'shipping_method',
    shippingOrderAddress: 'order_address',
    positions: 'order_delivery_position',
    stateMachineState: 'state_machine_state',
    order: 'order',
  },
  order_delivery_position: { orderLineItem: 'order_line_item' },
  order_transaction: {
    paymentMethod: 'payment_method',
    stateMachineState: 'state_machine_state',
    captures: 'order_transaction_capture',
    order: 'order',
  },
  document: { documentType: 'document_type', documentMediaFile: 'media', order: 'order' },
  customer_wishlist: { products: 'customer_wishlist_product' },
};

/** Reads `associations` of a request; an unknown name is refused, as a server error. */
export function parseAssociations(entity: string, value: unknown): AssociationTree {
  if (!isRecord(value)) return {};
  const known = SCHEMA[entity];
  const tree: AssociationTree = {};
  for (const [name, criteria] of Object.entries(value)) {
    const target = known?.[name];
    if (target === undefined)
      throw fault(500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${name}`, { association: name });
    tree[name] = parseAssociations(target, isRecord(criteria) ? criteria['associations'] : undefined);
  }
  return tree;
}
