import type { Generator } from './generator.ts';
import { GUIDE } from './presentations.ts';
import { type CpuMeter, meterCpu, residentBytes } from './processes.ts';
import type { Product } from './product.ts';
import { percentile } from './statistics.ts';

/** What a room of one size costs. Times in milliseconds. */
export interface RoomSize {
  readonly attendees: number;
  readonly joinP50: number;
  readonly joinP95: number;
  /** From the guide's click to the moment at which the last attendee was told. */
  readonly slideP50: number;
  readonly slideP95: number;
  /** From the guide's click to the moment at which the last attendee had what the slide shows. */
  readonly contentP95: number;
  /** Calls for what a slide shows that were refused. */
  readonly contentFailed: number;
  readonly chatP95: number;
  readonly audioLoss: number;
  readonly videoLoss: number;
  readonly consumers: number;
  readonly cpu: Readonly<Record<string, number>>;
  /** Bytes that each attendee adds. */
  readonly serverBytes: number;
  readonly workerBytes: number;
}

const AT_ONCE = 4;
const SLIDE_SWITCHES = 20;
const CONTENT_SWITCHES = 4;
/** As many as may be sent at once. */
const CHAT_LINES = 8;
const MEDIA_MS = 4_000;

/** Fills a room: the guide sends microphone and camera, one client a microphone, and everybody receives both. */
export async function measureRoomSize(product: Product, generator: Generator, attendees: number): Promise<RoomSize> {
  const { path } = await product.makeRoom();
  const { origin } = product;
  const processes = {
    server: product.serverPid(),
    worker: product.workerPids()[0] ?? 0,
    'front proxy': process.pid,
    generator: generator.pid,
  };
  const { slides } = await generator.ask('guide', { origin, path, ...GUIDE, sends: ['mic', 'camera'] });
  const talking = await generator.ask('join', { origin, path, count: 1, atOnce: 1, sends: ['mic'], receives: true });
  const before = { server: residentBytes(processes.server), worker: residentBytes(processes.worker) };
  const listening = await generator.ask('join', { origin, path, count: attendees - 2, atOnce: AT_ONCE, sends: [], receives: true });
  const totals = [...talking.steps, ...listening.steps].map(({ total }) => total);

  const meter: CpuMeter = meterCpu(processes);
  const media = await generator.ask('measure', { ms: MEDIA_MS });
  const cpu = meter.read();
  const after = { server: residentBytes(processes.server), worker: residentBytes(processes.worker) };

  let slide = 0;
  const next = () => (slide = (slide + 1) % slides);
  const last: number[] = [];
  for (let turn = 0; turn < SLIDE_SWITCHES; turn += 1)
    last.push(Math.max(...(await generator.ask('slide', { index: next(), isLoaded: false })).told));
  const content: number[] = [];
  let contentFailed = 0;
  for (let turn = 0; turn < CONTENT_SWITCHES; turn += 1) {
    const { loaded, failed } = await generator.ask('slide', { index: next(), isLoaded: true });
    content.push(Math.max(...loaded));
    contentFailed += failed;
  }
  const chat: number[] = [];
  for (let turn = 0; turn < CHAT_LINES; turn += 1)
    chat.push(Math.max(...(await generator.ask('chat', { text: `Line ${turn} for ${attendees}` })).told));
  await generator.ask('end', {});

  const added = Math.max(1, attendees - 2);
  return {
    attendees,
    joinP50: percentile(totals, 0.5),
    joinP95: percentile(totals, 0.95),
    slideP50: percentile(last, 0.5),
    slideP95: percentile(last, 0.95),
    contentP95: percentile(content, 0.95),
    contentFailed,
    chatP95: percentile(chat, 0.95),
    audioLoss: media.audio.lost / Math.max(1, media.audio.expected),
    videoLoss: media.video.lost / Math.max(1, media.video.expected),
    consumers: media.audio.consumers + media.video.consumers,
    cpu,
    serverBytes: (after.server - before.server) / added,
    workerBytes: (after.worker - before.worker) / added,
  };
}
