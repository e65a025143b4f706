import { Hono } from 'hono';
import { idSchema } from '@vitrine/sales-room-protocol';
import { deletePortrait, findPortrait, savePortrait } from '../guides/portraits.ts';
import { errorFields } from '../logger.ts';
import { RATE_LIMITS, type RateLimitSettings } from '../realtime/rate-limits.ts';
import { createRefusingBuckets } from '../refusing-buckets.ts';
import { RoomError } from '../room-error.ts';
import { listOccupiedRoomsOf } from '../rooms/attendees.ts';
import { portraitUrl } from '../rooms/views.ts';
import type { Services } from '../services.ts';
import type { GuideAccess } from './guide-access.ts';
import { pictureBody } from './picture-body.ts';

/** What a picture is sent with. Whatever a browser takes its bytes for, nothing in them runs, and nothing is loaded for them. */
const PICTURE_HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  // The address is another one for another picture. It is a person's: no cache that is shared keeps it.
  'cache-control': 'private, max-age=31536000, immutable',
};

/** `/room-api/guide/portrait` and `/room-api/portraits/{version}`: a guide's own picture, and what those see of it who are told its address. */
export function portraitRoutes(services: Services, access: GuideAccess, rates: RateLimitSettings = {}): Hono {
  const { database, engine, logger } = services;
  const writes = createRefusingBuckets(() => rates.portrait ?? RATE_LIMITS.portrait);
  const app = new Hono();

  async function writerOf(request: Request) {
    const guide = await access.guideOf(request);
    writes.take(guide.id, 'This guide changes the portrait too often.');
    return guide;
  }

  /** Who is in a room with this guide sees the change at once; whoever comes later reads it. */
  async function showInRooms(guideId: string): Promise<void> {
    for (const { appointmentId, attendeeId } of await listOccupiedRoomsOf(database, guideId))
      await engine
        .change(appointmentId, async (room) =>
          room.effect({ type: 'attendees', attendees: [await room.attendee(attendeeId)], replaced: [] }),
        )
        // The portrait itself is stored: a room that was deleted meanwhile, or is busy, takes nothing back.
        .catch((error: unknown) => logger.warn('portrait.not-shown', { appointmentId, ...errorFields(error) }));
  }

  app.put('/guide/portrait', async (context) => {
    const guide = await writerOf(context.req.raw);
    const version = await savePortrait(database, guide, await pictureBody(context.req.raw));
    await showInRooms(guide.id);
    return context.json({ portraitUrl: portraitUrl(version) });
  });

  app.delete('/guide/portrait', async (context) => {
    const guide = await writerOf(context.req.raw);
    await deletePortrait(database, guide.id);
    await showInRooms(guide.id);
    return context.body(null, 204);
  });

  app.get('/portraits/:version', async (context) => {
    const version = context.req.param('version');
    const portrait = idSchema.safeParse(version).success ? await findPortrait(database, version) : undefined;
    if (portrait === undefined) throw new RoomError('not-found', 'There is no such portrait.');
    const headers = { ...PICTURE_HEADERS, etag: `"${version}"` };
    if (context.req.header('if-none-match') === headers.etag) return context.body(null, 304, headers);
    return context.body(new Uint8Array(portrait.bytes), 200, { ...headers, 'content-type': portrait.type });
  });

  return app;
}
