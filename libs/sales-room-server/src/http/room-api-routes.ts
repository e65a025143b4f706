import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { switchAvailability } from '../consultations/availability.ts';
import type { LoginThrottle } from '../guides/login-throttle.ts';
import { roomEntry } from '../handlers/room-entry.ts';
import { identityOf } from '../identity.ts';
import { addressOfRequest } from '../origins/remote-address.ts';
import type { Presentations } from '../presentations/presentations.ts';
import type { Gateway } from '../realtime/gateway.ts';
import { isRoomError } from '../room-error.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import type { GuideAccess } from './guide-access.ts';
import { jsonBody } from './json-body.ts';
import { presentationManagementRoutes } from './presentation-management-routes.ts';

/** `/room-api`: guides' sign-in, route guards and presentations. */
export function roomApiRoutes(
  services: Services,
  parts: { presentations: Presentations; access: GuideAccess; throttle: LoginThrottle; gateway: Gateway },
): Hono<{ Bindings: HttpBindings }> {
  const { guides, host } = services;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post('/guide/login', async (context) => {
    const { username, password } = BODIES.guideLogin.parse(await jsonBody(context));
    const { incoming } = context.env as Partial<HttpBindings>;
    const attempt = await parts.throttle.begin(username, incoming === undefined ? '' : addressOfRequest(incoming));
    try {
      const { guide, secret } = await guides.signIn(username, password);
      await attempt.succeeded();
      context.header('set-cookie', host.cookies.guide.write(secret));
      return context.json({ guide: { id: guide.id, name: guide.name } });
    } catch (error) {
      if (!isRoomError(error) || error.code !== 'login-failed') await attempt.takeBack();
      throw error;
    }
  });

  app.post('/guide/logout', async (context) => {
    const guide = await identityOf(services, context.req.raw.headers).guide();
    if (guide !== undefined) {
      await guides.signOut(guide.sessionHash);
      await switchAvailability(services.database, guide, false);
      parts.gateway.closeGuide(guide.sessionHash, 'logged-out');
    }
    context.header('set-cookie', host.cookies.guide.write(undefined));
    return context.body(null, 204);
  });

  app.get('/guide/me', async (context) => {
    const { id, name } = await parts.access.guideOf(context.req.raw);
    return context.json({ guide: { id, name } });
  });

  app.get('/rooms/:path/entry', async (context) => {
    const as = z.enum(['guide', 'client']).default('client').parse(context.req.query('as'));
    return context.json(await roomEntry(services, context.req.raw, context.req.param('path'), as));
  });

  app.get('/rooms/:path/media', async (context) => {
    const { id } = await parts.access.appointmentAt(await parts.access.guideOf(context.req.raw), context.req.param('path'));
    return context.json({ producers: await services.media.stats(id) });
  });

  app.route('/presentations', presentationManagementRoutes(services, parts.access, parts.presentations));

  return app;
}
