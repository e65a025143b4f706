import { APPOINTMENT_STATUSES, type AttendeeStatus, type ViewerRole, viewerRoleOf } from '@vitrine/sales-room-protocol';
import type { Chance, Meaningful } from './fuzz-inputs.ts';
import { mediaWorker, PATH, type RoomFixture, startRoomFixture, type Visitor } from './room-fixture.ts';
import type { RoomSocket } from './room-socket.ts';
import { STUB } from './room-store.ts';

export type ActorName = 'visitor' | 'client' | 'waiting' | 'blocked' | 'guide' | 'otherGuide';

/** Somebody with a browser and a socket of their own. */
export interface Actor {
  readonly name: ActorName;
  readonly visitor: Visitor;
  socket: RoomSocket | undefined;
  /** As whom the socket is in the room: null for nobody known, undefined for not in the room at all. */
  attendeeId: string | null | undefined;
}

/** The people before a room, and what means something in it. */
export interface Stage {
  readonly actors: readonly Actor[];
  readonly known: Meaningful & { readonly mediaIds: string[] };
}

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const RTP = { codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }], rtcp: { cname: 'fuzz' } };
const VIDEO = { codecs: [{ mimeType: 'video/VP8', payloadType: 96, clockRate: 90_000 }], rtcp: { cname: 'fuzz' } };
let ssrc = 10_000;

/** A room server with a real media worker, whose sockets may send as much as they like. */
export function startFuzzedRoom(): Promise<RoomFixture> {
  const endless = { burst: 1e9, perSecond: 1e9 };
  return startRoomFixture({
    limits: {
      enterWithinMs: 3_600_000,
      rates: {
        all: endless,
        enter: endless,
        chat: endless,
        reaction: endless,
        scroll: endless,
        point: endless,
        media: endless,
        other: endless,
      },
    },
    // Nothing happens by a clock, so that each change has an input that made it.
    media: {
      workerBin: mediaWorker(),
      workers: 1,
      listenIp: '127.0.0.1',
      announcedAddress: undefined,
      port: 0,
      iceServers: [],
      resumeWindowMs: 3_600_000,
    },
  });
}

/** Empties the room: nobody is connected any more, and what their leaving changed is stored. */
export async function clearStage(room: RoomFixture, stage: Stage | undefined): Promise<void> {
  for (const { socket } of stage?.actors ?? []) socket?.close();
  while (room.services.connections.count() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await room.services.engine.idle();
  // What was said is not needed any more, and a long run says a lot.
  room.logs.length = 0;
}

/** The same people again, in a room of some state. */
export async function setStage(room: RoomFixture, chance: Chance, asImported: string): Promise<Stage> {
  const { database } = room.services;
  await database.query('delete from guide_session');
  // A guide may have given the presentation to another, or taken it away.
  await database.query('delete from appointment');
  await database.query('insert into appointment select * from json_populate_record(null::appointment, $1::json)', [asImported]);
  await room.setAppointment("status = 'started', started_at = now()");
  const actors: Actor[] = [];
  for (const [name, status] of [
    ['visitor', undefined],
    ['client', 'joined'],
    ['waiting', 'waiting'],
    ['blocked', 'blocked'],
  ] as const) {
    const visitor = room.visitor();
    if (status !== undefined) {
      const { attendeeId } = (await visitor.join(name)).body as { attendeeId: string };
      await database.query('update attendee set status = $2 where id = $1', [attendeeId, status]);
    }
    actors.push(await withSocket({ name, visitor, socket: undefined, attendeeId: undefined }));
  }
  const guide = room.visitor();
  await guide.signIn();
  actors.push(await withSocket({ name: 'guide', visitor: guide, socket: undefined, attendeeId: undefined }));
  // Signed in and connected, but not in the room.
  const otherGuide = room.visitor();
  await otherGuide.signIn('otto');
  actors.push({ name: 'otherGuide', visitor: otherGuide, socket: await otherGuide.connect(), attendeeId: undefined });

  const sockets = actors.flatMap(({ name, socket }) => ((name === 'client' || name === 'guide') && socket !== undefined ? [socket] : []));
  const mediaIds = (await Promise.all(sockets.map(sendSomething))).flat();
  const capabilities = sockets[0]?.snapshot().media.routerRtpCapabilities ?? {};
  const status = chance.pick([...APPOINTMENT_STATUSES, 'started', 'started']);
  if (status !== 'started') {
    await room.setAppointment(`status = '${status}'`);
    if (status !== 'locked') room.services.media.closeRoom(await room.appointmentId());
  }
  const rows = await database.query<{ id: string }>('select id from attendee union all select id from appointment');
  const slides = await database.query<{ id: string; section: string }>(
    "select slide->>'id' as id, slide->>'sectionId' as section from appointment, jsonb_array_elements(definition->'slides') slide",
  );
  return {
    actors,
    known: {
      ids: [
        ...rows.map(({ id }) => id),
        ...slides.flatMap(({ id, section }) => [id, section]),
        STUB.lamp,
        STUB.chair,
        STUB.missing,
        STUB.cmsPage,
        '0'.repeat(32),
      ],
      mediaIds,
      samples: {
        rtpCapabilities: [capabilities],
        rtpParameters: [
          { ...RTP, encodings: [{ ssrc: 77 }] },
          { ...VIDEO, encodings: [{ ssrc: 78 }] },
          { ...VIDEO, encodings: [{ rid: 'r0' }, { rid: 'r1' }] },
          { ...RTP, encodings: [] },
        ],
        dtlsParameters: [
          { role: 'client', fingerprints: [{ algorithm: 'sha-256', value: FINGERPRINT }] },
          { role: 'server', fingerprints: [] },
        ],
      },
    },
  };
}

/** Sends a voice, and has a transport to receive on. Gives the ids of both transports and of the voice. */
async function sendSomething(socket: RoomSocket): Promise<string[]> {
  const [send, receive] = [
    await socket.run('media.create-transport', { direction: 'send' }),
    await socket.run('media.create-transport', { direction: 'recv' }),
  ];
  await socket.run('media.set', { source: 'mic', on: true });
  const { producerId } = await socket.run('media.produce', {
    transportId: send.id,
    kind: 'audio',
    source: 'mic',
    rtpParameters: { ...RTP, encodings: [{ ssrc: (ssrc += 1) }] },
  });
  return [send.id, receive.id, producerId];
}

/** The same actor with a socket that works: whoever was thrown out comes back and knocks again. */
export async function withSocket(actor: Actor): Promise<Actor> {
  if (actor.socket?.socket.connected === true) return actor;
  const socket = await actor.visitor.connect();
  actor.socket = socket;
  actor.attendeeId = undefined;
  const entered = await socket
    .enter(PATH, actor.name === 'guide' || actor.name === 'otherGuide' ? 'guide' : 'client')
    .catch(() => undefined);
  actor.attendeeId = entered?.self.attendeeId;
  return actor;
}

/** The role that a socket has by what is stored; undefined where it is not in the room. */
export async function roleOf({ services: { database } }: RoomFixture, { attendeeId }: Actor): Promise<ViewerRole | undefined> {
  if (attendeeId === undefined) return undefined;
  const [row] =
    attendeeId === null
      ? []
      : await database.query<{ type: 'GUIDE' | 'CLIENT'; status: AttendeeStatus }>('select type, status from attendee where id = $1', [
          attendeeId,
        ]);
  return viewerRoleOf(row ?? null, false);
}

/** All that a permission guards, in parts. What only says when somebody was here is left out. */
export interface RoomState {
  /** The room itself, and what a guide alone may change. */
  readonly room: string;
  /** What clients may add to: chat, likes. */
  readonly shared: string;
  /** People and what they send, by attendee. */
  readonly people: Readonly<Record<string, string>>;
  readonly transports: number;
}

export async function stateOf(room: RoomFixture): Promise<RoomState> {
  const { services } = room;
  await services.engine.idle();
  const [row] = await services.database.query<{
    room: string;
    shared: string;
    people: Record<string, string> | null;
  }>(`select concat_ws('|',
    (select string_agg(md5(concat_ws(',', id, status, definition, current_slide, current_slide_page, view_mode, broadcast_mode, shown_product_id, controller_id)), ',' order by id) from appointment),
    (select string_agg(text, ',' order by section_id) from guide_note), (select count(*) from instant_listing_draft)) as room,
    concat_ws('|', (select count(*) from chat_message), (select count(*) from attendee_product), (select count(*) from attendee_act)) as shared,
    (select json_object_agg(id, concat_ws(',', status, name, mic_on, camera_on, hand_raised_at, cart_access, wishlist_access, invitation_answer, mic_forced_off, camera_forced_off)) from attendee) as people`);
  const people = { ...row?.people };
  const media = services.media.rooms().map((id) => services.media.find(id));
  for (const { attendeeId, source, paused } of media.flatMap((each) => each?.producers() ?? []))
    people[attendeeId] = `${people[attendeeId] ?? ''} ${source} ${paused ? 'paused' : 'flows'}`;
  return {
    room: row?.room ?? '',
    shared: row?.shared ?? '',
    people,
    transports: media.reduce((sum, each) => sum + (each?.counts().transports ?? 0), 0),
  };
}

/** What differs between two states, seen from one attendee; empty where nothing does. */
export function changesFor(
  before: RoomState,
  after: RoomState,
  own: string | null | undefined,
): ('room' | 'shared' | 'own' | 'others' | 'transports')[] {
  const ids = [...new Set([...Object.keys(before.people), ...Object.keys(after.people)])].filter(
    (id) => before.people[id] !== after.people[id],
  );
  return [
    ...(before.room === after.room ? [] : (['room'] as const)),
    ...(before.shared === after.shared ? [] : (['shared'] as const)),
    ...(ids.includes(own ?? '') ? (['own'] as const) : []),
    ...(ids.some((id) => id !== own) ? (['others'] as const) : []),
    ...(before.transports === after.transports ? [] : (['transports'] as const)),
  ];
}
