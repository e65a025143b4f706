import type { CalculatedPrice, CalculatedTax, TaxRule } from '../pricing/price.ts';
import type { Address } from './customers.ts';
import { type Database, type Row, textColumn } from './database.ts';

export type OrderStateName = 'open' | 'in_progress' | 'completed' | 'cancelled';
export type TransactionStateName =
  | 'open'
  | 'unconfirmed'
  | 'in_progress'
  | 'authorized'
  | 'paid'
  | 'paid_partially'
  | 'failed'
  | 'reminded'
  | 'cancelled'
  | 'refunded'
  | 'refunded_partially'
  | 'chargeback';
export type DeliveryStateName = 'open' | 'shipped' | 'cancelled';

export interface OrderLine {
  id: string;
  identifier: string;
  type: 'product' | 'promotion';
  referencedId: string;
  productId: string | null;
  promotionId: string | null;
  quantity: number;
  label: string;
  description: string | null;
  good: boolean;
  stackable: boolean;
  position: number;
  price: CalculatedPrice;
  priceDefinition: Record<string, unknown>;
  payload: Record<string, unknown>;
  coverKey: string | null;
  states: string[];
  download: { id: string; fileName: string } | null;
}

export interface OrderTransaction {
  id: string;
  paymentMethodId: string;
  amount: CalculatedPrice;
  state: TransactionStateName;
  createdAt: string;
  updatedAt: string | null;
}

export interface OrderDelivery {
  id: string;
  shippingMethodId: string;
  shippingCosts: CalculatedPrice;
  /** Of the copied address, see `addresses`. */
  addressId: string;
  earliest: string;
  latest: string;
  state: DeliveryStateName;
  trackingCodes?: string[];
}

export interface Order {
  id: string;
  orderNumber: string;
  customerId: string;
  guest: boolean;
  deepLinkCode: string;
  currencyId: string;
  languageId: string;
  taxStatus: string;
  price: { netPrice: number; totalPrice: number; positionPrice: number; calculatedTaxes: CalculatedTax[]; taxRules: TaxRule[] };
  shippingCosts: CalculatedPrice;
  orderCustomer: {
    id: string;
    email: string;
    salutationId: string | null;
    firstName: string;
    lastName: string;
    title: string | null;
    company: string | null;
    customerNumber: string;
  };
  addresses: Address[];
  billingAddressId: string;
  lines: OrderLine[];
  deliveries: OrderDelivery[];
  transactions: OrderTransaction[];
  state: OrderStateName;
  document: { id: string; number: string; deepLinkCode: string };
  customerComment: string | null;
  affiliateCode: string | null;
  campaignCode: string | null;
  createdAt: string;
  updatedAt: string | null;
  autoIncrement: number;
}

/** A payment under way: where its page leads back to. */
export interface PendingPayment {
  transactionId: string;
  orderId: string;
  finishUrl: string | null;
  errorUrl: string | null;
  used: boolean;
}

export interface OrderStore {
  find(id: string): Order | undefined;
  findByDeepLink(code: string): Order | undefined;
  findByDocument(documentId: string): Order | undefined;
  findByTransaction(transactionId: string): Order | undefined;
  findByDelivery(deliveryId: string): Order | undefined;
  /** Newest first. */
  ofCustomer(customerId: string): Order[];
  save(order: Order): void;
  nextNumber(): number;
  /** Numbers up to this one are taken. */
  reserveNumber(number: number): void;
  payment(transactionId: string): PendingPayment | undefined;
  savePayment(payment: PendingPayment): void;
}

export function createOrderStore(database: Database): OrderStore {
  const parse = (row: Row | undefined): Order | undefined => (row ? (JSON.parse(textColumn(row, 'data')) as Order) : undefined);
  return {
    find: (id) => parse(database.get('SELECT data FROM orders WHERE id = ?', id)),
    findByDeepLink: (code) => parse(database.get('SELECT data FROM orders WHERE deep_link_code = ?', code)),
    findByDocument: (documentId) => parse(database.get("SELECT data FROM orders WHERE data ->> '$.document.id' = ?", documentId)),
    findByTransaction: (id) =>
      parse(
        database.get(
          "SELECT data FROM orders WHERE EXISTS (SELECT 1 FROM json_each(data, '$.transactions') WHERE value ->> '$.id' = ?)",
          id,
        ),
      ),
    findByDelivery: (id) =>
      parse(
        database.get("SELECT data FROM orders WHERE EXISTS (SELECT 1 FROM json_each(data, '$.deliveries') WHERE value ->> '$.id' = ?)", id),
      ),
    ofCustomer: (customerId) =>
      database
        .all('SELECT data FROM orders WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC', customerId)
        .map((row) => JSON.parse(textColumn(row, 'data')) as Order),
    save(order) {
      database.run(
        'INSERT INTO orders (id, customer_id, deep_link_code, data, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
        order.id,
        order.customerId,
        order.deepLinkCode,
        JSON.stringify(order),
        Date.parse(order.createdAt),
      );
    },
    nextNumber: () => database.next('order', 10_000),
    reserveNumber: (number) => database.reserve('order', number),
    payment(transactionId) {
      const row = database.get('SELECT * FROM payment WHERE transaction_id = ?', transactionId);
      if (!row) return undefined;
      return {
        transactionId,
        orderId: textColumn(row, 'order_id'),
        finishUrl: textColumn(row, 'finish_url') || null,
        errorUrl: textColumn(row, 'error_url') || null,
        used: Number(row['used']) === 1,
      };
    },
    savePayment(payment) {
      database.run(
        'INSERT INTO payment (transaction_id, order_id, finish_url, error_url, used) VALUES (?, ?, ?, ?, ?) ON CONFLICT (transaction_id) DO UPDATE SET finish_url = excluded.finish_url, error_url = excluded.error_url, used = excluded.used',
        payment.transactionId,
        payment.orderId,
        payment.finishUrl,
        payment.errorUrl,
        payment.used ? 1 : 0,
      );
    },
  };
}
