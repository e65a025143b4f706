import { agreement, type Person, type Scene, until, write } from './scene.ts';
import { memoryOf, type PageMemory, type Sight, sightsOf, STILL_AFTER_MS } from './page-witness.ts';

/** Something that breaks and is whole again. */
export interface Fault {
  readonly name: string;
  /** Whether the guide can go on meanwhile: then they switch the slide while it lasts. */
  readonly isGuideFree: boolean;
  /** Whether the client can write meanwhile. */
  readonly isClientAwake?: boolean;
  /** Milliseconds that healing may take. */
  readonly aimMs?: number;
  /** Breaks; the healing is counted from the moment at which the returned function has settled, or from the break where it is undefined. */
  breaks(scene: Scene): Promise<(() => Promise<void>) | undefined>;
}

/** What became of it. */
export interface FaultResult {
  readonly name: string;
  /** Milliseconds until everything was as it should be; null where it never was. */
  readonly healedMs: number | null;
  readonly aimMs: number | null;
  /** What each person saw. */
  readonly saw: Readonly<Record<'guide' | 'client', string>>;
  /** What is missing or other than before; empty where nothing is. */
  readonly lost: readonly string[];
}

const HEAL_WITHIN_MS = 45_000;
const now = (): number => performance.timeOrigin + performance.now();
let lines = 0;

/** Goes to the next slide, or back from the last one. */
async function switchSlide({ page }: Person): Promise<void> {
  const before = (await memoryOf(page)).slide;
  const next = page.getByRole('button', { name: 'Next slide' });
  await ((await next.isEnabled()) ? next : page.getByRole('button', { name: 'Previous slide' })).click();
  await until('another slide at the guide', async () => ((await memoryOf(page)).slide !== before ? true : undefined));
}

/** Lets something break, and looks what people see, how long it takes to heal, and what is lost. */
export async function runFault(scene: Scene, fault: Fault): Promise<FaultResult> {
  const { guide, client } = scene;
  const before = await until('a room without fault', () => agreement(scene), 60_000);
  const started = now();
  const mend = await fault.breaks(scene);
  const line = `Line ${(lines += 1)}`;
  let slide = before.guide.slide;
  if (fault.isClientAwake !== false) await write(client.page, line);
  if (fault.isGuideFree) {
    await switchSlide(guide);
    slide = (await memoryOf(guide.page)).slide;
  }
  let from = started;
  if (mend !== undefined) {
    await mend();
    from = now();
  }
  if (fault.isClientAwake === false) await write(client.page, line);

  const chat = [...before.client.chat, line];
  let last: { guide: PageMemory; client: PageMemory } | undefined;
  const healed = await until(
    'everything as before',
    async () => {
      const both = await agreement(scene);
      if (both !== undefined) last = both;
      return both !== undefined && both.client.chat.length >= chat.length && both.client.slide === slide ? both : undefined;
    },
    HEAL_WITHIN_MS,
  ).catch(() => undefined);
  const at = now();
  const after = healed ?? last ?? { guide: await memoryOf(guide.page), client: await memoryOf(client.page) };
  const sights = { guide: await sightsOf(guide.page), client: await sightsOf(client.page) };
  return {
    name: fault.name,
    healedMs: healed === undefined ? null : healedAt(Object.values(sights), from, at),
    aimMs: fault.aimMs ?? null,
    saw: { guide: describe(sights.guide, started, at), client: describe(sights.client, started, at) },
    lost: lostOf(before, after, chat, slide),
  };
}

/** When the last page had its picture and its connection back; a look at both pages at once comes a moment later. */
function healedAt(pages: readonly (readonly Sight[])[], from: number, seen: number): number {
  const lastBad = pages.map((sights) => {
    const bad = sights.findLastIndex(({ isMoving, connection, at }) => at <= seen && (!isMoving || connection === 'reconnecting' || connection === 'lost'));
    return bad === -1 ? from : (sights[bad + 1]?.at ?? seen);
  });
  const visible = Math.max(...lastBad);
  // Nothing was to be seen of the fault: what was written is what took time.
  return Math.max(0, (visible > from ? visible : seen) - from);
}

function lostOf(before: { guide: PageMemory; client: PageMemory }, after: { guide: PageMemory; client: PageMemory }, chat: readonly string[], slide: string | null): string[] {
  const lost: string[] = [];
  for (const who of ['guide', 'client'] as const) {
    if (JSON.stringify(after[who].chat) !== JSON.stringify(chat)) lost.push(`chat of the ${who}: ${after[who].chat.slice(before[who].chat.length).join(', ') || 'nothing new'} instead of ${chat.at(-1) ?? ''}`);
    if (after[who].slide !== slide) lost.push(`slide of the ${who}: ${after[who].slide ?? 'none'} instead of ${slide ?? 'none'}`);
    for (const part of ['mic', 'camera', 'hand', 'likes'] as const) if (after[who][part] !== before[who][part]) lost.push(`${part} of the ${who}: ${after[who][part]} instead of ${before[who][part]}`);
  }
  return lost;
}

const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;

/** What somebody saw between two moments, in their own words. */
export function describe(sights: readonly Sight[], from: number, to: number): string {
  const first = Math.max(0, sights.findLastIndex(({ at }) => at <= from));
  const spans = sights.slice(first).filter(({ at }) => at < to).map((sight, index, all) => ({ ...sight, ms: Math.min(all[index + 1]?.at ?? to, to) - Math.max(sight.at, from) }));
  const still = spans.filter(({ isMoving }) => !isMoving).reduce((sum, { ms }) => sum + ms, 0);
  const known = new Set((sights[first]?.says ?? '').split(' · '));
  const said = new Map<string, number>();
  for (const { says, ms } of spans) {
    for (const text of says.split(' · ')) if (text !== '' && !known.has(text)) said.set(text, (said.get(text) ?? 0) + ms);
  }
  const parts = [
    // The picture counts as still only after a while without change.
    ...(still > 0 ? [`picture still ${seconds(still + STILL_AFTER_MS)}`] : []),
    ...[...said].map(([text, ms]) => `"${text.length > 90 ? `${text.slice(0, 90)}…` : text}" ${seconds(ms)}`),
  ];
  return parts.length === 0 ? 'nothing' : parts.join('; ');
}
