import { Hono } from 'hono';
import { idSchema } from '@vitrine/sales-room-protocol';
import { acceptRequest } from '../consultations/acceptance.ts';
import { leaveAvailability, renewAvailability, switchAvailability } from '../consultations/availability.ts';
import { deleteMessage } from '../consultations/messages.ts';
import { deferRequest } from '../consultations/requests.ts';
import { guideConsultations } from '../consultations/status.ts';
import type { Presentations } from '../presentations/presentations.ts';
import { RoomError } from '../room-error.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import { knownVersionSchema } from './consultation-routes.ts';
import type { GuideAccess } from './guide-access.ts';
import { jsonBody } from './json-body.ts';
import { whenChanged } from './long-poll.ts';

/** `/room-api/guide/…`: a guide is available in the shop, hears who asks, and accepts. */
export function guideConsultationRoutes(services: Services, access: GuideAccess, presentations: Presentations): Hono {
  const { database, engine, host, logger } = services;
  const app = new Hono();

  app.put('/availability', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    const wanted = BODIES.availability.parse(await jsonBody(context));
    if (wanted.isLeaving) await leaveAvailability(database, guide);
    else await switchAvailability(database, guide, wanted.isAvailable);
    return context.json(await guideConsultations(database, guide));
  });

  app.get('/consultations', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    const known = knownVersionSchema.parse(context.req.query('known'));
    // Only a page that goes on listening is there.
    if (known !== undefined) await renewAvailability(database, guide);
    return context.json(await whenChanged(known, () => guideConsultations(database, guide), context.req.raw.signal));
  });

  app.post('/consultations/:id/accept', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    const { client } = await host.resolveSession(context.req.raw);
    const accepted = await acceptRequest({ database, engine, presentations, client }, guide, idOf(context.req.param('id')));
    logger.info('consultation.accepted', { guideId: guide.id });
    return context.json(accepted);
  });

  app.post('/consultations/:id/defer', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    await deferRequest(database, idOf(context.req.param('id')), guide.id);
    return context.body(null, 204);
  });

  app.delete('/consultations/messages/:id', async (context) => {
    await access.guideOf(context.req.raw);
    await deleteMessage(database, idOf(context.req.param('id')));
    return context.body(null, 204);
  });

  return app;
}

function idOf(given: string): string {
  const id = idSchema.safeParse(given);
  if (!id.success) throw new RoomError('not-found', 'There is no such request.');
  return id.data;
}
