import type { Page } from '@playwright/test';
import { memoryOf, type PageMemory, sightsOf } from './page-witness.ts';
import type { Scene } from './scene.ts';

/** All that is known about a fault that did not heal. */
export interface Evidence {
  /** For a person: what each page held and showed, what its console and the product's processes said meanwhile. */
  readonly text: string;
  /** The redacted log of each person's room, for `replayRoom` of `@vitrine/sales-room-client/testing`; null where the page has none. */
  readonly replays: Readonly<Record<'guide' | 'client', unknown>>;
}

interface Occasion {
  readonly name: string;
  readonly started: number;
  readonly before: Readonly<Record<'guide' | 'client', PageMemory>>;
  readonly after?: Readonly<Record<'guide' | 'client', PageMemory>> | undefined;
}

/** The room's log on a page; null where there is no room or the page is gone. */
const replayOf = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => (globalThis as unknown as Record<symbol, (() => unknown) | undefined>)[Symbol.for('vitrine.room-log')]?.() ?? null)
    .catch(() => null);

/** Collects it while the pages are still as they are. */
export async function collectEvidence(scene: Scene, { name, started, before, after }: Occasion): Promise<Evidence> {
  const seconds = (at: number) => `${((at - started) / 1_000).toFixed(2)} s`;
  const lines = [`${name}:`];
  for (const who of ['guide', 'client'] as const) {
    const { page, complaints } = scene[who];
    const sights = await sightsOf(page).catch(() => []);
    const first = Math.max(
      0,
      sights.findLastIndex(({ at }) => at <= started),
    );
    lines.push(
      `The ${who} had ${JSON.stringify(before[who])}`,
      `  and has ${JSON.stringify(after?.[who] ?? (await memoryOf(page).catch(String)))} at ${page.url()}`,
      ...sights
        .slice(first)
        .map(
          ({ at, connection, says, isMoving }) =>
            `  ${seconds(at)}: ${connection}, picture ${isMoving ? 'moves' : 'still'}${says === '' ? '' : `, "${says}"`}`,
        ),
      ...complaints.filter(({ at }) => at >= started).map(({ at, text }) => `  ${seconds(at)} console: ${text}`),
    );
  }
  lines.push(
    'The product said:',
    ...scene.product
      .saidSince(started)
      .slice(-60)
      .map((line) => `  ${line}`),
  );
  return { text: lines.join('\n'), replays: { guide: await replayOf(scene.guide.page), client: await replayOf(scene.client.page) } };
}
