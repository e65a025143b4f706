import { idOf } from '../id.ts';
import type { AdminUserModel, CustomerGroupModel, ProductExportModel, ShopperModel } from '../market-model.ts';
import { t } from '../text.ts';
import { countryId, stateId } from './market.ts';

/** Interior designers and the like: they see prices without tax. */
export const TRADE_GROUP: CustomerGroupModel = {
  id: idOf('customer-group:trade'),
  name: t('Trade', 'Gewerbe'),
  displayGross: false,
  registration: {
    title: t('Trade customers', 'Geschäftskunden'),
    introduction: t(
      '<p>You furnish rooms for others? Register your company, and once we have looked at your details you see prices without tax.</p>',
      '<p>Sie richten Räume für andere ein? Registrieren Sie Ihr Unternehmen: Sobald wir Ihre Angaben geprüft haben, sehen Sie Preise ohne Steuer.</p>',
    ),
    onlyCompanies: true,
    seoMetaDescription: t('Register your company as a trade customer.', 'Registrieren Sie Ihr Unternehmen als Geschäftskunde.'),
  },
};

/** As public as the passwords of the demo accounts. */
export const PRODUCT_EXPORT: ProductExportModel = {
  id: idOf('product-export:products'),
  accessKey: 'SWPEVITRINEDEMOEXPORTKEY00',
  fileName: 'products.csv',
};

export const SHOPPERS: readonly ShopperModel[] = [
  {
    id: idOf('customer:shopper'),
    customerNumber: '10000',
    email: 'shopper@vitrine.example',
    password: 'shopper-demo',
    salutationId: idOf('salutation:mrs'),
    firstName: 'Nora',
    lastName: 'Lindqvist',
    address: {
      id: idOf('address:shopper:home'),
      street: 'Koppel 12',
      zipcode: '20099',
      city: 'Hamburg',
      countryId: countryId('DE'),
      countryStateId: stateId('DE-HH'),
    },
    furtherAddresses: [
      {
        id: idOf('address:shopper:away'),
        street: '41 Orchard Street',
        zipcode: '10002',
        city: 'New York',
        countryId: countryId('US'),
        countryStateId: stateId('US-NY'),
      },
    ],
    languageCode: 'en-US',
    newsletter: true,
    pastOrders: [
      {
        id: idOf('order:10001'),
        orderNumber: '10001',
        orderDate: '2026-06-18T10:24:00.000Z',
        currencyCode: 'USD',
        lines: [
          { productId: idOf('product:harbor-mug:terracotta'), quantity: 4 },
          { productId: idOf('product:linen-pillow:sage'), quantity: 2 },
        ],
        shippingMethodId: idOf('shipping-method:standard'),
        paymentMethodId: idOf('payment-method:invoice'),
        state: 'completed',
        transactionState: 'paid',
        deliveryState: 'shipped',
        trackingCodes: ['VT-4711-0815'],
      },
      {
        id: idOf('order:10002'),
        orderNumber: '10002',
        orderDate: '2026-09-02T17:05:00.000Z',
        currencyCode: 'USD',
        lines: [{ productId: idOf('product:velvet-pouf-pillow:plum'), quantity: 1 }],
        shippingMethodId: idOf('shipping-method:express'),
        paymentMethodId: idOf('payment-method:prepayment'),
        state: 'cancelled',
        transactionState: 'cancelled',
        deliveryState: 'cancelled',
      },
      {
        id: idOf('order:10003'),
        orderNumber: '10003',
        orderDate: '2026-11-09T08:41:00.000Z',
        currencyCode: 'USD',
        lines: [
          { productId: idOf('product:porto-table-lamp:terracotta'), quantity: 1 },
          { productId: idOf('product:year-planner'), quantity: 1 },
        ],
        shippingMethodId: idOf('shipping-method:standard'),
        paymentMethodId: idOf('payment-method:invoice'),
        state: 'in_progress',
        transactionState: 'open',
        deliveryState: 'open',
      },
    ],
  },
  {
    id: idOf('customer:trade'),
    customerNumber: '10001',
    email: 'trade@vitrine.example',
    password: 'trade-demo',
    salutationId: idOf('salutation:mr'),
    firstName: 'Emil',
    lastName: 'Brandt',
    company: 'Brandt Interiors',
    address: {
      id: idOf('address:trade:office'),
      street: 'Rathausstraße 8',
      zipcode: '10178',
      city: 'Berlin',
      countryId: countryId('DE'),
      countryStateId: stateId('DE-BE'),
    },
    languageCode: 'de-DE',
    customerGroupId: TRADE_GROUP.id,
    newsletter: false,
  },
];

export const ADMIN_USERS: readonly AdminUserModel[] = [
  {
    id: idOf('user:guide'),
    username: 'guide',
    password: 'guide-demo',
    firstName: 'Mara',
    lastName: 'Ellwood',
    email: 'guide@vitrine.example',
    admin: true,
  },
  {
    id: idOf('user:guide2'),
    username: 'guide2',
    password: 'guide-demo',
    firstName: 'Jonas',
    lastName: 'Brandt',
    email: 'guide2@vitrine.example',
    admin: true,
  },
  // Guides and nothing else: what one of them has is none of the other's business.
  {
    id: idOf('user:guide3'),
    username: 'guide3',
    password: 'guide-demo',
    firstName: 'Selma',
    lastName: 'Aydin',
    email: 'guide3@vitrine.example',
    admin: false,
  },
  {
    id: idOf('user:guide4'),
    username: 'guide4',
    password: 'guide-demo',
    firstName: 'Teo',
    lastName: 'Moretti',
    email: 'guide4@vitrine.example',
    admin: false,
  },
];
