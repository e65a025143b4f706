import type { TestInfo } from '@playwright/test';
import type { RoomLog } from '@vitrine/sales-room-client';
import type { Person } from './cast.ts';

/** The redacted log of the room on somebody's page; null where there is no room or the page is gone. */
export async function roomLogOf({ page }: Pick<Person, 'page'>): Promise<RoomLog | null> {
  try {
    return await page.evaluate(
      () => (globalThis as unknown as Record<symbol, (() => RoomLog) | undefined>)[Symbol.for('vitrine.room-log')]?.() ?? null,
    );
  } catch {
    return null;
  }
}

/** Attaches what happened in each person's room, for `replayRoom` of `@vitrine/sales-room-client/testing`. */
export async function attachReplays(people: readonly Pick<Person, 'page' | 'looks'>[], testInfo: Pick<TestInfo, 'attach'>): Promise<void> {
  for (const [index, person] of people.entries()) {
    const log = await roomLogOf(person);
    if (log !== null)
      await testInfo.attach(`room-replay-${index + 1}-${person.looks ?? 'no-devices'}.json`, {
        body: JSON.stringify(log),
        contentType: 'application/json',
      });
  }
}
