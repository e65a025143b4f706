import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { GUIDE, idOf } from './assortment.ts';
import type { Json } from './wire.ts';

/** Signing in of the one guide, and who it is. */
export function createAdminApi(): Hono {
  const app = new Hono();
  const access = new Set<string>();
  const refresh = new Set<string>();

  app.post('/oauth/token', async (context) => {
    const body = await context.req.json<Json>().catch((): Json => ({}));
    const isRefresh = body['grant_type'] === 'refresh_token' && refresh.delete(String(body['refresh_token']));
    const isSignIn =
      body['grant_type'] === 'password' &&
      body['client_id'] === 'administration' &&
      body['username'] === GUIDE.username &&
      body['password'] === GUIDE.password;
    if (!isRefresh && !isSignIn)
      return context.json(
        {
          errors: [
            { code: '6', status: '400', title: 'The user credentials were incorrect.', detail: 'The user credentials were incorrect.' },
          ],
        },
        400,
      );
    const pair = { access_token: randomBytes(24).toString('hex'), refresh_token: randomBytes(24).toString('hex') };
    access.add(pair.access_token);
    refresh.add(pair.refresh_token);
    return context.json({ token_type: 'Bearer', expires_in: 600, ...pair });
  });
  app.use('*', async (context, next) => {
    if (!access.has((context.req.header('authorization') ?? '').replace(/^Bearer /, ''))) {
      return context.json(
        {
          errors: [
            {
              code: '9',
              status: '401',
              title: 'The resource owner or authorization server denied the request.',
              detail: 'Access token could not be verified.',
            },
          ],
        },
        401,
      );
    }
    return next();
  });
  app.get('/_info/me', (context) =>
    context.json({
      data: {
        id: idOf('guide'),
        type: 'user',
        attributes: { username: GUIDE.username, firstName: GUIDE.firstName, lastName: GUIDE.lastName },
      },
    }),
  );
  app.get('/_info/version', (context) => context.json({ version: '6.7.0.0' }));
  return app;
}
