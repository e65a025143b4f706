import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { readToItsEnd } from '@vitrine/http-server';
import type { LoginThrottle } from '../guides/login-throttle.ts';
import type { Readiness } from '../operations/readiness.ts';
import { isOwnOriginOrCookieless } from '../origins/own-origin-or-cookieless.ts';
import type { Presentations } from '../presentations/presentations.ts';
import type { Gateway, GatewayLimits } from '../realtime/gateway.ts';
import { RoomError } from '../room-error.ts';
import type { Services } from '../services.ts';
import { adminRoutes } from './admin-routes.ts';
import { announcedRoutes } from './announced-routes.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import { collectionRoutes } from './collection-routes.ts';
import { createConsultationLimits } from './consultation-limits.ts';
import { consultationRoutes } from './consultation-routes.ts';
import { answerRoomFailure, answerStoreFailure } from './failures.ts';
import { createGuideAccess } from './guide-access.ts';
import { guideConsultationRoutes } from './guide-consultation-routes.ts';
import { instantListingRoutes } from './instant-listing-routes.ts';
import { createJoinLimits } from './join-limits.ts';
import { portraitRoutes } from './portrait-routes.ts';
import { presentationRoutes } from './presentation-routes.ts';
import { recapRoutes } from './recap-routes.ts';
import { type HttpLimits, limitRequests } from './request-limits.ts';
import { roomApiRoutes } from './room-api-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { widgetRoutes } from './widget-routes.ts';

// These only read, and take their question as a body.
const READING_POST =
  /^\/api\/search\/dsr-appointment$|^\/store-api\/dsr\/(product-listing|customer\/wishlist-product-ids|appointment\/presentation\/[^/]+\/slide\/[^/]+\/products)$/;

interface HttpEnvironment {
  Bindings: HttpBindings;
  Variables: { maxBodyBytes: number };
}

/** Everything that the server answers over HTTP. */
export function createHttpApp(
  services: Services,
  parts: {
    limits: HttpLimits & Pick<GatewayLimits, 'rates'>;
    presentations: Presentations;
    throttle: LoginThrottle;
    gateway: Gateway;
    readiness: () => Promise<Readiness>;
    pages?: (request: Request) => Promise<Response>;
  },
): Hono<HttpEnvironment> {
  const { logger, publicOrigin } = services;
  const app = new Hono<HttpEnvironment>();

  app.get('/healthz', async (context) => {
    const { ready } = await parts.readiness();
    return context.json(
      { name: 'sales-room-server', status: ready ? 'ok' : 'unavailable', media: services.media.isAvailable() },
      ready ? 200 : 503,
      { 'cache-control': 'no-store' },
    );
  });

  app.use(async (context, next) => {
    await next();
    const { incoming } = context.env as Partial<HttpBindings>;
    if (incoming !== undefined) await readToItsEnd(incoming);
    // Nobody frames an answer, a refusal included.
    context.header('x-frame-options', 'DENY');
    if (!context.res.headers.has('content-security-policy')) context.header('content-security-policy', "frame-ancestors 'none'");
  });

  // The process runs; whether it should get people is another question.
  app.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/ready', async (context) => {
    const readiness = await parts.readiness();
    return context.json(readiness, readiness.ready ? 200 : 503, { 'cache-control': 'no-store' });
  });

  app.use(limitRequests(parts.limits));
  app.use(async (context, next) => {
    context.set('maxBodyBytes', parts.limits.maxBodyBytes);
    const reads =
      context.req.method === 'GET' ||
      context.req.method === 'HEAD' ||
      (context.req.method === 'POST' && READING_POST.test(context.req.path));
    if (!reads && !isOwnOriginOrCookieless(context.req.raw.headers, publicOrigin))
      throw new RoomError('origin-refused', 'This call comes from another origin.');
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
  });
  app.route('/store-api/dsr/appointment', appointmentRoutes(services, createJoinLimits(parts.limits.rates)));
  app.route('/store-api/dsr', presentationRoutes(services));
  app.route('/store-api/dsr', collectionRoutes(services));
  const access = createGuideAccess(services);
  app.route('/api/_action/dsr', adminRoutes(services, access));
  app.route('/api/_action/dsr/appointment/:appointmentId/instant-listing', instantListingRoutes(services, access, parts.presentations));
  app.route('/api/_action/dsr/appointment/:appointmentId/widgets', widgetRoutes(services, access));
  app.route('/api/search', searchRoutes(services, access));
  app.route('/room-api', roomApiRoutes(services, { ...parts, access }));
  app.route('/room-api', portraitRoutes(services, access, parts.limits.rates));
  app.route('/room-api', sessionRoutes(services));
  app.route('/room-api', recapRoutes(services, access));
  app.route('/room-api', announcedRoutes(services));
  app.route('/room-api/consultations', consultationRoutes(services, createConsultationLimits(parts.limits.rates)));
  app.route('/room-api/guide', guideConsultationRoutes(services, access, parts.presentations));

  app.notFound((context) => {
    if (parts.pages !== undefined && context.req.method === 'GET' && !isCall(context.req.path)) return parts.pages(context.req.raw);
    const error = new RoomError('not-found', 'There is no such call.');
    return isRoomApi(context.req.path) ? answerRoomFailure(context, error, logger) : answerStoreFailure(context, error, logger);
  });
  app.onError((error, context) =>
    isRoomApi(context.req.path) ? answerRoomFailure(context, error, logger) : answerStoreFailure(context, error, logger),
  );
  return app;
}

function isRoomApi(path: string): boolean {
  return path === '/room-api' || path.startsWith('/room-api/');
}

function isCall(path: string): boolean {
  return isRoomApi(path) || path.startsWith('/store-api/') || path.startsWith('/api/');
}
