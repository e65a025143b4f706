import { collectEvidence, type Evidence } from './evidence.ts';
import { memoryOf, type Sight, sightsOf, stillAfterMs } from './page-witness.ts';
import { type Moments, now, type Person, type Scene, troubleOf, until, watchUntilWell, write } from './scene.ts';

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
  /** All that is known about it, where it did not heal or something was lost. */
  readonly evidence?: Evidence;
}

const BEGIN_WITHIN_MS = 120_000;
const HEAL_WITHIN_MS = 120_000;
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
  const whole = await watchUntilWell(scene, troubleOf, BEGIN_WITHIN_MS);
  const before = whole.moments;
  if (whole.since === undefined) return gaveUp(scene, fault, now(), [`it could not begin: ${whole.trouble.join('; ')}`], before);
  const started = now();
  const line = `Line ${(lines += 1)}`;
  try {
    const mend = await fault.breaks(scene);
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

    const lostIn = (moments: Moments): string[] => lostOf(before, moments, [...before.client.chat, line], slide);
    const watched = await watchUntilWell(scene, (moments) => [...troubleOf(moments), ...lostIn(moments)], HEAL_WITHIN_MS);
    const lost = lostIn(watched.moments);
    if (watched.since === undefined)
      return await gaveUp(scene, fault, started, lost.length > 0 ? lost : watched.trouble, before, watched.moments);
    const at = now();
    const sights = { guide: await sightsOf(guide.page), client: await sightsOf(client.page) };
    return {
      name: fault.name,
      healedMs: healedAt(Object.values(sights), from, watched.since),
      aimMs: fault.aimMs ?? null,
      saw: {
        guide: describe(sights.guide, { from: started, to: at, stillAfter: stillAfterMs(scene) }),
        client: describe(sights.client, { from: started, to: at, stillAfter: stillAfterMs(scene) }),
      },
      lost,
    };
  } catch (error) {
    return gaveUp(scene, fault, started, [`not measured: ${error instanceof Error ? error.message : String(error)}`], before);
  }
}

/** What did not heal, with all that is known about it. */
async function gaveUp(
  scene: Scene,
  fault: Fault,
  started: number,
  lost: readonly string[],
  before: Moments,
  after?: Moments,
): Promise<FaultResult> {
  const evidence = await collectEvidence(scene, { name: fault.name, started, before, after });
  const saw = async ({ page }: Person) =>
    describe(await sightsOf(page).catch(() => []), { from: started, to: now(), stillAfter: stillAfterMs(scene) });
  return {
    name: fault.name,
    healedMs: null,
    aimMs: fault.aimMs ?? null,
    saw: { guide: await saw(scene.guide), client: await saw(scene.client) },
    lost,
    evidence,
  };
}

/** When the last page had its picture and its connection back; a look at both pages at once comes a moment later. */
function healedAt(pages: readonly (readonly Sight[])[], from: number, seen: number): number {
  const lastBad = pages.map((sights) => {
    const bad = sights.findLastIndex(
      ({ isMoving, connection, at }) => at <= seen && (!isMoving || connection === 'reconnecting' || connection === 'lost'),
    );
    return bad === -1 ? from : (sights[bad + 1]?.at ?? seen);
  });
  const visible = Math.max(...lastBad);
  // Nothing was to be seen of the fault: what was written is what took time.
  return Math.max(0, (visible > from ? visible : seen) - from);
}

function lostOf(before: Moments, after: Moments, chat: readonly string[], slide: string | null): string[] {
  const lost: string[] = [];
  for (const who of ['guide', 'client'] as const) {
    if (JSON.stringify(after[who].chat) !== JSON.stringify(chat))
      lost.push(
        `chat of the ${who}: ${after[who].chat.slice(before[who].chat.length).join(', ') || 'nothing new'} instead of ${chat.at(-1) ?? ''}`,
      );
    if (after[who].slide !== slide) lost.push(`slide of the ${who}: ${after[who].slide ?? 'none'} instead of ${slide ?? 'none'}`);
    for (const part of ['mic', 'camera', 'hand', 'likes'] as const)
      if (after[who][part] !== before[who][part]) lost.push(`${part} of the ${who}: ${after[who][part]} instead of ${before[who][part]}`);
  }
  return lost;
}

const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;

/** What somebody saw between two moments, in their own words. */
function describe(sights: readonly Sight[], { from, to, stillAfter }: { from: number; to: number; stillAfter: number }): string {
  const first = Math.max(
    0,
    sights.findLastIndex(({ at }) => at <= from),
  );
  const spans = sights
    .slice(first)
    .filter(({ at }) => at < to)
    .map((sight, index, all) => ({ ...sight, ms: Math.min(all[index + 1]?.at ?? to, to) - Math.max(sight.at, from) }));
  const still = spans.filter(({ isMoving }) => !isMoving).reduce((sum, { ms }) => sum + ms, 0);
  const known = new Set((sights[first]?.says ?? '').split(' · '));
  const said = new Map<string, number>();
  for (const { says, ms } of spans) {
    for (const text of says.split(' · ')) if (text !== '' && !known.has(text)) said.set(text, (said.get(text) ?? 0) + ms);
  }
  const parts = [
    // The picture counts as still only after a while without change.
    ...(still > 0 ? [`picture still ${seconds(still + stillAfter)}`] : []),
    ...[...said].map(([text, ms]) => `"${text.length > 90 ? `${text.slice(0, 90)}…` : text}" ${seconds(ms)}`),
  ];
  return parts.length === 0 ? 'nothing' : parts.join('; ');
}
