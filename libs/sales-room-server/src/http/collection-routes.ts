import { Hono } from 'hono';
import { z } from 'zod';
import { idSchema } from '@vitrine/sales-room-protocol';
import { getWishlist, isStoreApiError } from '@vitrine/store-api-client';
import { keepAlive } from '../connections/presence.ts';
import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import { listCollection, putIntoCollection, removeFromCollection } from '../rooms/attendees.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import { jsonBody } from './json-body.ts';
import { type HttpViewer, viewerOf } from './viewer.ts';

const aliasSchema = z.enum(['liked', 'disliked']);

/** Liked, disliked and last seen products, and interactions: the calls of an attendee about themselves. */
export function collectionRoutes(services: Services): Hono {
  const { database, engine } = services;
  const app = new Hono();

  const run = <Name extends 'like.set' | 'interaction.record' | 'room.leave'>(
    found: HttpViewer,
    name: Name,
    payload: Parameters<typeof engine.run<Name>>[0]['payload'],
  ) => engine.run({ appointmentId: found.appointment.id, attendeeId: found.attendee.id, name, commandId: newId(), payload });

  async function setDisliked(found: HttpViewer, productId: string, disliked: boolean): Promise<void> {
    await engine.permit(found.appointment.id, found.attendee.id, 'like.set');
    if (disliked) await run(found, 'like.set', { productId, liked: false });
    await database.transaction((tx) =>
      disliked
        ? putIntoCollection(tx, found.attendee.id, 'disliked', productId)
        : removeFromCollection(tx, found.attendee.id, 'disliked', productId),
    );
  }

  app.get('/appointment/collection/last-seen', async (context) => {
    const { attendee } = await viewerOf(services, context.req.raw);
    return context.json({ collection: { lastSeen: attendee.lastSeen } });
  });

  app.get('/appointment/collection/:alias', async (context) => {
    const alias = aliasSchema.parse(context.req.param('alias'));
    const { attendee } = await viewerOf(services, context.req.raw);
    return context.json({ collection: { [alias]: await listCollection(database, attendee.id, alias) } });
  });

  app.on(['POST', 'DELETE'], '/appointment/collection/:alias/:productId', async (context) => {
    const alias = aliasSchema.parse(context.req.param('alias'));
    const productId = idSchema.parse(context.req.param('productId'));
    const found = await viewerOf(services, context.req.raw);
    const puts = context.req.method === 'POST';
    if (alias === 'liked') await run(found, 'like.set', { productId, liked: puts });
    else await setDisliked(found, productId, puts);
    return context.body(null, 204);
  });

  app.post('/interaction', async (context) => {
    const { name, payload } = BODIES.interaction.parse(await jsonBody(context));
    const found = await viewerOf(services, context.req.raw);
    const productId = () => {
      if (payload.productId === undefined) throw new RoomError('invalid-payload', `${name} needs a productId.`);
      return payload.productId;
    };
    switch (name) {
      case 'product.viewed':
      case 'dynamicProductPage.opened':
        await run(found, 'interaction.record', { name: 'product.viewed', productId: productId() });
        break;
      case 'attendee.product.collection.liked':
        await run(found, 'like.set', { productId: productId(), liked: true });
        break;
      case 'attendee.product.collection.disliked':
        await setDisliked(found, productId(), true);
        break;
      case 'attendee.product.collection.removed':
        await run(found, 'like.set', { productId: productId(), liked: false });
        await setDisliked(found, productId(), false);
        break;
      case 'attendee.leave':
        await run(found, 'room.leave', {});
        break;
      case 'keep.alive':
        await keepAlive(services, found.appointment.id, found.attendee.id);
        break;
      default:
        // The others say what our own socket says already: nothing is kept of them.
        break;
    }
    return context.json({});
  });

  app.post('/customer/wishlist-product-ids', async (context) => {
    const { client } = await services.host.resolveSession(context.req.raw);
    const wishlist = await getWishlist(client, { limit: 100 }).catch((error: unknown) => {
      // A wishlist that was never written to is 404, and one of a guest 403: both are empty.
      if (isStoreApiError(error) && (error.statusCode === 404 || error.statusCode === 403)) return undefined;
      throw error;
    });
    return context.json({ apiAlias: 'array_struct', wishlistProductIds: wishlist?.products.elements.map(({ id }) => id) ?? [] });
  });

  return app;
}
