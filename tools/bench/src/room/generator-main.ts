/** A process full of attendees. Its parent asks by messages `{ id, name, input }`; it answers `{ id, output }` or `{ id, error }`. */
import { errorText, type GeneratorCall, type GeneratorCalls } from './generator.ts';
import { joinRoom, type JoinSteps, type LoadAttendee } from './load-attendee.ts';
import { lossSince, type StreamCount } from './packet-count.ts';

const crowd: LoadAttendee[] = [];
let guide: LoadAttendee | undefined;
let named = 0;

const guideOf = (): LoadAttendee => {
  if (guide === undefined) throw new Error('There is no guide.');
  return guide;
};

/** Waits until everybody of the crowd was told this, and gives the moments. */
function whenAllAreTold(name: string, isIt: (payload: never) => boolean): Promise<number[]> {
  const people = [...crowd];
  const moments: number[] = [];
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${people.length - moments.length} of ${people.length} were never told ${name}.`)),
      30_000,
    );
    for (const attendee of people) {
      let isTold = false;
      attendee.onNotification((what, payload, at) => {
        if (isTold || what !== name || !isIt(payload as never)) return;
        isTold = true;
        if (moments.push(at) < people.length) return;
        clearTimeout(late);
        resolve(moments);
      });
    }
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const calls: GeneratorCalls = {
  async guide({ origin, path, username, password, sends }) {
    guide = await joinRoom({ origin, path, name: 'Guide', guide: { username, password }, sends, receives: false });
    return { slides: guide.snapshot.slides.length };
  },
  async join({ origin, path, count, atOnce, sends, receives }) {
    const steps: JoinSteps[] = [];
    let left = count;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        const attendee = await joinRoom({ origin, path, name: `Attendee ${(named += 1)}`, sends, receives });
        crowd.push(attendee);
        steps.push(attendee.steps);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
    return { steps };
  },
  async slide({ index, isLoaded }) {
    const since = performance.now();
    const loaded: number[] = [];
    let failed = 0;
    const loading = isLoaded
      ? [...crowd].map(
          (attendee) =>
            new Promise<void>((resolve) => {
              let isSeen = false;
              attendee.onNotification((what) => {
                if (isSeen || what !== 'slide.switched') return;
                isSeen = true;
                attendee.loadSlide(index).then(
                  () => (loaded.push(performance.now() - since), resolve()),
                  () => ((failed += 1), resolve()),
                );
              });
            }),
        )
      : [];
    const told = whenAllAreTold('slide.switched', (payload: { index: number }) => payload.index === index);
    await guideOf().command('slide.switch', { index });
    const moments = (await told).map((at) => at - since);
    await Promise.all(loading);
    return { told: moments, loaded, failed };
  },
  async chat({ text }) {
    const since = performance.now();
    const told = whenAllAreTold('chat.added', (payload: { message: { text: string } }) => payload.message.text === text);
    await guideOf().command('chat.send', { text });
    return { told: (await told).map((at) => at - since) };
  },
  async measure({ ms }) {
    const people = guide === undefined ? crowd : [guide, ...crowd];
    const senders = people.flatMap((attendee) => attendee.senders);
    const streams = people
      .flatMap((attendee) => [...attendee.receiving.values()])
      .map(({ kind, count }) => ({ kind, count, before: { ...count } satisfies StreamCount }));
    const sentBefore = senders.reduce((sum, { sent }) => sum + sent, 0);
    const skippedBefore = senders.reduce((sum, { skipped }) => sum + skipped, 0);
    const cpuBefore = process.cpuUsage();
    const since = performance.now();
    await pause(ms);
    const seconds = (performance.now() - since) / 1_000;
    const cpu = process.cpuUsage(cpuBefore);
    const ofKind = (kind: 'audio' | 'video') => {
      const found = streams
        .filter((stream) => stream.kind === kind)
        .map(({ before, count }) => ({ ...lossSince(before, count), packets: count.packets - before.packets }));
      const sum = (part: 'expected' | 'lost' | 'packets') => found.reduce((total, each) => total + each[part], 0);
      return {
        consumers: found.length,
        silent: found.filter(({ packets }) => packets === 0).length,
        expected: sum('expected'),
        lost: sum('lost'),
        packetsPerSecond: sum('packets') / seconds,
      };
    };
    return {
      seconds,
      audio: ofKind('audio'),
      video: ofKind('video'),
      sentPerSecond: (senders.reduce((sum, { sent }) => sum + sent, 0) - sentBefore) / seconds,
      skipped: senders.reduce((sum, { skipped }) => sum + skipped, 0) - skippedBefore,
      cpu: (cpu.user + cpu.system) / 1e6 / seconds,
      ports: people.flatMap(({ ports }) => ports),
    };
  },
  async leave({ count }) {
    const leaving = crowd.splice(0, count);
    await Promise.all(leaving.map((attendee) => attendee.leave()));
    return { left: leaving.length };
  },
  async end() {
    await Promise.all([...crowd.splice(0), ...(guide === undefined ? [] : [guide])].map((attendee) => attendee.leave()));
    guide = undefined;
    return {};
  },
};

process.on('message', ({ id, name, input }: GeneratorCall) => {
  const call = calls[name] as (value: unknown) => Promise<unknown>;
  call(input).then(
    (output) => process.send?.({ id, output }),
    (error: unknown) => process.send?.({ id, error: errorText(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
