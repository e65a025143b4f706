import { test as base, expect } from '@playwright/test';
import { createCast, type Cast } from './cast.ts';

/** Opens a cast for the file that is running and closes it afterwards; `prepare` sets the scene with it. */
export function useCast(prepare?: (cast: Cast) => Promise<void>): Cast {
  let cast: Cast | undefined;
  base.beforeAll(async ({ playwright, launchOptions, baseURL }) => {
    cast = createCast({ browserType: playwright.chromium, launchOptions, baseURL: baseURL ?? '' });
    await prepare?.(cast);
  });
  base.afterAll(async () => cast?.close());
  const current = (): Cast => {
    if (cast === undefined) throw new Error('A cast exists from beforeAll on.');
    return cast;
  };
  return {
    get people() {
      return current().people;
    },
    enter: (options) => current().enter(options),
    leave: (person) => current().leave(person),
    close: async () => current().close(),
  };
}

export { base as test, expect };
