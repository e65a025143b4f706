import { APPOINTMENT_STATUSES, COMMANDS, COMMAND_NAMES, isPermitted, viewerRoleOf, type AttendeeStatus, type CommandName } from '@vitrine/sales-room-protocol';
import { hashSecret, newSecret } from '../identifiers.ts';
import { HTTP_CALLS, type Caller, type HttpCall } from '../http/calls.ts';
import type { Connection } from '../realtime/connections.ts';
import { answerCommand, type CommandSocket } from '../realtime/command-runner.ts';
import { bodyFor, createChance, inputFor, type Chance } from './fuzz-inputs.ts';
import { PATH, startRoomFixture, type RoomFixture, type Visitor } from './room-fixture.ts';
import type { RoomSocket } from './room-socket.ts';
import { STUB } from './stub-store.ts';

/** What a run has found. `failures` says of each what was sent, by whom, and what went wrong. */
export interface FuzzOutcome {
  inputs: number;
  messages: number;
  calls: number;
  accepted: number;
  refused: number;
  /** How often each answer came. */
  answers: Record<string, number>;
  failures: string[];
}

type ActorName = 'visitor' | 'client' | 'waiting' | 'blocked' | 'guide' | 'otherGuide';
interface Actor {
  name: ActorName;
  visitor: Visitor;
  socket: RoomSocket | undefined;
}

const ANSWER_WITHIN_MS = 30_000;
const RESET_EVERY = 250;

/** Sends that many random messages and bodies to a room, as everybody who may stand before it. */
export async function fuzzRoom({ inputs, seed, log = () => undefined }: { inputs: number; seed: number; log?: (line: string) => void }): Promise<FuzzOutcome> {
  const chance = createChance(seed);
  const outcome: FuzzOutcome = { inputs: 0, messages: 0, calls: 0, accepted: 0, refused: 0, answers: {}, failures: [] };
  const crashed = (error: unknown) => void outcome.failures.push(`crash: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const room = await startRoomFixture({ limits: { enterWithinMs: 3_600_000 } });
  process.on('uncaughtException', crashed).on('unhandledRejection', crashed);
  const [row] = await room.services.database.query<{ appointment: string }>('select row_to_json(appointment)::text as appointment from appointment where path = $1', [PATH]);
  const asImported = row?.appointment ?? '{}';
  let stage = await setStage(room, chance, asImported);
  try {
    while (outcome.inputs < inputs && outcome.failures.length < 20) {
      if (outcome.inputs > 0 && outcome.inputs % RESET_EVERY === 0) {
        for (const { socket } of stage.actors) socket?.close();
        stage = await setStage(room, chance, asImported);
        log(`${outcome.inputs} inputs`);
      }
      outcome.inputs += 1;
      const actor = chance.pick(stage.actors);
      if (chance.happens(0.5)) await sendMessage(room, stage, actor, chance, outcome);
      else await sendCall(room, stage, actor, chance, outcome);
    }
    const health = await fetch(`${room.server.url}/health`);
    if (!health.ok) outcome.failures.push(`the server answers ${health.status} afterwards`);
  } finally {
    for (const { socket } of stage.actors) socket?.close();
    await room.close();
    process.off('uncaughtException', crashed).off('unhandledRejection', crashed);
  }
  return outcome;
}

interface Stage {
  actors: Actor[];
  ids: string[];
  status: string;
}

/** The same people again, in a room of some state. */
async function setStage(room: RoomFixture, chance: Chance, asImported: string): Promise<Stage> {
  const { database } = room.services;
  await database.query('delete from guide_session');
  // A guide may have given the presentation to another, or taken it away.
  await database.query('delete from appointment');
  await database.query('insert into appointment select * from json_populate_record(null::appointment, $1::json)', [asImported]);
  await room.setAppointment("status = 'started', started_at = now()");
  const people: [ActorName, string | undefined][] = [
    ['visitor', undefined],
    ['client', 'joined'],
    ['waiting', 'waiting'],
    ['blocked', 'blocked'],
  ];
  const actors: Actor[] = [];
  for (const [name, status] of people) {
    const visitor = room.visitor();
    if (status !== undefined) {
      const { attendeeId } = (await visitor.join(name)).body as { attendeeId: string };
      await database.query('update attendee set status = $2 where id = $1', [attendeeId, status]);
    }
    const socket = await visitor.connect();
    await socket.enter(PATH, 'client');
    actors.push({ name, visitor, socket });
  }
  const guide = room.visitor();
  actors.push({ name: 'guide', visitor: guide, socket: await guide.enterAsGuide() });
  const otherGuide = room.visitor();
  await otherGuide.signIn('otto');
  actors.push({ name: 'otherGuide', visitor: otherGuide, socket: undefined });
  const status = chance.pick(APPOINTMENT_STATUSES);
  await room.setAppointment(`status = '${status}'`);
  const rows = await database.query<{ id: string }>('select id from attendee union all select id from appointment');
  const slides = await database.query<{ id: string; section: string }>("select slide->>'id' as id, slide->>'sectionId' as section from appointment, jsonb_array_elements(definition->'slides') slide");
  return { actors, status, ids: [...rows.map(({ id }) => id), ...slides.flatMap(({ id, section }) => [id, section]), STUB.lamp, STUB.chair, STUB.missing, STUB.cmsPage, '0'.repeat(32)] };
}

/** All that a permission guards, in a few words. What only says when somebody was here is left out. */
async function fingerprint(room: RoomFixture): Promise<string> {
  const [row] = await room.services.database.query<{ state: string }>(`select concat_ws('|',
    (select string_agg(md5(concat_ws(',', id, seq, status, definition, current_slide, current_slide_page, view_mode, broadcast_mode, shown_product_id, controller_id)), ',' order by id) from appointment),
    (select string_agg(concat_ws(',', id, status, name, mic_on, camera_on, hand_raised_at, cart_access, wishlist_access, invitation_answer, mic_forced_off, camera_forced_off), ';' order by id) from attendee),
    (select count(*) from chat_message), (select string_agg(text, ',' order by section_id) from guide_note), (select count(*) from attendee_product), (select count(*) from instant_listing_draft), (select count(*) from attendee_act)) as state`);
  return row?.state ?? '';
}

const LONG = Symbol('not answered');
const inTime = <Value>(answer: Promise<Value>): Promise<Value | typeof LONG> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LONG>((give) => (timer = setTimeout(() => give(LONG), ANSWER_WITHIN_MS)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

async function sendMessage(room: RoomFixture, stage: Stage, actor: Actor, chance: Chance, outcome: FuzzOutcome): Promise<void> {
  outcome.messages += 1;
  const name = chance.pick(COMMAND_NAMES);
  const message = chance.happens(0.1) ? chance.pick<unknown>([null, 7, 'x', [], {}, { name }, { name, commandId: newSecret(), payload: {}, role: 'guide' }, { name: 'constructor', commandId: newSecret(), payload: {} }]) : { name, commandId: chance.happens(0.1) ? 'repeated-id' : newSecret(), payload: inputFor(COMMANDS[name].payload, stage.ids, chance) };
  const connection = connectionOf(room, actor);
  const role = connection?.role;
  const socket: CommandSocket = { connection, limiter: { takeMessage: () => undefined, takeCommand: () => undefined }, enter: async () => ({ seq: 0, result: {} }) };
  const [before, [appointment]] = [await fingerprint(room), await room.services.database.query<{ status: (typeof APPOINTMENT_STATUSES)[number] }>('select status from appointment where path = $1', [PATH])];
  const answer = await inTime(answerCommand(room.services, socket, message));
  const told = `${actor.name} (${role ?? 'no room'}) sent ${JSON.stringify(message)?.slice(0, 400)}`;
  if (answer === LONG) return void outcome.failures.push(`no answer: ${told}`);
  count(outcome, answer.ok, answer.ok ? 'ok' : answer.error.code);
  if (!answer.ok && answer.error.code === 'internal') outcome.failures.push(`internal: ${told}`);
  if ((await fingerprint(room)) === before) return;
  const sent = (message as { name?: CommandName } | null)?.name;
  if (!answer.ok || role === undefined || appointment === undefined || sent === undefined || !isPermitted(sent, role, appointment.status)) outcome.failures.push(`changed without permission: ${told}`);
}

function connectionOf(room: RoomFixture, { name, socket }: Actor): Connection | undefined {
  const id = socket?.snapshot().self.attendeeId;
  if (socket === undefined) return undefined;
  return id === null || id === undefined || name === 'visitor' ? room.services.connections.all().find(({ attendeeId }) => attendeeId === null) : room.services.connections.ofAttendee(id);
}

const MAY: Record<Caller, readonly ActorName[]> = {
  everybody: ['visitor', 'client', 'waiting', 'blocked', 'guide', 'otherGuide'],
  joined: ['client', 'waiting', 'guide'],
  'in the room': ['client', 'guide'],
  guide: ['guide', 'otherGuide'],
  'guide who joined': ['guide', 'otherGuide'],
  nobody: [],
};

async function sendCall(room: RoomFixture, stage: Stage, actor: Actor, chance: Chance, outcome: FuzzOutcome): Promise<void> {
  outcome.calls += 1;
  const call: HttpCall = chance.pick(HTTP_CALLS);
  // Passwords are slowed down on purpose: their own test has them.
  if (call.path === '/room-api/guide/login' || call.path === '/room-api/guide/logout') return void (outcome.calls -= 1, (outcome.inputs -= 1));
  const path = call.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(parameterFor(name, stage, chance)));
  const value = call.body === undefined ? chance.pick<unknown>([undefined, {}, []]) : inputFor(call.body, stage.ids, chance);
  const hasBody = call.method !== 'GET' && value !== undefined;
  const told = `${actor.name} called ${call.method} ${path} ${hasBody ? (JSON.stringify(value)?.slice(0, 400) ?? '') : ''}`;
  const before = await fingerprint(room);
  const standing = await standingOf(room, actor);
  const cookie = [...actor.visitor.cookies].map(([name, secret]) => `${name}=${secret}`).join('; ');
  const answer = await inTime(
    fetch(`${room.server.url}${path}`, { method: call.method, headers: { origin: 'http://room.test', cookie, ...(hasBody ? { 'content-type': 'application/json' } : {}) }, ...(hasBody ? { body: bodyFor(value, chance) } : {}) }).then(async (response) => ({ status: response.status, text: await response.text() })),
  );
  if (answer === LONG) return void outcome.failures.push(`no answer: ${told}`);
  count(outcome, answer.status < 400, String(answer.status));
  if (answer.status === 500) outcome.failures.push(`500: ${told}: ${answer.text.slice(0, 300)}`);
  if ((await fingerprint(room)) === before) return;
  if (answer.status >= 400 || !MAY[call.caller].includes(standing)) outcome.failures.push(`changed without permission (${answer.status}): ${told}`);
}

/** As whom somebody calls now: who joins or is let in is not where they began. */
async function standingOf(room: RoomFixture, { name, visitor }: Actor): Promise<ActorName> {
  const key = visitor.cookies.get('attendee');
  if (name === 'guide' || name === 'otherGuide' || key === undefined) return name;
  const [row] = await room.services.database.query<{ status: AttendeeStatus }>('select status from attendee where key_hash = $1 order by last_active_at desc limit 1', [hashSecret(key)]);
  const role = viewerRoleOf(row === undefined ? null : { type: 'CLIENT', status: row.status }, false);
  return role === 'client' ? 'client' : role === 'client-waiting' ? 'waiting' : role === 'client-blocked' ? 'blocked' : 'visitor';
}

function parameterFor(name: string, stage: Stage, chance: Chance): string {
  if (chance.happens(0.15)) return chance.pick(['x', '../..', '%', 'constructor', '__proto__', 'a'.repeat(500), "'", ' ']);
  if (name === 'presentationPath' || name === 'path') return PATH;
  if (name === 'alias') return chance.pick(['liked', 'disliked']);
  if (name === 'layoutName') return 'tosPage';
  return chance.pick(stage.ids);
}

function count(outcome: FuzzOutcome, isAccepted: boolean, answer: string): void {
  outcome[isAccepted ? 'accepted' : 'refused'] += 1;
  outcome.answers[answer] = (outcome.answers[answer] ?? 0) + 1;
}
