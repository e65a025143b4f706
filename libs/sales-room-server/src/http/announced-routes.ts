import { Hono } from 'hono';
import { z } from 'zod';
import type { AnnouncedPresentations } from '@vitrine/sales-room-protocol';
import { listAnnounced } from '../presentations/announced.ts';
import type { Services } from '../services.ts';

/** Seconds for which browsers and proxies may keep what is announced: it is the same for everybody. */
const KEPT_S = 30;

const localeSchema = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)
  .default('en-US');

/** `/room-api/announced-presentations`: what the shop shows of the next days. No cookie is read: caches may share it. */
export function announcedRoutes({ database }: Services): Hono {
  const app = new Hono();
  app.get('/announced-presentations', async (context) => {
    const locale = localeSchema.parse(context.req.query('locale'));
    const body: AnnouncedPresentations = { presentations: await listAnnounced(database, locale) };
    return context.json(body, 200, { 'cache-control': `public, max-age=${KEPT_S}` });
  });
  return app;
}
