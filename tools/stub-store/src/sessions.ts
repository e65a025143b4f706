import { randomBytes } from 'node:crypto';
import { idOf, PAYMENT, SHIPPING } from './assortment.ts';
import type { Json } from './wire.ts';

export interface StubCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly guest: boolean;
  readonly password: string | undefined;
  billing: Json;
  shipping: Json;
}

export interface StubSession {
  token: string;
  customer: StubCustomer | undefined;
  /** Quantity by article id, in the order of adding. */
  lines: Map<string, number>;
  shippingMethodId: string;
  paymentMethodId: string;
}

/** Sessions by token, all in memory. A token that nobody gave out is taken as it is. */
export interface StubSessions {
  open(token: string | undefined): StubSession;
  /** The same session under a new token. */
  rotate(session: StubSession): void;
  end(session: StubSession): StubSession;
}

const newToken = () => randomBytes(16).toString('hex');

export function createSessions(): StubSessions {
  const sessions = new Map<string, StubSession>();
  const fresh = (token: string): StubSession => {
    const session: StubSession = {
      token,
      customer: undefined,
      lines: new Map(),
      shippingMethodId: idOf(`shipping ${SHIPPING[0].key}`),
      paymentMethodId: idOf(`payment ${PAYMENT[0].key}`),
    };
    sessions.set(token, session);
    return session;
  };
  return {
    open: (token) => (token === undefined ? undefined : sessions.get(token)) ?? fresh(token ?? newToken()),
    rotate(session) {
      sessions.delete(session.token);
      session.token = newToken();
      sessions.set(session.token, session);
    },
    end(session) {
      sessions.delete(session.token);
      return fresh(newToken());
    },
  };
}
