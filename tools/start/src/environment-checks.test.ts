import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { checkEnvironment, findingLines } from './environment-checks.ts';

const STORE = {
  STORE_API_ENDPOINT: 'https://store.example/store-api',
  STORE_API_ACCESS_KEY: 'SWSCAAAAAAAAAAAAAAAAAAAAAA',
  ADMIN_API_ENDPOINT: 'https://store.example/api',
};
const SOUND = { ...STORE, PUBLIC_ORIGIN: 'https://shop.example', SESSION_SECRET: '3f9c1e07b2a84d56c0e7f1a95d83b6249e0c7a1f' };
const idsOf = (env: Record<string, string>) => checkEnvironment(readEnvironment(env, '/srv'), env).map(({ id }) => id);

describe('what the settings leave open', () => {
  it('is nothing for a demonstration on one machine, nor for a shop behind a proxy on its own machine', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf(SOUND)).toEqual([]);
    expect(idsOf({ ...SOUND, HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.5' })).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['plain-http', { ...SOUND, PUBLIC_ORIGIN: 'http://shop.example' }],
    ['plain-http', { ...SOUND, PUBLIC_ORIGIN: 'http://192.168.1.5:3000' }],
    ['trusted-proxies', { ...SOUND, HOST: '0.0.0.0' }],
    ['trusted-proxies', { ...SOUND, HOST: '::' }],
    ['demo-accounts', { HOST: '0.0.0.0' }],
    ['demo-accounts', { PUBLIC_ORIGIN: 'https://shop.example' }],
    ['turn-credentials', { ...SOUND, ICE_SERVERS: '[{"urls":["turn:turn.example"],"username":"u","credential":"c"}]' }],
    ['turn-credentials', { ...SOUND, ICE_SERVERS: '[{"urls":"turns:turn.example","credential":"c"}]' }],
    ['session-secret', { ...SOUND, SESSION_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['session-secret', { ...SOUND, SESSION_SECRET: 'ab'.repeat(20) }],
    ['database-password', { ...SOUND, DATABASE_URL: 'postgres://postgres:postgres@db.example/rooms' }],
    ['database-password', { ...SOUND, DATABASE_URL: 'postgres://room:room@db.example/rooms' }],
    ['database-password', { ...SOUND, DATABASE_URL: 'postgres://room@db.example/rooms' }],
    ['redis-password', { ...SOUND, REDIS_URL: 'redis://cache.example:6379' }],
  ])('%s is told', (id, env) => {
    expect(idsOf(env)).toContain(id);
  });

  it.each<[string, Record<string, string>]>([
    ['turn-credentials', { ...SOUND, ICE_SERVERS: '[{"urls":["stun:stun.example"]}]' }],
    ['database-password', { ...SOUND, DATABASE_URL: 'postgres://room:Kx81%40ha2@db.example/rooms' }],
    ['database-password', { ...SOUND, DATABASE_URL: 'postgres://room@127.0.0.1/rooms' }],
    ['redis-password', { ...SOUND, REDIS_URL: 'redis://:Kx81ha2@cache.example' }],
    ['redis-password', { ...SOUND, REDIS_URL: 'redis://localhost' }],
  ])('%s is not told where there is nothing to tell', (id, env) => {
    expect(idsOf(env)).not.toContain(id);
  });

  it('is told with a remedy, and never with the secret itself', () => {
    const env = {
      ...SOUND,
      SESSION_SECRET: 'change-me-change-me-change-me-change-me',
      DATABASE_URL: 'postgres://room:room@db.example/rooms',
      ICE_SERVERS: '[{"urls":["turn:turn.example"],"credential":"canary"}]',
    };
    const findings = checkEnvironment(readEnvironment(env, '/srv'), env);
    expect(findings).toHaveLength(3);
    for (const finding of findings) {
      expect(findingLines(finding)).toEqual([expect.stringMatching(/^! .{20,} {2}\[[a-z-]+\]$/), expect.stringMatching(/^ {2}→ .{20,}/)]);
      expect(findingLines(finding).join()).not.toMatch(/change-me|room:room|canary/);
    }
  });
});
