import {
  type APPOINTMENT_STATUSES,
  type AttendeeStatus,
  COMMAND_EVENT,
  COMMAND_NAMES,
  type CommandName,
  COMMANDS,
  isPermitted,
  viewerRoleOf,
} from '@vitrine/sales-room-protocol';
import { type Caller, HTTP_CALLS, type HttpCall } from '../http/calls.ts';
import { hashSecret, newSecret } from '../identifiers.ts';
import { bodyFor, type Chance, createChance, inputFor } from './fuzz-inputs.ts';
import {
  type Actor,
  type ActorName,
  changesFor,
  clearStage,
  roleOf,
  setStage,
  type Stage,
  startFuzzedRoom,
  stateOf,
  withSocket,
} from './fuzz-stage.ts';
import { ORIGIN, PATH, type RoomFixture } from './room-fixture.ts';

/** What a run has found. `failures` says of each what was sent, by whom, and what went wrong. */
export interface FuzzOutcome {
  inputs: number;
  /** Commands over sockets. */
  messages: number;
  /** Bodies over HTTP. */
  calls: number;
  /** What isn't even a packet of Socket.IO: nothing answers it. */
  scraps: number;
  accepted: number;
  refused: number;
  /** How often each answer came. */
  answers: Record<string, number>;
  failures: string[];
}

const ANSWER_WITHIN_MS = 60_000;
const RESET_EVERY = 250;

/** Sends that many random messages and bodies to a room over its sockets and its HTTP server, as everybody who may stand before it. */
export async function fuzzRoom({
  inputs,
  seed,
  log = () => undefined,
}: {
  inputs: number;
  seed: number;
  log?: (line: string) => void;
}): Promise<FuzzOutcome> {
  const chance = createChance(seed);
  const outcome: FuzzOutcome = { inputs: 0, messages: 0, calls: 0, scraps: 0, accepted: 0, refused: 0, answers: {}, failures: [] };
  const crashed = (error: unknown) =>
    void outcome.failures.push(`crash: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const room = await startFuzzedRoom();
  process.on('uncaughtException', crashed).on('unhandledRejection', crashed);
  const [row] = await room.services.database.query<{ appointment: string }>(
    'select row_to_json(appointment)::text as appointment from appointment where path = $1',
    [PATH],
  );
  const asImported = row?.appointment ?? '{}';
  const workers = () =>
    room.services.media
      .workers()
      .map(({ worker }) => worker.pid)
      .join();
  const worker = workers();
  let stage = await setStage(room, chance, asImported);
  try {
    while (outcome.inputs < inputs && outcome.failures.length < 20) {
      if (outcome.inputs > 0 && outcome.inputs % RESET_EVERY === 0) {
        await clearStage(room, stage);
        stage = await setStage(room, chance, asImported);
        log(`${outcome.inputs} inputs`);
      }
      // Half of them come from inside, where more is allowed and more can go wrong.
      const inside = stage.actors.filter(({ name }) => name === 'client' || name === 'guide');
      const actor = chance.pick(chance.happens(0.5) ? inside : stage.actors);
      const kind = chance.below(100);
      const before = outcome.failures.length;
      if (kind < 2) await sendScrap(room, actor, chance, outcome);
      else if (kind < 51) await sendMessage(room, stage, actor, chance, outcome);
      else await sendCall(room, stage, actor, chance, outcome);
      outcome.inputs += 1;
      if (workers() !== worker) {
        outcome.failures.push(
          `the media worker has died of input ${outcome.inputs}${outcome.failures.length > before ? '' : ', which was answered'}`,
        );
        break;
      }
    }
    const health = await fetch(`${room.server.url}/health`);
    if (!health.ok) outcome.failures.push(`the server answers ${health.status} afterwards`);
  } finally {
    await clearStage(room, stage);
    await room.close();
    process.off('uncaughtException', crashed).off('unhandledRejection', crashed);
  }
  return outcome;
}

const LATE: unique symbol = Symbol('not answered');
/** The answer, or {@link LATE} where none came in time or the connection broke. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((give) => (timer = setTimeout(() => give(LATE), ANSWER_WITHIN_MS)));
  const broken = (): typeof LATE => LATE;
  return Promise.race([answer.catch(broken), late]).finally(() => clearTimeout(timer));
}

const SCRAPS = [
  '2',
  '2{',
  '2[',
  '2[]',
  '2["command"',
  '2["command",{}]',
  '20[null]',
  '21["command"]',
  '9',
  '',
  '5',
  '51-["command",{"_placeholder":true,"num":0}]',
  '5999999-["x"]',
  '2/admin,["x"]',
  '0{"role":"guide"}',
  '1',
  '3[]',
  `2["${'x'.repeat(30_000)}"]`,
  '2["__proto__",{}]',
  '\u0000',
];

/** Sends what is no command at all: the server goes on, whatever becomes of this socket. */
async function sendScrap(room: RoomFixture, actor: Actor, chance: Chance, outcome: FuzzOutcome): Promise<void> {
  outcome.scraps += 1;
  const { socket } = await withSocket(actor);
  const before = await stateOf(room);
  const scrap = chance.pick(SCRAPS);
  socket?.socket.io.engine.send(scrap);
  // The packet after it is answered, or the socket was closed for it: either way the scrap has been read.
  const closed = new Promise<void>((done) => socket?.socket.once('disconnect', () => done()));
  const next = socket?.socket.timeout(ANSWER_WITHIN_MS).emitWithAck(COMMAND_EVENT, null) as Promise<unknown>;
  if ((await inTime(Promise.race([closed, next.catch(() => closed)]))) === LATE)
    outcome.failures.push(`no answer after the scrap ${JSON.stringify(scrap).slice(0, 80)}`);
  if (socket?.socket.connected !== true) await gone(room, actor);
  const changes = changesFor(before, await stateOf(room), actor.attendeeId);
  if (changes.some((part) => part !== 'own'))
    outcome.failures.push(`changed by the scrap ${JSON.stringify(scrap).slice(0, 80)} of ${actor.name}: ${changes.join(', ')}`);
}

/** Waits until the server has noticed that a socket is gone. */
async function gone(room: RoomFixture, { attendeeId, socket }: Actor): Promise<void> {
  const isThere = () => (typeof attendeeId === 'string' ? room.services.connections.ofAttendee(attendeeId) !== undefined : false);
  for (let look = 0; look < 1_000 && isThere() && socket?.socket.connected !== true; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 2));
}

async function sendMessage(room: RoomFixture, stage: Stage, actor: Actor, chance: Chance, outcome: FuzzOutcome): Promise<void> {
  outcome.messages += 1;
  // Who has never come in is refused everything: mostly it is somebody inside.
  const { socket } = actor.name === 'otherGuide' && actor.socket?.socket.connected === true ? actor : await withSocket(actor);
  if (socket === undefined) return;
  const name = chance.pick(COMMAND_NAMES);
  const message = chance.happens(0.1)
    ? chance.pick<unknown>([
        null,
        7,
        'x',
        [],
        {},
        { name },
        { name, commandId: newSecret(), payload: {}, role: 'guide' },
        { name: 'constructor', commandId: newSecret(), payload: {} },
      ])
    : {
        name,
        commandId: chance.happens(0.1) ? 'repeated-id' : newSecret(),
        payload: inputFor(COMMANDS[name].payload, stage.known, chance),
      };
  const event = chance.happens(0.03) ? chance.pick(['room:admin', 'message', '__proto__', 'constructor', '*']) : COMMAND_EVENT;
  const [role, before, [appointment]] = [
    await roleOf(room, actor),
    await stateOf(room),
    await room.services.database.query<{ status: (typeof APPOINTMENT_STATUSES)[number] }>(
      'select status from appointment where path = $1',
      [PATH],
    ),
  ];
  const told = `${actor.name} (${role ?? 'no room'}) sent ${event === COMMAND_EVENT ? '' : `${event} `}${JSON.stringify(message)?.slice(0, 400)}`;
  const answer = await inTime(socket.socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, message) as Promise<Answer>);
  if (answer === LATE) return void outcome.failures.push(`no answer: ${told}`);
  const code = answer.ok ? 'ok' : answer.error.code;
  count(outcome, answer.ok, code);
  if (code === 'internal') outcome.failures.push(`internal: ${told}`);
  if (code === 'rate-limited') outcome.failures.push(`held back, though nothing is: ${told}`);
  learn(stage, answer);
  const sent = event === COMMAND_EVENT ? (message as { name?: CommandName } | null)?.name : undefined;
  if (answer.ok && sent === 'room.leave') {
    socket.close();
    await gone(room, actor);
  }
  const was = actor.attendeeId;
  // A refusal of the message itself leaves a socket where it was.
  if (sent === 'room.enter' && code !== 'invalid-payload')
    actor.attendeeId = answer.ok
      ? (answer.result as { snapshot?: { self: { attendeeId: string | null } } }).snapshot?.self.attendeeId
      : undefined;
  const after = await stateOf(room);
  const changes = changesFor(before, after, actor.attendeeId ?? was);
  if (changes.length === 0) return;
  // Whoever enters again has left before, whether they are let in or not.
  const isMoving = sent === 'room.enter' || sent === 'room.leave';
  const mayChange =
    answer.ok && role !== undefined && appointment !== undefined && sent !== undefined && isPermitted(sent, role, appointment.status);
  const isTheirs = changes.every((part) => part === 'own' || part === 'transports' || (part === 'shared' && !isMoving));
  if (!(isMoving ? isTheirs : mayChange && (role === 'guide' || isTheirs)))
    outcome.failures.push(`changed without permission (${code}; ${changes.join(', ')}): ${told}`);
}

type Answer = { ok: true; result: unknown } | { ok: false; error: { code: string } };

/** Ids that the server gives are worth trying: also for others. */
function learn({ known: { mediaIds } }: Stage, answer: Answer): void {
  if (!answer.ok || typeof answer.result !== 'object' || answer.result === null) return;
  const { id, producerId } = answer.result as { id?: unknown; producerId?: unknown };
  for (const each of [id, producerId]) if (typeof each === 'string') mediaIds.push(each);
  while (mediaIds.length > 60) mediaIds.shift();
}

const MAY: Record<Caller, readonly ActorName[]> = {
  everybody: ['visitor', 'client', 'waiting', 'blocked', 'guide', 'otherGuide'],
  joined: ['client', 'waiting', 'guide'],
  'in the room': ['client', 'guide'],
  guide: ['guide', 'otherGuide'],
  'guide who joined': ['guide', 'otherGuide'],
  nobody: [],
};

/** Passwords are slowed down on purpose, and who signs out is not who they were: their own tests have them. */
const CALLS = HTTP_CALLS.filter(({ path }) => path !== '/room-api/guide/login' && path !== '/room-api/guide/logout');

async function sendCall(room: RoomFixture, stage: Stage, actor: Actor, chance: Chance, outcome: FuzzOutcome): Promise<void> {
  outcome.calls += 1;
  const call: HttpCall = chance.pick(CALLS);
  const path = call.path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => encodeURIComponent(parameterFor(name, stage, chance)));
  const value = call.body === undefined ? chance.pick<unknown>([undefined, {}, []]) : inputFor(call.body, stage.known, chance);
  const hasBody = call.method !== 'GET' && value !== undefined;
  const told = `${actor.name} called ${call.method} ${path} ${hasBody ? (JSON.stringify(value)?.slice(0, 400) ?? '') : ''}`;
  const before = await stateOf(room);
  const standing = await standingOf(room, actor);
  const cookie = [...actor.visitor.cookies].map(([name, secret]) => `${name}=${secret}`).join('; ');
  const answer = await inTime(
    fetch(`${room.server.url}${path}`, {
      method: call.method,
      headers: { origin: ORIGIN, cookie, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: bodyFor(value, chance) } : {}),
    }).then(async (response) => ({ status: response.status, text: await response.text() })),
  );
  if (answer === LATE) return void outcome.failures.push(`no answer: ${told}`);
  count(outcome, answer.status < 400, String(answer.status));
  if (answer.status === 500) outcome.failures.push(`500: ${told}: ${answer.text.slice(0, 300)}`);
  const changes = changesFor(before, await stateOf(room), actor.attendeeId);
  if (changes.length > 0 && (answer.status >= 400 || !MAY[call.caller].includes(standing)))
    outcome.failures.push(`changed without permission (${answer.status}; ${changes.join(', ')}): ${told}`);
}

/** As whom somebody calls now: who joins or is let in is not where they began. */
async function standingOf(room: RoomFixture, { name, visitor }: Actor): Promise<ActorName> {
  const key = visitor.cookies.get('attendee');
  if (name === 'guide' || name === 'otherGuide' || key === undefined) return name;
  const [row] = await room.services.database.query<{ status: AttendeeStatus }>(
    'select status from attendee where key_hash = $1 order by last_active_at desc limit 1',
    [hashSecret(key)],
  );
  const role = viewerRoleOf(row === undefined ? null : { type: 'CLIENT', status: row.status }, false);
  return role === 'client' ? 'client' : role === 'client-waiting' ? 'waiting' : role === 'client-blocked' ? 'blocked' : 'visitor';
}

function parameterFor(name: string, stage: Stage, chance: Chance): string {
  if (chance.happens(0.15)) return chance.pick(['x', '../..', '%', 'constructor', '__proto__', 'a'.repeat(500), "'", ' ']);
  if (name === 'presentationPath' || name === 'path') return PATH;
  if (name === 'alias') return chance.pick(['liked', 'disliked']);
  if (name === 'layoutName') return 'tosPage';
  return chance.pick(stage.known.ids);
}

function count(outcome: FuzzOutcome, isAccepted: boolean, answer: string): void {
  outcome[isAccepted ? 'accepted' : 'refused'] += 1;
  outcome.answers[answer] = (outcome.answers[answer] ?? 0) + 1;
}
