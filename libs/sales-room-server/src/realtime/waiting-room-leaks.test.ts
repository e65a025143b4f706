import { afterAll, beforeAll, expect, test } from 'vitest';
import { about, PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';

/** Words that stand in what people in the room have, and nowhere else. */
const PLANTED = { chat: 'Planted in the chat', note: 'Planted in the notes', slide: 'Planted slide', name: 'Planted person' } as const;

let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture({
    presentation: {
      waitingRoom: true,
      slides: [
        { kind: 'search', name: PLANTED.slide, search: 'lamp', notes: PLANTED.note },
        { kind: 'search', name: 'Other', search: 'chair' },
      ],
    },
  });
});
afterAll(() => room.close());

test.each(['waiting', 'refused', 'blocked'] as const)(
  'an attendee who is %s gets no media and no content: no planted word, by socket or by HTTP',
  async (status) => {
    await room.services.database.query('delete from attendee');
    await room.setAppointment("status = 'not-started'");
    const guide = await room.visitor().enterAsGuide();
    await guide.run('appointment.start', {});
    const inside = await room.visitor().enterAsClient(PLANTED.name);
    await guide.run('attendee.admit', { attendeeId: inside.snapshot().self.attendeeId ?? '' });
    await inside.until(({ self }) => self.role === 'client');

    const visitor = room.visitor();
    const outside = await visitor.enterAsClient('Waits');
    const frames: string[] = [];
    outside.socket.io.engine.on('packet', (packet: { data?: unknown }) => frames.push(String(packet.data)));
    const attendeeId = outside.snapshot().self.attendeeId ?? '';
    if (status === 'refused') await guide.run('attendee.refuse', { attendeeId });
    if (status === 'blocked') await guide.run('attendee.remove', { attendeeId });
    if (status !== 'waiting') await outside.until(({ self }) => self.role === 'client-blocked');

    await guide.run('chat.send', { text: PLANTED.chat });
    await guide.run('notes.set', { sectionId: null, text: PLANTED.note });
    await guide.run('slide.switch', { index: 1 });
    await inside.run('hand.set', { raised: true });
    await inside.run('reaction.send', { reaction: 'heart' });
    const { seq } = (await inside.run('room.snapshot', {})).snapshot;
    // Everything until then has reached this socket too, as numbers without content.
    await outside.until((snapshot) => snapshot.seq === seq);
    const { snapshot } = await outside.run('room.snapshot', {});
    expect(snapshot).toMatchObject({
      slides: [],
      chat: [],
      attendees: [],
      notes: [],
      likes: [],
      currentSlide: 0,
      media: { available: false, routerRtpCapabilities: null, producers: [] },
      control: { controllerId: null },
    });
    expect(frames.length).toBeGreaterThan(4);
    for (const word of Object.values(PLANTED))
      expect([...frames, JSON.stringify(snapshot)].filter((text) => text.includes(word))).toEqual([]);

    for (const command of ['media.create-transport', 'media.consume', 'chat.send', 'slide.switch'] as const) {
      const payload = {
        'media.create-transport': { direction: 'recv' },
        'media.consume': { transportId: crypto.randomUUID(), producerId: crypto.randomUUID(), rtpCapabilities: {} },
        'chat.send': { text: 'Hi' },
        'slide.switch': { index: 0 },
      }[command];
      expect(await outside.refused(command, payload as never)).toBe(status === 'waiting' ? 'not-permitted' : 'blocked');
    }
    const slide = inside.snapshot().slides[0];
    for (const [method, path] of [
      ['GET', '/store-api/dsr/appointment/presentation'],
      ['GET', `/store-api/dsr/appointment/presentation/${slide?.groupId ?? ''}/slide/${slide?.sectionId ?? ''}`],
      ['POST', `/store-api/dsr/appointment/presentation/${slide?.groupId ?? ''}/slide/${slide?.sectionId ?? ''}/products`],
      ['POST', '/store-api/dsr/product-listing'],
    ] as const) {
      const answer = await visitor.call(method, path, method === 'POST' ? {} : undefined, about(PATH, 'client'));
      expect(answer.status, path).toBe(403);
      expect(JSON.stringify(answer.body)).not.toContain('Planted');
    }
    for (const socket of [guide, inside, outside]) socket.close();
  },
);

test('30 races of admitting, refusing and leaving end in one state; only attendees inside hear the chat', async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  const guide = await room.visitor().enterAsGuide();
  for (let round = 0; round < 30; round += 1) {
    const client = await room.visitor().enterAsClient(`Guest ${round}`);
    const attendeeId = client.snapshot().self.attendeeId ?? '';
    await Promise.all([
      guide.send('attendee.admit', { attendeeId }),
      guide.send('attendee.refuse', { attendeeId }),
      client.send('room.request-access', {}),
    ]);
    const { snapshot } = await client.run('room.snapshot', {});
    expect(['client', 'client-blocked']).toContain(snapshot.self.role);
    expect(snapshot.slides.length > 0).toBe(snapshot.self.role === 'client');
    client.close();
  }
  guide.close();
}, 60_000);
