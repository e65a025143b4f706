import { setTimeout as pause } from 'node:timers/promises';
import { expectConnection } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { FAILURE_POINTS } from './support/failure-points.ts';
import { expectMemory, type Pair, readMemory, readRestingMemory, type RoomMemory } from './support/memory.ts';
import { expectMedia, openPair } from './support/pair.ts';
import { type Kill, killProcess, type Victim } from './support/processes.ts';
import { expectScreenEvent, recordScreen, screenEventsOf } from './support/screen-events.ts';
import { seededRandom, shuffled } from './support/seeded.ts';

/** `npm run soak` sets these: the same seed gives the same kills. */
const FIRST_SEED = Number(process.env.KILL_SEED ?? 7);
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const DATA_DIR = process.env.VITRINE_DATA_DIR ?? '';

const VICTIMS: readonly Victim[] = [
  'sales-room-server',
  'sales-room-server',
  'sales-room-server',
  'sales-room-server',
  'media-worker',
  'media-worker',
  'media-worker',
  'demo-store',
  'demo-store',
  'demo-store',
];

const participants = useParticipants();
test.afterEach(() => participants.close());

/** What both people see while a process is away, and that what they were shown stays on the screen. */
async function expectMeanwhile(
  { guide, client }: Pair,
  { victim, replaced }: Kill,
  { mayLoseSlide }: { mayLoseSlide: boolean },
): Promise<void> {
  for (const { page } of [guide, client]) {
    if (victim !== 'demo-store') await replaced();
    if (victim === 'sales-room-server') {
      await expectScreenEvent(page, 'connection reconnecting');
      await expectScreenEvent(page, 'connection reconnected');
    } else if (victim === 'media-worker') {
      // Healing takes some 50 ms: what is said of it may come and go between two pictures of the screen.
      if ((await screenEventsOf(page)).includes('media worker-restarting'))
        await expectScreenEvent(page, /^says .*Sound and picture are back\./);
    }
    const events = await screenEventsOf(page);
    if (victim !== 'sales-room-server') expect(events).not.toContain('connection reconnecting');
    if (!mayLoseSlide) expect(events).not.toContain('no slide');
  }
}

for (const seed of Array.from({ length: ROUNDS }, (_, round) => FIRST_SEED + round)) {
  test(`ten kills with seed ${seed} change nothing of cart, chat, draft, likes, notes, mute and slide`, async ({ playwright, baseURL }) => {
    // Each wait in it has a limit of its own; ten deaths and returns take minutes on a machine with other work.
    test.setTimeout(900_000);
    const random = seededRandom(seed);
    const victims = shuffled(VICTIMS, random);
    const pair = await openPair(participants, playwright.request, baseURL ?? '', 'kills');

    for (const [turn, point] of shuffled(FAILURE_POINTS, random).entries()) {
      const victim = victims[turn] ?? 'sales-room-server';
      const isConfirmed = random() < 0.5;
      const isReload = point.name.includes('reloads');
      await test.step(`${turn + 1}: ${victim} is killed ${isConfirmed ? 'after' : 'while'} ${point.name}`, async () => {
        let before = await readRestingMemory(pair);
        await Promise.all([recordScreen(pair.guide.page), recordScreen(pair.client.page)]);
        if (isConfirmed) {
          await point.act(pair, before, turn);
          await point.settle(pair, before, turn);
          await point.confirm?.(pair, before);
          await expectMemory(
            pair,
            (now) => now.mute.flowing.includes('mic') === !now.mute.shownMuted,
            true,
            'the screens agree with the media worker',
          );
          before = await readRestingMemory(pair);
          await Promise.all([recordScreen(pair.guide.page), recordScreen(pair.client.page)]);
          const kill = killProcess(DATA_DIR, victim);
          await expectMeanwhile(pair, kill, { mayLoseSlide: false });
          await kill.replaced();
        } else {
          const acting = point.act(pair, before, turn);
          // A reload takes its time: the process dies in the middle of it.
          if (!isReload) await acting;
          const kill = killProcess(DATA_DIR, victim);
          await acting;
          await point.settle(pair, before, turn);
          await kill.replaced();
          if (!isReload) await expectMeanwhile(pair, kill, { mayLoseSlide: point.touches.includes('slide') });
        }
        await Promise.all([expectConnection(pair.guide.page, 'connected'), expectConnection(pair.client.page, 'connected')]);

        const untouched = (memory: RoomMemory) =>
          Object.fromEntries(Object.entries(memory).filter(([part]) => isConfirmed || !point.touches.includes(part as keyof RoomMemory)));
        await expectMemory(pair, untouched, untouched(before), `the room after the ${victim} was killed`);
        // Whatever came of it, all agree: the two screens, the client's own buttons and the media worker.
        await expectMemory(
          pair,
          ({ slide, cart, cartBadge, likes, likesBadge, mute }) => ({
            slide: slide.guide === slide.client,
            cart:
              cartBadge ===
              ['Cart', cart.length > 0 ? String(cart.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)) : ''].join(' ').trim(),
            likes: likesBadge === ['Likes', likes.length > 0 ? String(likes.length) : ''].join(' ').trim(),
            mic: [mute.flowing.includes('mic'), mute.mic === 'Turn microphone off'].every((isOn) => isOn === !mute.shownMuted),
            camera: mute.flowing.includes('camera') === (mute.camera === 'Turn camera off'),
          }),
          { slide: true, cart: true, likes: true, mic: true, camera: true },
          'everybody sees the same',
        );
        await expectMedia(pair, (await readMemory(pair)).mute.flowing);
        await point.restore?.(pair);
      });
    }
    for (const { watch } of participants.people)
      expect(watch.complaints.filter((complaint) => !/Failed to load resource|WebSocket connection|ERR_|502|503/.test(complaint))).toEqual(
        [],
      );
  });

  test(`media workers that die again as they come back are there in the end, with seed ${seed}`, async ({ playwright, baseURL }) => {
    test.setTimeout(300_000);
    const random = seededRandom(seed);
    const pair = await openPair(participants, playwright.request, baseURL ?? '', 'dying-workers');
    for (let round = 0; round < 3; round += 1) {
      for (let left = 2 + Math.floor(random() * 4); left > 0; left -= 1) {
        await killProcess(DATA_DIR, 'media-worker').replaced();
        // Now a transport is being made, now a track is being sent: the next death meets another step of coming back each time.
        await pause(random() * 400);
      }
      await expectMedia(pair, ['camera', 'mic']);
    }
  });
}
