import { type Database, type Row, textColumn } from './database.ts';

/** A registration that has to be confirmed: by the hash of a mail's link, once. */
export interface OptIn {
  hash: string;
  sentAt: string;
  confirmedAt: string | null;
}

export interface Customer {
  id: string;
  customerNumber: string;
  email: string;
  guest: boolean;
  active: boolean;
  passwordHash: string | null;
  /** Where the account had to be confirmed through a mail. */
  optIn: OptIn | null;
  languageId: string;
  salutationId: string | null;
  firstName: string;
  lastName: string;
  title: string | null;
  company: string | null;
  vatIds: string[] | null;
  accountType: 'private' | 'business';
  /** The sales channel's own group when absent. */
  groupId?: string;
  /** The group that was asked for at registration, until somebody of the shop has decided. */
  requestedGroupId?: string;
  birthday: string | null;
  defaultPaymentMethodId: string;
  lastPaymentMethodId: string | null;
  defaultBillingAddressId: string;
  defaultShippingAddressId: string;
  firstLogin: string | null;
  lastLogin: string | null;
  lastOrderDate: string | null;
  orderCount: number;
  orderTotalAmount: number;
  reviewCount: number;
  createdAt: string;
  updatedAt: string | null;
}

export interface Address {
  id: string;
  customerId: string;
  countryId: string;
  countryStateId: string | null;
  salutationId: string | null;
  firstName: string;
  lastName: string;
  zipcode: string | null;
  city: string;
  company: string | null;
  department: string | null;
  title: string | null;
  street: string;
  phoneNumber: string | null;
  additionalAddressLine1: string | null;
  additionalAddressLine2: string | null;
  createdAt: string;
  updatedAt: string | null;
}

export interface CustomerStore {
  find(id: string): Customer | undefined;
  /** A registered customer; e-mails compare without regard to case. */
  findByEmail(email: string): Customer | undefined;
  /** Whose registration the link of a mail confirms. */
  findByOptInHash(hash: string): Customer | undefined;
  save(customer: Customer): void;
  delete(id: string): void;
  nextNumber(): string;
  /** Numbers up to this one are taken. */
  reserveNumber(number: number): void;
  address(id: string): Address | undefined;
  /** Oldest first. */
  addresses(customerId: string): Address[];
  saveAddress(address: Address): void;
  deleteAddress(id: string): void;
  createRecovery(hash: string, customerId: string): void;
  recovery(hash: string): { customerId: string; createdAt: number } | undefined;
  deleteRecoveries(customerId: string): void;
}

export function createCustomerStore(database: Database): CustomerStore {
  const parse = <T>(row: Row | undefined): T | undefined => (row ? (JSON.parse(textColumn(row, 'data')) as T) : undefined);
  // Those stored before there was an opt-in have none.
  const customer = (row: Row | undefined): Customer | undefined => {
    const stored = parse<Omit<Customer, 'optIn'> & Partial<Pick<Customer, 'optIn'>>>(row);
    return stored && { ...stored, optIn: stored.optIn ?? null };
  };
  return {
    findByOptInHash: (hash) => customer(database.get("SELECT data FROM customer WHERE data ->> '$.optIn.hash' = ?", hash)),
    find: (id) => customer(database.get('SELECT data FROM customer WHERE id = ?', id)),
    findByEmail: (email) => customer(database.get('SELECT data FROM customer WHERE email = ? AND guest = 0', email.toLowerCase())),
    save(customer) {
      database.run(
        'INSERT INTO customer (id, email, guest, data) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET email = excluded.email, guest = excluded.guest, data = excluded.data',
        customer.id,
        customer.email.toLowerCase(),
        customer.guest ? 1 : 0,
        JSON.stringify(customer),
      );
    },
    delete(id) {
      for (const table of ['address', 'recovery', 'customer_session', 'wishlist', 'wishlist_owner'])
        database.run(`DELETE FROM ${table} WHERE customer_id = ?`, id);
      database.run('DELETE FROM customer WHERE id = ?', id);
    },
    nextNumber: () => String(database.next('customer', 10_000)),
    reserveNumber: (number) => database.reserve('customer', number),
    address: (id) => parse(database.get('SELECT data FROM address WHERE id = ?', id)),
    addresses: (customerId) =>
      database
        .all('SELECT data FROM address WHERE customer_id = ? ORDER BY created_at, rowid', customerId)
        .map((row) => JSON.parse(textColumn(row, 'data')) as Address),
    saveAddress(address) {
      database.run(
        'INSERT INTO address (id, customer_id, data, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
        address.id,
        address.customerId,
        JSON.stringify(address),
        Date.parse(address.createdAt),
      );
    },
    deleteAddress: (id) => database.run('DELETE FROM address WHERE id = ?', id),
    createRecovery: (hash, customerId) =>
      database.run('INSERT INTO recovery (hash, customer_id, created_at) VALUES (?, ?, ?)', hash, customerId, Date.now()),
    recovery(hash) {
      const row = database.get('SELECT customer_id, created_at FROM recovery WHERE hash = ?', hash);
      return row ? { customerId: textColumn(row, 'customer_id'), createdAt: Number(row['created_at']) } : undefined;
    },
    deleteRecoveries: (customerId) => database.run('DELETE FROM recovery WHERE customer_id = ?', customerId),
  };
}
