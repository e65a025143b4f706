import { expect, test as base } from '@playwright/test';
import { type Cast, createCast } from './participants.ts';
import { attachReplays } from './room-replays.ts';

/**
 * Opens a cast for the file that is running and closes it afterwards; `prepare` sets the scene with it. A test that fails
 * attaches what happened in each person's room, to be replayed.
 */
export function useCast(prepare?: (cast: Cast) => Promise<void>): Cast {
  let cast: Cast | undefined;
  base.beforeAll(async ({ playwright, launchOptions, baseURL }) => {
    cast = createCast({ browserType: playwright.chromium, launchOptions, baseURL: baseURL ?? '' });
    await prepare?.(cast);
  });
  base.afterEach(async ({ baseURL: _origin }, testInfo) => {
    if (cast !== undefined && testInfo.status !== testInfo.expectedStatus) await attachReplays(cast.people, testInfo);
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

export { expect, base as test };
