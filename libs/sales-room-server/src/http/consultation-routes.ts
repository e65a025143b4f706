import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { attendeeNameSchema } from '@vitrine/sales-room-protocol';
import { getContext } from '@vitrine/store-api-client';
import { saveMessage } from '../consultations/messages.ts';
import { requestedProduct } from '../consultations/requested-product.ts';
import { cancelRequest, isKnownShopper, renewRequest, saveRequest } from '../consultations/requests.ts';
import { consultationPresence, consultationStatus } from '../consultations/status.ts';
import { hashSecret, newSecret } from '../identifiers.ts';
import { identityOf } from '../identity.ts';
import { RoomError } from '../room-error.ts';
import { isKnownKey } from '../rooms/attendees.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import type { ConsultationLimits } from './consultation-limits.ts';
import { jsonBody } from './json-body.ts';
import { whenChanged } from './long-poll.ts';

/** What a version looks like. */
export const knownVersionSchema = z.string().max(32).optional();

/** `/room-api/consultations`: shoppers ask for a guide. Their browser's key proves whose request it is, here and later in the room. */
export function consultationRoutes(services: Services, limits: ConsultationLimits): Hono<{ Bindings: Partial<HttpBindings> }> {
  const { database, host, logger } = services;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const keyOf = (context: Context) => identityOf(services, context.req.raw.headers).attendeeKeyHash;

  app.get('/presence', async (context) => context.json(await consultationPresence(database)));

  app.get('/own', async (context) => {
    const known = knownVersionSchema.parse(context.req.query('known'));
    const key = keyOf(context);
    const read = () => consultationStatus(database, key);
    // Only who waits is told of news: nobody else may hold the server busy.
    if (key === undefined || !(await isKnownShopper(database, key))) return context.json(await read());
    await renewRequest(database, key);
    return context.json(await whenChanged(known, read, context.req.raw.signal));
  });

  app.post('/', async (context) => {
    limits.takeOfAddress(context.env);
    const body = BODIES.consultation.parse(await jsonBody(context));
    const { session, setCookies } = await host.openSession(context.req.raw);
    const [product, name] = await Promise.all([
      requestedProduct(session.client, body.productId),
      body.name ?? customerName(session.client),
    ]);
    const brought = keyOf(context);
    // A key that somebody has planted in this browser would prove them too.
    const isKnown = brought !== undefined && ((await isKnownKey(database, brought)) || (await isKnownShopper(database, brought)));
    const secret = isKnown ? undefined : newSecret();
    const keyHash = secret === undefined ? (brought ?? '') : hashSecret(secret);
    await saveRequest(database, { keyHash, name, locale: session.locale, product });
    logger.info('consultation.requested');
    for (const cookie of setCookies) context.header('set-cookie', cookie, { append: true });
    if (secret !== undefined) context.header('set-cookie', host.cookies.attendee.write(secret), { append: true });
    return context.json(await consultationStatus(database, keyHash), 201);
  });

  app.delete('/own', async (context) => {
    const key = keyOf(context);
    if (key !== undefined) await cancelRequest(database, key);
    return context.body(null, 204);
  });

  app.post('/messages', async (context) => {
    limits.takeOfAddress(context.env);
    const { name, email, text, productId } = BODIES.consultationMessage.parse(await jsonBody(context));
    const { client, locale } = await host.resolveSession(context.req.raw);
    await saveMessage(database, { name, email, text, locale, product: await requestedProduct(client, productId) });
    // Whoever leaves a message waits no more.
    const key = keyOf(context);
    if (key !== undefined) await cancelRequest(database, key);
    logger.info('consultation.message');
    return context.body(null, 204);
  });

  return app;
}

/** The name of a customer who is signed in; nobody else may leave it out. */
async function customerName(client: Parameters<typeof getContext>[0]): Promise<string> {
  const { customer } = await getContext(client);
  const name = attendeeNameSchema.safeParse([customer?.firstName, customer?.lastName].filter(Boolean).join(' '));
  if (!name.success || customer?.guest === true)
    throw new RoomError('invalid-payload', 'name: give one, or sign in as a customer.', {
      issues: [{ path: 'name', message: 'give a name' }],
    });
  return name.data;
}
