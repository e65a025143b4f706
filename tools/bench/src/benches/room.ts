import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeasureBench } from '../bench-report.ts';
import { type Aim, atLeast, atMost } from '../room/aims.ts';
import { startGenerator } from '../room/generator.ts';
import { measurePageJoins, type PageJoin, type Readiness } from '../room/page-joins.ts';
import { startProduct } from '../room/product.ts';
import { measureRoomSize, type RoomSize } from '../room/room-sizes.ts';
import { findSaturation, type Saturation } from '../room/saturation.ts';
import { VIDEO_BITRATE } from '../room/senders.ts';
import { kilobytes, markdownTable, ms, percent, percentile } from '../room/statistics.ts';
import { measureTurnover, type Turnover } from '../room/turnover.ts';

const README = join(import.meta.dirname, '../../../../libs/sales-room-server/README.md');
const PARTS = ['joins', 'cold-joins', 'sizes', 'audio', 'video', 'turnover'] as const;

/** Of somebody who was before the door: everything that can be ready is. */
const JOIN_P50_MS = 250;
const JOIN_P95_MS = 500;
/** Of somebody whose browser gets nothing ready. */
const COLD_JOIN_MS = 800;
const SLIDE_P95_MS = 100;
const SLIDE_ATTENDEES = 200;
const AUDIO_CONSUMERS = 500;
/** Each receives 50 voices, or 10 pictures. */
const AUDIO_RECEIVERS = [2, 6, 10, 20, 30, 50, 80, 100, 130, 160, 200];
const VIDEO_RECEIVERS = [5, 10, 20, 30, 50, 80, 100, 150, 200, 250, 300, 350, 400, 450];
/** What allocators keep for themselves: less than this, a join has left nothing behind. */
const LEFT_PER_JOIN_KB = 8;

/** Connections of the front proxy that wait for their next call come and go. */
const KEPT_ALIVE = 10;

const USAGE = `npm run bench -- room [options]

  --sizes 2,10,50,200   attendees of the rooms that are filled
  --parts ${PARTS.join(',')}   what is measured
  --pages 12            how many real pages join
  --turnover 1000       how many join and leave again
  --write-readme        puts the result into libs/sales-room-server/README.md`;

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '2,10,50,200' },
      parts: { type: 'string', default: PARTS.join(',') },
      pages: { type: 'string', default: '12' },
      turnover: { type: 'string', default: '1000' },
    },
  });
  const numbers = (text: string) => text.split(',').map(Number);
  const [sizes, pages, turnover] = [numbers(values.sizes), Number(values.pages), Number(values.turnover)];
  const parts = values.parts.split(',');
  const isGood =
    [...sizes, pages, turnover].every((value) => Number.isInteger(value) && value >= 2) &&
    parts.every((part) => (PARTS as readonly string[]).includes(part));
  if (!isGood) {
    console.error(USAGE);
    process.exit(2);
  }
  return { sizes, pages, turnover, parts: new Set(parts) };
}

const JOIN_STEPS: readonly (readonly [keyof PageJoin, string])[] = [
  ['joined', 'HTTP join answered'],
  ['socket', 'socket open'],
  ['dtls', 'ICE and DTLS done'],
  ['entered', 'room entered (snapshot there)'],
  ['drawn', 'stage drawn'],
  ['transport', "first picture's consumer made"],
  ['keyframe', 'first keyframe there'],
  ['frame', 'first remote frame on the screen'],
];

function joinsTable(readiness: Readiness, joins: readonly PageJoin[]): string {
  const rows = JOIN_STEPS.map(([step, title]) => {
    const values = joins.map((join) => join[step]);
    return [title, ms(percentile(values, 0.5)), ms(percentile(values, 0.95))];
  });
  const who =
    readiness === 'ready'
      ? '**Join, in a real page**, of somebody who was before the door until their connection was ready'
      : '**Cold join, in a real page**, of somebody whose browser saves data: nothing is loaded ahead or made ready';
  return `${who} (Chromium, ${joins.length} joins one by one; the guide is a Chromium that sends camera and microphone). Milliseconds since the click, p50 and p95; less than nothing is before it:\n\n${markdownTable(['Step', 'p50', 'p95'], rows)}`;
}

function sizesTable(sizes: readonly RoomSize[]): string {
  const rows = sizes.map((size) => [
    String(size.attendees),
    `${ms(size.joinP50)} / ${ms(size.joinP95)}`,
    `${ms(size.slideP50)} / ${ms(size.slideP95)}`,
    `${ms(size.contentP95)}${size.contentFailed > 0 ? ` (${size.contentFailed} refused)` : ''}`,
    ms(size.chatP95),
    String(size.consumers),
    `${percent(size.audioLoss)} / ${percent(size.videoLoss)}`,
    ['worker', 'server', 'front proxy', 'generator'].map((name) => (size.cpu[name] ?? Number.NaN).toFixed(2)).join(' / '),
    // A handful of attendees is less than what a garbage collector moves.
    size.attendees < 50 ? '–' : `${kilobytes(size.serverBytes)} / ${kilobytes(size.workerBytes)}`,
  ]);
  const head = [
    'Attendees',
    'join p50 / p95 ms',
    'slide → last attendee told p50 / p95 ms',
    '→ last has its content p95 ms',
    'chat → last attendee p95 ms',
    'consumers',
    'loss audio / video',
    'cores: worker / server / proxy / generator',
    'kB per attendee: server / worker',
  ];
  return `**Rooms.** The guide sends microphone and camera, one client a microphone, everybody receives both; clients join four at a time:\n\n${markdownTable(head, rows)}`;
}

function saturationText(title: string, saturation: Saturation): string {
  const rows = saturation.levels.map((level) => [
    String(level.consumers),
    level.packetsPerSecond.toFixed(0),
    percent(level.loss),
    level.workerCpu.toFixed(2),
    level.generatorCpu.toFixed(2),
    String(level.droppedAtWorker),
    String(level.droppedAtGenerator + level.skipped),
  ]);
  // The first, the last ones and a few between them tell the course.
  const every = Math.max(1, Math.ceil(rows.length / 8));
  const shown = rows.filter((_row, index) => index % every === 0 || index >= rows.length - 2);
  const end = saturation.isReached
    ? `Saturation comes after ${saturation.carried} consumers. Cause: ${saturation.cause}.`
    : `${saturation.carried} consumers stay below 1 % loss; saturation was not reached.`;
  return `**${title} ${end}\n\n${markdownTable(['Consumers', 'packets/s', 'loss', 'worker, cores', 'generator, cores', 'dropped before the worker', 'dropped or unsent by the generator'], shown)}`;
}

function turnoverText({ holdings, serverSlope, workerSlope }: Turnover): string {
  const every = Math.max(1, Math.ceil(holdings.length / 5));
  const rows = holdings
    .filter((_holding, index) => index % every === every - 1 || index === 0 || index === holdings.length - 1)
    .map((holding) => [
      String(holding.joins),
      (holding.serverHeap / 1_048_576).toFixed(1),
      (holding.serverBytes / 1_048_576).toFixed(0),
      String(holding.serverSockets),
      (holding.workerBytes / 1_048_576).toFixed(1),
      String(holding.workerSockets),
    ]);
  return `**Joins and leaves**, with media, in rooms that end empty. Left per join in the second half: server ${kilobytes(serverSlope)} kB, worker ${kilobytes(workerSlope)} kB:\n\n${markdownTable(['Joins', 'server heap after collection, MB', 'server resident, MB', 'server sockets', 'worker resident, MB', 'worker sockets'], rows)}`;
}

function aimsOf(results: {
  joins?: readonly PageJoin[];
  coldJoins?: readonly PageJoin[];
  sizes?: readonly RoomSize[];
  audio?: Saturation;
  video?: Saturation;
  turnover?: Turnover;
}): Aim[] {
  const aims: Aim[] = [];
  if (results.joins) {
    const frames = results.joins.map(({ frame }) => frame);
    aims.push(
      atMost('join click → first remote frame, p50', percentile(frames, 0.5), JOIN_P50_MS, 'ms'),
      atMost('join click → first remote frame, p95', percentile(frames, 0.95), JOIN_P95_MS, 'ms'),
    );
  }
  if (results.coldJoins) {
    const frames = results.coldJoins.map(({ frame }) => frame);
    aims.push(atMost('cold join click → first remote frame, p50', percentile(frames, 0.5), COLD_JOIN_MS, 'ms'));
  }
  const large = results.sizes?.find(({ attendees }) => attendees === SLIDE_ATTENDEES);
  if (large) aims.push(atMost(`slide switch → last of ${SLIDE_ATTENDEES} attendees told, p95`, large.slideP95, SLIDE_P95_MS, 'ms'));
  if (results.audio)
    aims.push(atLeast('audio consumers at 50 packets/s on one worker below 1 % loss', results.audio.carried, AUDIO_CONSUMERS, 'consumers'));
  if (results.turnover) {
    const { serverSlope, workerSlope, holdings } = results.turnover;
    const [first, last] = [holdings[0], holdings.at(-1)];
    aims.push(
      atMost('server heap left by a join', serverSlope / 1_024, LEFT_PER_JOIN_KB, 'kB'),
      atMost('worker memory left by a join', workerSlope / 1_024, LEFT_PER_JOIN_KB, 'kB'),
      atMost(
        'sockets that all joins together left open',
        Math.max(0, (last?.serverSockets ?? 0) - (first?.serverSockets ?? 0)) +
          Math.max(0, (last?.workerSockets ?? 0) - (first?.workerSockets ?? 0)),
        KEPT_ALIVE,
        'sockets',
      ),
    );
  }
  return aims;
}

/**
 * How much a room carries, with the product as `npm start` runs it and one media worker. Attendees are Node clients of
 * the room's own protocol with real ICE, DTLS and SRTP: they count packets by the sequence numbers that SRTP leaves in the
 * clear, and decrypt the first of each stream only, so that hundreds of them fit beside the server.
 */
export const bench: MeasureBench = {
  description: 'Load of a sales room: joins, room sizes, consumers per media worker, and what stays after many joins.',
  async measure(args, log) {
    const { sizes: wanted, pages, turnover: joinsAndLeaves, parts } = readOptions(args);
    const product = await startProduct({ MEDIA_WORKERS: '1' }, log);
    const generator = startGenerator();
    try {
      const failures: string[] = [];
      /** One part that fails takes nothing from the others; it is told. */
      const part = async <Result>(name: (typeof PARTS)[number], work: () => Promise<Result>): Promise<Result | undefined> => {
        if (!parts.has(name)) return undefined;
        try {
          return await work();
        } catch (error) {
          log(`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
          failures.push(name);
          await generator.ask('end', {}).catch(() => undefined);
          return undefined;
        }
      };
      const joins = await part('joins', () => measurePageJoins(product, pages, 'ready', log));
      const coldJoins = await part('cold-joins', () => measurePageJoins(product, pages, 'cold', log));
      const sizes: RoomSize[] = [];
      await part('sizes', async () => {
        for (const size of wanted) {
          const measured = await measureRoomSize(product, generator, size);
          log(
            `${size} attendees: slide p95 ${ms(measured.slideP95)} ms, chat p95 ${ms(measured.chatP95)} ms, join p95 ${ms(measured.joinP95)} ms`,
          );
          sizes.push(measured);
        }
      });
      const turnover = await part('turnover', () =>
        measureTurnover(product, generator, { joins: joinsAndLeaves, group: Math.max(10, Math.floor(joinsAndLeaves / 20)) }, log),
      );
      const audio = await part('audio', () =>
        findSaturation(product, generator, { kind: 'audio', senders: 50, receivers: AUDIO_RECEIVERS }, log),
      );
      const video = await part('video', () =>
        findSaturation(product, generator, { kind: 'video', senders: 10, receivers: VIDEO_RECEIVERS }, log),
      );
      const markdown = [
        `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}) for server, worker, store, front proxy, browsers and load generator together; one media worker; loopback.`,
        ...(joins ? [joinsTable('ready', joins)] : []),
        ...(coldJoins ? [joinsTable('cold', coldJoins)] : []),
        ...(sizes.length > 0 ? [sizesTable(sizes)] : []),
        ...(audio ? [saturationText('Audio on one worker**, 50 packets/s each, 50 people who talk.', audio)] : []),
        ...(video
          ? [saturationText(`Video on one worker**, ${VIDEO_BITRATE / 1_000} kbit/s each (60 packets/s), 10 cameras.`, video)]
          : []),
        ...(turnover ? [turnoverText(turnover)] : []),
        ...(failures.length > 0 ? [`**Not measured**, since it failed: ${failures.join(', ')}.`] : []),
      ].join('\n\n');
      const results = {
        ...(joins ? { joins } : {}),
        ...(coldJoins ? { coldJoins } : {}),
        sizes,
        ...(audio ? { audio } : {}),
        ...(video ? { video } : {}),
        ...(turnover ? { turnover } : {}),
      };
      return {
        aims: [...aimsOf(results), ...failures.map((name) => ({ name: `part ${name}`, measured: 'failed', aim: 'measured', met: false }))],
        results,
        markdown,
        readme: { file: README, marker: 'bench room' },
      };
    } finally {
      generator.stop();
      await product.stop();
    }
  },
};
