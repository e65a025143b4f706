import type { TestInfo } from '@playwright/test';
import type { Person } from './participants.ts';

/** The redacted log of the room on somebody's page, as JSON; null where there is no room or the page is gone. */
export async function roomLogOf({ page }: Pick<Person, 'page'>): Promise<string | null> {
  try {
    return await page.evaluate(() => {
      const log = (globalThis as unknown as Record<symbol, (() => unknown) | undefined>)[Symbol.for('vitrine.room-log')]?.();
      return log === undefined ? null : JSON.stringify(log);
    });
  } catch {
    return null;
  }
}

/** Attaches what happened in each person's room, for `replayRoom` of `@vitrine/sales-room-client/testing`. */
export async function attachReplays(people: readonly Pick<Person, 'page' | 'looks'>[], testInfo: Pick<TestInfo, 'attach'>): Promise<void> {
  for (const [index, person] of people.entries()) {
    const body = await roomLogOf(person);
    if (body !== null)
      await testInfo.attach(`room-replay-${index + 1}-${person.looks ?? 'no-devices'}.json`, { body, contentType: 'application/json' });
  }
}
