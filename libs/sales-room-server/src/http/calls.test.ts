import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { HTTP_CALLS } from './calls.ts';
import { createHttpApp } from './http-app.ts';
import { DEFAULT_HTTP_LIMITS } from './request-limits.ts';

const keyOf = (method: string, path: string) => `${method} ${path.replace(/\{[^}]+\}|:[^/]+/g, '{}')}`;

test('the table of calls has every call that the server answers, and no other', () => {
  // Only the routes are read: nothing is called, so nothing behind them is needed.
  const app = createHttpApp(
    { publicOrigin: 'http://room.test' } as Services,
    { limits: DEFAULT_HTTP_LIMITS } as Parameters<typeof createHttpApp>[1],
  );
  const served = new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => keyOf(method, path)));
  expect([...served].toSorted()).toEqual(HTTP_CALLS.map(({ method, path }) => keyOf(method, path)).toSorted());
});
