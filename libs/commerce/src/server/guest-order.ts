import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { equals, isStoreApiError, listOrders, type Order } from '@vitrine/store-api-client';
import { email, required } from '../forms/rules.ts';
import type { GuestOrderAnswer } from '../order/guest-order-page.tsx';
import { ORDER_ASSOCIATIONS } from '../order/order-facts.ts';
import { readSubmission, submissionFailure } from './form-submission.ts';

const schema = z.object({ email, zipcode: required });
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

async function orderByCode(session: RequestSession, code: string, proof: { email?: string; zipcode?: string } = {}): Promise<Order | null> {
  const { orders } = await listOrders(session.client, {
    filter: [equals('deepLinkCode', code)],
    associations: ORDER_ASSOCIATIONS,
    limit: 1,
    ...proof,
  });
  return orders.elements[0] ?? null;
}

/** The order of an order mail's link, where the visitor is the one who ordered; else null: e-mail and postal code must prove it. */
export async function loadGuestOrder({ session, page }: RequestScope, code: string): Promise<Order | null> {
  page.markNoStore();
  if (!CODE.test(code) || !session.hasSession) return null;
  try {
    return await orderByCode(session, code);
  } catch (error) {
    if (isStoreApiError(error) && (error.statusCode === 403 || error.statusCode === 404)) return null;
    throw error;
  }
}

/** The order of a guest who proves by e-mail and postal code that it is theirs. A wrong code reads like a wrong address. */
export async function openGuestOrder({ session, page }: RequestScope, request: Request, code: string): Promise<GuestOrderAnswer> {
  page.markNoStore();
  const submission = await readSubmission(request, schema);
  if ('failure' in submission) return submission.failure;
  const refused = { errors: {}, reason: 'refused', values: submission.shown } as const;
  if (!CODE.test(code)) return refused;
  try {
    const order = await orderByCode(session, code, submission.values);
    return order === null ? refused : { order };
  } catch (error) {
    if (isStoreApiError(error) && (error.statusCode === 403 || error.statusCode === 404)) return refused;
    return submissionFailure("Opening a guest's order", error, submission.shown);
  }
}
