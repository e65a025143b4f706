import { idOf, mediaId } from '../catalogue/id.ts';
import type { LocalizedText } from '../catalogue/market-model.ts';
import type { AssociationTree } from '../criteria/associations.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Address } from '../store/customers.ts';
import { isoDate } from '../store/ids.ts';
import type { Order, OrderDelivery, OrderLine, OrderTransaction } from '../store/orders.ts';
import { type Entity, LIVE_VERSION, searchExtension, stamps } from './entity.ts';
import { countryEntity, currencyEntity, findSalutation, languageEntity, stateEntity } from './market.ts';
import { findMedia } from './media.ts';
import { paymentMethodEntity, shippingMethodEntity } from './methods.ts';
import { cartPriceEntity, priceEntity } from './price.ts';

const STATE_NAMES: Record<string, LocalizedText> = {
  open: { 'en-US': 'Open', 'de-DE': 'Offen' },
  in_progress: { 'en-US': 'In progress', 'de-DE': 'In Bearbeitung' },
  completed: { 'en-US': 'Done', 'de-DE': 'Abgeschlossen' },
  cancelled: { 'en-US': 'Cancelled', 'de-DE': 'Abgebrochen' },
  paid: { 'en-US': 'Paid', 'de-DE': 'Bezahlt' },
  refunded: { 'en-US': 'Refunded', 'de-DE': 'Erstattet' },
  shipped: { 'en-US': 'Shipped', 'de-DE': 'Versandt' },
  unconfirmed: { 'en-US': 'Unconfirmed', 'de-DE': 'Unbestätigt' },
  authorized: { 'en-US': 'Authorized', 'de-DE': 'Autorisiert' },
  paid_partially: { 'en-US': 'Paid (partially)', 'de-DE': 'Teilweise bezahlt' },
  reminded: { 'en-US': 'Reminded', 'de-DE': 'Erinnert' },
  refunded_partially: { 'en-US': 'Refunded (partially)', 'de-DE': 'Teilweise erstattet' },
  chargeback: { 'en-US': 'Chargeback', 'de-DE': 'Rückbuchung' },
  failed: { 'en-US': 'Failed', 'de-DE': 'Fehlgeschlagen' },
};

export function stateMachineEntity(ctx: ShopContext, technicalName: string): Entity {
  const name = STATE_NAMES[technicalName];
  return {
    translated: { name: ctx.full(name), customFields: {} },
    ...stamps(),
    name: ctx.raw(name),
    technicalName,
    customFields: null,
    apiAlias: 'state_machine_state',
  };
}

const stateId = (machine: string, name: string): string => idOf(`state:${machine}:${name}`);

function orderAddressEntity(ctx: ShopContext, address: Address, withCountry: boolean): Entity {
  const country = ctx.index.countries.get(address.countryId);
  const state = country?.states.find((entry) => entry.id === address.countryStateId);
  return {
    versionId: LIVE_VERSION,
    translated: [],
    createdAt: address.createdAt,
    updatedAt: address.updatedAt,
    countryId: address.countryId,
    countryStateId: address.countryStateId,
    firstName: address.firstName,
    lastName: address.lastName,
    street: address.street,
    zipcode: address.zipcode,
    city: address.city,
    company: address.company,
    department: address.department,
    title: address.title,
    vatId: null,
    phoneNumber: address.phoneNumber,
    additionalAddressLine1: address.additionalAddressLine1,
    additionalAddressLine2: address.additionalAddressLine2,
    country: withCountry && country ? countryEntity(ctx, country) : null,
    countryState: withCountry && country && state ? stateEntity(ctx, country, state) : null,
    salutation: withCountry ? findSalutation(ctx, address.salutationId) : null,
    customFields: null,
    id: address.id,
    apiAlias: 'order_address',
  };
}

const wantsCountry = (wanted: AssociationTree | undefined): boolean =>
  wanted?.['country'] !== undefined || wanted?.['countryState'] !== undefined || wanted?.['salutation'] !== undefined;

/** Whether a line's download may be fetched: once the order is paid. */
export function accessGranted(order: Order): boolean {
  return order.transactions.at(-1)?.state === 'paid';
}

function lineEntity(ctx: ShopContext, order: Order, line: OrderLine, wanted: AssociationTree): Entity {
  const { download } = line;
  return {
    versionId: LIVE_VERSION,
    translated: [],
    ...stamps(order.createdAt),
    orderId: order.id,
    identifier: line.identifier,
    referencedId: line.referencedId,
    productId: line.productId,
    promotionId: line.promotionId,
    quantity: line.quantity,
    unitPrice: line.price.unitPrice,
    totalPrice: line.price.totalPrice,
    label: line.label,
    description: line.description,
    good: line.good,
    removable: true,
    coverId: line.coverKey === null ? null : mediaId(line.coverKey),
    stackable: line.stackable,
    position: line.position,
    priceDefinition: line.priceDefinition,
    payload: line.payload,
    parentId: null,
    parent: null,
    type: line.type,
    orderDeliveryPositions: null,
    cover: wanted['cover'] && line.coverKey !== null ? findMedia(ctx, mediaId(line.coverKey)) : null,
    children: null,
    states: line.states,
    downloads: wanted['downloads']
      ? download
        ? [downloadEntity(ctx, order, line, download, wanted['downloads']['media'] !== undefined)]
        : []
      : null,
    orderVersionId: LIVE_VERSION,
    productVersionId: LIVE_VERSION,
    parentVersionId: LIVE_VERSION,
    customFields: null,
    id: line.id,
    apiAlias: 'order_line_item',
  };
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  epub: 'application/epub+zip',
  zip: 'application/zip',
};

function downloadEntity(
  ctx: ShopContext,
  order: Order,
  line: OrderLine,
  download: { id: string; fileName: string },
  withMedia: boolean,
): Entity {
  const id = idOf(`file:${line.productId ?? ''}`);
  const file = ctx.index.products.get(line.productId ?? '')?.model.download;
  const [, baseName = download.fileName, extension = ''] = /^(.*)\.([^.]+)$/.exec(download.fileName) ?? [];
  return {
    versionId: LIVE_VERSION,
    translated: [],
    ...stamps(order.createdAt),
    orderLineItemId: line.id,
    orderLineItemVersionId: LIVE_VERSION,
    mediaId: id,
    position: 0,
    // The file itself is private: it has a name and no address.
    media: withMedia
      ? {
          translated: { alt: null, title: null, customFields: {} },
          ...stamps(),
          mimeType: MIME_TYPES[extension.toLowerCase()] ?? 'application/octet-stream',
          fileExtension: extension,
          fileSize: file === undefined ? null : Buffer.byteLength(file.content),
          title: null,
          metaData: null,
          uploadedAt: order.createdAt,
          alt: null,
          url: '',
          fileName: baseName,
          translations: null,
          thumbnails: [],
          hasFile: true,
          private: true,
          path: '',
          config: null,
          customFields: null,
          id,
          apiAlias: 'media',
        }
      : null,
    orderLineItem: null,
    accessGranted: accessGranted(order),
    customFields: null,
    id: download.id,
    apiAlias: 'order_line_item_download',
  };
}

function deliveryEntity(ctx: ShopContext, order: Order, delivery: OrderDelivery, wanted: AssociationTree): Entity {
  const method = ctx.index.shippingMethods.get(delivery.shippingMethodId);
  const address = order.addresses.find((entry) => entry.id === delivery.addressId);
  return {
    versionId: LIVE_VERSION,
    translated: [],
    ...stamps(order.createdAt, order.updatedAt),
    orderId: order.id,
    orderVersionId: LIVE_VERSION,
    shippingOrderAddressId: delivery.addressId,
    shippingOrderAddressVersionId: LIVE_VERSION,
    shippingMethodId: delivery.shippingMethodId,
    trackingCodes: delivery.trackingCodes ?? [],
    shippingDateEarliest: delivery.earliest,
    shippingDateLatest: delivery.latest,
    shippingCosts: priceEntity(delivery.shippingCosts),
    shippingOrderAddress:
      wanted['shippingOrderAddress'] && address ? orderAddressEntity(ctx, address, wantsCountry(wanted['shippingOrderAddress'])) : null,
    stateId: stateId('order_delivery', delivery.state),
    stateMachineState: wanted['stateMachineState'] ? stateMachineEntity(ctx, delivery.state) : null,
    shippingMethod: wanted['shippingMethod'] && method ? shippingMethodEntity(ctx, method) : null,
    order: null,
    positions: null,
    customFields: null,
    id: delivery.id,
    apiAlias: 'order_delivery',
  };
}

function transactionEntity(ctx: ShopContext, order: Order, transaction: OrderTransaction, wanted: AssociationTree): Entity {
  const method = ctx.index.paymentMethods.get(transaction.paymentMethodId);
  return {
    versionId: LIVE_VERSION,
    translated: [],
    createdAt: transaction.createdAt,
    updatedAt: transaction.updatedAt,
    orderId: order.id,
    orderVersionId: LIVE_VERSION,
    paymentMethodId: transaction.paymentMethodId,
    amount: priceEntity(transaction.amount),
    paymentMethod: wanted['paymentMethod'] && method ? paymentMethodEntity(ctx, method) : null,
    stateMachineState: wanted['stateMachineState'] ? stateMachineEntity(ctx, transaction.state) : null,
    stateId: stateId('order_transaction', transaction.state),
    captures: null,
    validationData: [],
    customFields: null,
    id: transaction.id,
    apiAlias: 'order_transaction',
  };
}

function documentEntity(order: Order): Entity {
  return {
    translated: [],
    ...stamps(order.createdAt),
    documentTypeId: idOf('document-type:invoice'),
    orderId: order.id,
    orderVersionId: LIVE_VERSION,
    fileType: 'pdf',
    documentMediaFileId: idOf(`document-file:${order.document.id}`),
    documentMediaFile: null,
    config: { name: 'invoice', documentNumber: order.document.number, displayInCustomerAccount: true },
    sent: true,
    static: false,
    deepLinkCode: order.document.deepLinkCode,
    documentType: {
      name: 'Invoice',
      technicalName: 'invoice',
      translated: { name: 'Invoice' },
      id: idOf('document-type:invoice'),
      apiAlias: 'document_type',
    },
    documentNumber: order.document.number,
    customFields: null,
    id: order.document.id,
    apiAlias: 'document',
  };
}

/** An order; only its customer and billing address come unasked. */
export function orderEntity(ctx: ShopContext, order: Order, wanted: AssociationTree): Entity {
  const billing = order.addresses.find((address) => address.id === order.billingAddressId);
  const currency = ctx.index.currencies.get(order.currencyId);
  const language = ctx.index.languages.get(order.languageId);
  const day = isoDate(`${order.createdAt.slice(0, 10)}T00:00:00Z`);
  return {
    extensions: searchExtension({ autoIncrement: order.autoIncrement, orderNumber: order.orderNumber }),
    versionId: LIVE_VERSION,
    translated: [],
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    orderNumber: order.orderNumber,
    currencyId: order.currencyId,
    currencyFactor: currency?.factor ?? 1,
    salesChannelId: ctx.index.catalogue.salesChannel.id,
    billingAddressId: order.billingAddressId,
    billingAddressVersionId: LIVE_VERSION,
    orderDateTime: order.createdAt,
    orderDate: day,
    price: cartPriceEntity(order.price, order.taxStatus),
    amountTotal: order.price.totalPrice,
    amountNet: order.price.netPrice,
    positionPrice: order.price.positionPrice,
    taxStatus: order.taxStatus,
    shippingCosts: priceEntity(order.shippingCosts),
    shippingTotal: order.shippingCosts.totalPrice,
    orderCustomer: {
      versionId: LIVE_VERSION,
      translated: [],
      ...stamps(order.createdAt),
      ...order.orderCustomer,
      vatIds: null,
      salutation: wanted['orderCustomer']?.['salutation'] ? findSalutation(ctx, order.orderCustomer.salutationId) : null,
      customFields: null,
      apiAlias: 'order_customer',
    },
    currency: wanted['currency'] && currency ? currencyEntity(ctx, currency) : null,
    languageId: order.languageId,
    language: wanted['language'] && language ? languageEntity(language) : null,
    addresses: wanted['addresses']
      ? order.addresses.map((address) => orderAddressEntity(ctx, address, wantsCountry(wanted['addresses'])))
      : null,
    billingAddress: billing ? orderAddressEntity(ctx, billing, wantsCountry(wanted['billingAddress'])) : null,
    deliveries: wanted['deliveries']
      ? order.deliveries.map((delivery) => deliveryEntity(ctx, order, delivery, wanted['deliveries'] ?? {}))
      : null,
    lineItems: wanted['lineItems'] ? order.lines.map((line) => lineEntity(ctx, order, line, wanted['lineItems'] ?? {})) : null,
    transactions: wanted['transactions']
      ? order.transactions.map((transaction) => transactionEntity(ctx, order, transaction, wanted['transactions'] ?? {}))
      : null,
    deepLinkCode: order.deepLinkCode,
    stateMachineState: wanted['stateMachineState'] ? stateMachineEntity(ctx, order.state) : null,
    documents: wanted['documents'] ? [documentEntity(order)] : [],
    tags: null,
    affiliateCode: order.affiliateCode,
    campaignCode: order.campaignCode,
    customerComment: order.customerComment,
    createdById: null,
    updatedById: null,
    source: null,
    customFields: null,
    id: order.id,
    apiAlias: 'order',
  };
}
