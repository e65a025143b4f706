import { expect, test as base } from '@playwright/test';
import { createParticipants, type Participants } from './participants.ts';
import { attachReplays } from './room-replays.ts';

/**
 * Participants of the file that is running, closed afterwards; `prepare` brings in the first ones. A test that fails
 * attaches what happened in each person's room, to be replayed.
 */
export function useParticipants(prepare?: (participants: Participants) => Promise<void>): Participants {
  let participants: Participants | undefined;
  base.beforeAll(async ({ playwright, launchOptions, baseURL }) => {
    participants = createParticipants({ browserType: playwright.chromium, launchOptions, baseURL: baseURL ?? '' });
    await prepare?.(participants);
  });
  base.afterEach(async ({ baseURL: _origin }, testInfo) => {
    if (participants !== undefined && testInfo.status !== testInfo.expectedStatus) await attachReplays(participants.people, testInfo);
  });
  base.afterAll(async () => participants?.close());
  const current = (): Participants => {
    if (participants === undefined) throw new Error('Participants exist from beforeAll on.');
    return participants;
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
