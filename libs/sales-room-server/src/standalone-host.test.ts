import { describe, expect, it } from 'vitest';
import { createStandaloneHost } from './standalone-host.ts';

const hostAt = (publicOrigin: string) =>
  createStandaloneHost({ storeApiEndpoint: 'http://127.0.0.1:9/store-api', accessKey: 'SWSCVITRINEDEMOACCESSKEY00', publicOrigin });
type Source = Parameters<ReturnType<typeof hostAt>['resolveSession']>[0];
const visitor = (cookie?: string) => ({ headers: new Headers(cookie === undefined ? {} : { cookie }) }) as unknown as Source;

describe('a room server without a shop', () => {
  it.each([
    ['https://rooms.example', true],
    ['http://localhost:3000', false],
    ['http://https:.example', false],
  ])('sends its cookies over https alone where the rooms are: %s', async (origin, isSecure) => {
    const { cookies, openSession } = hostAt(origin);
    const { setCookies } = await openSession(visitor());
    for (const written of [...setCookies, cookies.attendee.write('a'), cookies.guide.write('g'), cookies.guide.write(undefined)]) {
      expect(written.endsWith('; Secure')).toBe(isSecure);
      expect(written).toContain('; HttpOnly; SameSite=Lax');
    }
  });

  it('gives whoever has no session one of their own, once', async () => {
    const host = hostAt('https://rooms.example');
    expect(await host.resolveSession(visitor())).toMatchObject({ hasSession: false, sessionKey: undefined, locale: 'en-US' });
    const { session, setCookies } = await host.openSession(visitor('other=1'));
    expect(session.hasSession).toBe(true);
    const [cookie = ''] = (setCookies[0] ?? '').split(';');
    const again = await host.openSession(visitor(`other=1; ${cookie}`));
    expect([again.setCookies, again.session.sessionKey]).toEqual([[], session.sessionKey]);
    expect((await host.openSession(visitor())).session.sessionKey).not.toBe(session.sessionKey);
  });
});
