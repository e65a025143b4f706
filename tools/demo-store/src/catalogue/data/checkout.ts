import { idOf } from '../id.ts';
import type { PaymentMethodModel, PromotionModel, ShippingMethodModel } from '../market-model.ts';
import { amounts, t } from '../text.ts';

const NOTHING = amounts([0, 0, 0]);

export const SHIPPING_METHODS: readonly ShippingMethodModel[] = [
  {
    id: idOf('shipping-method:standard'),
    technicalName: 'shipping_standard',
    name: t('Standard', 'Standard'),
    description: t(
      'With the parcel service, climate-neutral. Free from $100.',
      'Mit dem Paketdienst, klimaneutral. Ab 90 € kostenlos.',
      'With the parcel service, climate-neutral. Free from £80.',
    ),
    position: 1,
    trackingUrl: 'https://parcel.example/track?code=%s',
    deliveryTimeId: idOf('delivery-time:days'),
    prices: [
      { cartValueStart: NOTHING, price: amounts([7.9, 5.9, 5.9]) },
      { cartValueStart: amounts([100, 80, 90]), price: NOTHING },
    ],
  },
  {
    id: idOf('shipping-method:express'),
    technicalName: 'shipping_express',
    name: t('Express', 'Express'),
    description: t(
      'Goes out before everything else, and is at your door before noon.',
      'Geht vor allem anderen hinaus und ist vor zwölf Uhr bei Ihnen.',
    ),
    position: 2,
    trackingUrl: 'https://parcel.example/track?code=%s',
    deliveryTimeId: idOf('delivery-time:express'),
    prices: [
      { cartValueStart: NOTHING, price: amounts([16.9, 12.9, 13.9]) },
      { cartValueStart: amounts([250, 200, 220]), price: amounts([9.9, 7.9, 7.9]) },
    ],
    countryIsos: ['DE', 'AT', 'GB', 'US', 'FR', 'NL', 'BE', 'DK'],
  },
  {
    id: idOf('shipping-method:pickup'),
    technicalName: 'shipping_pickup',
    name: t('Pick up in Hamburg', 'Abholung in Hamburg'),
    description: t(
      'At our shop, Koppel 66. We write when it is ready.',
      'In unserem Laden, Koppel 66. Wir schreiben, wenn es bereitliegt.',
    ),
    position: 3,
    deliveryTimeId: idOf('delivery-time:express'),
    prices: [{ cartValueStart: NOTHING, price: NOTHING }],
    countryIsos: ['DE', 'DK', 'NL'],
  },
];

export const PAYMENT_METHODS: readonly PaymentMethodModel[] = [
  {
    id: idOf('payment-method:invoice'),
    technicalName: 'payment_invoicepayment',
    name: t('Invoice', 'Rechnung'),
    description: t('Pay within 14 days of receiving the goods.', 'Zahlung innerhalb von 14 Tagen nach Erhalt der Ware.'),
    position: 1,
    asynchronous: false,
    afterOrderEnabled: true,
  },
  {
    id: idOf('payment-method:prepayment'),
    technicalName: 'payment_prepayment',
    name: t('Paid in advance', 'Vorkasse'),
    description: t('We send the goods once your transfer has arrived.', 'Wir versenden die Ware, sobald Ihre Überweisung eingegangen ist.'),
    position: 2,
    asynchronous: false,
    afterOrderEnabled: true,
  },
  {
    id: idOf('payment-method:cash'),
    technicalName: 'payment_cashpayment',
    name: t('Cash on delivery', 'Nachnahme'),
    description: t('Pay the courier at the door.', 'Zahlung beim Zusteller an der Tür.'),
    position: 3,
    asynchronous: false,
    afterOrderEnabled: false,
    blockedCountryIsos: ['CH', 'GB', 'US'],
  },
  {
    id: idOf('payment-method:demo-pay'),
    technicalName: 'payment_demo_pay',
    name: t('Demo Pay', 'Demo Pay'),
    description: t(
      'Leads to a page where you decide how the payment ends.',
      'Führt auf eine Seite, auf der Sie entscheiden, wie die Zahlung ausgeht.',
    ),
    position: 4,
    asynchronous: true,
    afterOrderEnabled: true,
  },
];

export const PROMOTIONS: readonly PromotionModel[] = [
  {
    id: idOf('promotion:welcome10'),
    code: 'WELCOME10',
    name: t('Welcome: 10 % off', 'Willkommen: 10 % Rabatt'),
    type: 'percentage',
    value: 10,
    combinable: true,
    priority: 1,
  },
  {
    id: idOf('promotion:save15'),
    code: 'SAVE15',
    name: t('$15 off from $100', '15 € Rabatt ab 90 €', '£12 off from £80'),
    type: 'absolute',
    amounts: amounts([15, 12, 15]),
    minimumCartValue: amounts([100, 80, 90]),
    combinable: true,
    priority: 2,
  },
  {
    id: idOf('promotion:freeship'),
    code: 'FREESHIP',
    name: t('Free shipping', 'Versandkostenfrei', 'Free delivery'),
    type: 'free-shipping',
    combinable: true,
    priority: 3,
  },
  {
    id: idOf('promotion:solo25'),
    code: 'SOLO25',
    name: t('25 % off, not with other codes', '25 % Rabatt, nicht mit anderen Codes kombinierbar'),
    type: 'percentage',
    value: 25,
    combinable: false,
    priority: 9,
  },
  {
    id: idOf('promotion:summer20'),
    code: 'SUMMER20',
    name: t('Summer: 20 % off', 'Sommer: 20 % Rabatt'),
    type: 'percentage',
    value: 20,
    validFrom: '2025-06-01T00:00:00.000Z',
    validUntil: '2025-08-31T23:59:59.000Z',
    combinable: true,
    priority: 1,
  },
];
