import { type Database, textColumn } from './database.ts';
import { newToken } from './ids.ts';

/** What a visitor chose; absent means the sales channel's default. */
export interface SessionSettings {
  currencyId?: string;
  languageId?: string;
  countryId?: string;
  countryStateId?: string | null;
  paymentMethodId?: string;
  shippingMethodId?: string;
  billingAddressId?: string;
  shippingAddressId?: string;
}

export interface Session {
  token: string;
  customerId: string | null;
  settings: SessionSettings;
  /** Carts of registered customers survive a logout, so they belong to the customer. */
  cartOwner: string;
}

export interface SessionStore {
  /** The session of a token. An unknown token is an anonymous session; an aged one gets a new token and no customer. */
  open(token: string | undefined): Session;
  save(session: Session): void;
  /** Puts the customer on this session's settings under a new token, unless they have a session of their own. */
  start(session: Session, customerId: string): Session;
  /** Whether a login has something saved to return to. */
  saved(customerId: string): Session | undefined;
  /** Ends every session of the customer; their settings stay. */
  end(customerId: string): void;
  forget(token: string): void;
}

const HOUR = 3_600_000;
/** Shopware's default lifetime of an idle context: one day. */
const SESSION_LIFETIME = 24 * HOUR;

export function createSessionStore(database: Database, lifetime = SESSION_LIFETIME): SessionStore {
  const anonymous = (token: string, settings: SessionSettings = {}): Session => ({
    token,
    customerId: null,
    settings,
    cartOwner: `token:${token}`,
  });
  const ofCustomer = (token: string, customerId: string, settings: SessionSettings): Session => ({
    token,
    customerId,
    settings,
    cartOwner: `customer:${customerId}`,
  });

  function customerSession(customerId: string): { token: string | null; settings: SessionSettings } | undefined {
    const row = database.get('SELECT token, settings FROM customer_session WHERE customer_id = ?', customerId);
    return row
      ? { token: textColumn(row, 'token') || null, settings: JSON.parse(textColumn(row, 'settings')) as SessionSettings }
      : undefined;
  }

  const store: SessionStore = {
    open(token) {
      if (token === undefined) return anonymous(newToken());
      const row = database.get('SELECT customer_id, settings, used_at FROM session WHERE token = ?', token);
      if (!row) return anonymous(token);
      const age = Date.now() - Number(row['used_at']);
      if (age > lifetime) {
        store.forget(token);
        return anonymous(newToken());
      }
      if (age > Math.min(HOUR, lifetime / 2)) database.run('UPDATE session SET used_at = ? WHERE token = ?', Date.now(), token);
      const customerId = textColumn(row, 'customer_id');
      if (customerId === '') return anonymous(token, JSON.parse(textColumn(row, 'settings')) as SessionSettings);
      const own = customerSession(customerId);
      return own?.token === token ? ofCustomer(token, customerId, own.settings) : anonymous(token);
    },
    save(session) {
      const settings = JSON.stringify(session.settings);
      database.transaction(() => {
        database.run(
          'INSERT INTO session (token, customer_id, settings, used_at) VALUES (?, ?, ?, ?) ON CONFLICT (token) DO UPDATE SET customer_id = excluded.customer_id, settings = excluded.settings, used_at = excluded.used_at',
          session.token,
          session.customerId,
          settings,
          Date.now(),
        );
        if (session.customerId !== null) {
          database.run(
            'INSERT INTO customer_session (customer_id, token, settings) VALUES (?, ?, ?) ON CONFLICT (customer_id) DO UPDATE SET token = excluded.token, settings = excluded.settings',
            session.customerId,
            session.token,
            settings,
          );
        }
      });
    },
    start(session, customerId) {
      const own = customerSession(customerId);
      const started = ofCustomer(own?.token ?? newToken(), customerId, own?.settings ?? session.settings);
      database.transaction(() => {
        if (session.token !== started.token) store.forget(session.token);
        store.save(started);
      });
      return started;
    },
    saved(customerId) {
      const own = customerSession(customerId);
      return own ? ofCustomer(own.token ?? '', customerId, own.settings) : undefined;
    },
    end(customerId) {
      database.run('UPDATE customer_session SET token = NULL WHERE customer_id = ?', customerId);
      database.run('DELETE FROM session WHERE customer_id = ?', customerId);
    },
    forget: (token) => database.run('DELETE FROM session WHERE token = ?', token),
  };
  return store;
}
