/** Where an appointment stands. `locked` is started, with nobody new let in. */
export const APPOINTMENT_STATUSES = ['not-started', 'started', 'locked', 'ended'] as const;
/** One of {@link APPOINTMENT_STATUSES}. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** What moves an appointment on. */
export type AppointmentEvent = 'start' | 'lock' | 'unlock' | 'end';

/** `APPOINTMENT_TRANSITIONS[status][event]` is the next status; what isn't listed is refused. */
export const APPOINTMENT_TRANSITIONS: Transitions<AppointmentStatus, AppointmentEvent> = {
  'not-started': { start: 'started' },
  started: { lock: 'locked', end: 'ended' },
  locked: { unlock: 'started', end: 'ended' },
  ended: {},
};

/**
 * Where an attendee stands. `waiting` waits for the start or to be let in, `requested` has asked to be let in,
 * `inactive` has lost its connection, `refused` was not let in, `blocked` was removed by a guide.
 */
export const ATTENDEE_STATUSES = ['invited', 'waiting', 'requested', 'joined', 'inactive', 'left', 'refused', 'blocked'] as const;
/** One of {@link ATTENDEE_STATUSES}. */
export type AttendeeStatus = (typeof ATTENDEE_STATUSES)[number];

/** What moves an attendee on. `join` is a join that is let in at once; `wait` one that isn't. */
export type AttendeeEvent = 'join' | 'wait' | 'request' | 'admit' | 'refuse' | 'disconnect' | 'reconnect' | 'leave' | 'remove' | 'unblock';

/** `ATTENDEE_TRANSITIONS[status][event]` is the next status; what isn't listed is refused. */
export const ATTENDEE_TRANSITIONS: Transitions<AttendeeStatus, AttendeeEvent> = {
  invited: { join: 'joined', wait: 'waiting', remove: 'blocked' },
  waiting: {
    join: 'joined',
    wait: 'waiting',
    request: 'requested',
    admit: 'joined',
    refuse: 'refused',
    disconnect: 'waiting',
    reconnect: 'waiting',
    leave: 'left',
    remove: 'blocked',
  },
  requested: {
    join: 'joined',
    wait: 'requested',
    request: 'requested',
    admit: 'joined',
    refuse: 'refused',
    disconnect: 'requested',
    reconnect: 'requested',
    leave: 'left',
    remove: 'blocked',
  },
  joined: {
    join: 'joined',
    wait: 'joined',
    admit: 'joined',
    disconnect: 'inactive',
    reconnect: 'joined',
    leave: 'left',
    remove: 'blocked',
  },
  inactive: { join: 'joined', wait: 'inactive', disconnect: 'inactive', reconnect: 'joined', leave: 'left', remove: 'blocked' },
  left: { join: 'joined', wait: 'waiting', disconnect: 'left', leave: 'left', remove: 'blocked' },
  refused: { wait: 'refused', admit: 'joined', disconnect: 'refused', leave: 'refused', remove: 'blocked', unblock: 'left' },
  blocked: { disconnect: 'blocked', leave: 'blocked', remove: 'blocked', unblock: 'left' },
};

/** The connection of a room client. `reconnected` is shown for a moment and becomes `connected`. */
export const CONNECTION_STATUSES = ['idle', 'connecting', 'connected', 'reconnecting', 'reconnected', 'lost', 'closed'] as const;
/** One of {@link CONNECTION_STATUSES}. */
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** What moves a connection on. `give-up` follows the last attempt of the reconnect policy. */
export type ConnectionEvent = 'open' | 'opened' | 'dropped' | 'settle' | 'give-up' | 'close';

/** `CONNECTION_TRANSITIONS[status][event]` is the next status; what isn't listed changes nothing. */
export const CONNECTION_TRANSITIONS: Transitions<ConnectionStatus, ConnectionEvent> = {
  idle: { open: 'connecting', close: 'closed' },
  connecting: { opened: 'connected', dropped: 'connecting', 'give-up': 'lost', close: 'closed' },
  connected: { dropped: 'reconnecting', close: 'closed' },
  reconnecting: { opened: 'reconnected', dropped: 'reconnecting', 'give-up': 'lost', close: 'closed' },
  reconnected: { settle: 'connected', dropped: 'reconnecting', close: 'closed' },
  lost: { open: 'reconnecting', opened: 'reconnected', close: 'closed' },
  closed: { open: 'connecting' },
};

/** Broadcast mode: while on, cameras and microphones of all clients are off and stay off. */
export const BROADCAST_STATUSES = ['off', 'on'] as const;
/** One of {@link BROADCAST_STATUSES}. */
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];
/** `BROADCAST_TRANSITIONS[status][event]` is the next status. Switching to what it is already changes nothing. */
export const BROADCAST_TRANSITIONS: Transitions<BroadcastStatus, 'switch-on' | 'switch-off'> = {
  off: { 'switch-on': 'on', 'switch-off': 'off' },
  on: { 'switch-on': 'on', 'switch-off': 'off' },
};

/** What fills the screen: all cameras, the guide alone, or the slide. */
export const VIEW_MODES = ['conference', 'speech', 'content'] as const;
/** One of {@link VIEW_MODES}. */
export type ViewMode = (typeof VIEW_MODES)[number];
/** `VIEW_MODE_TRANSITIONS[mode][event]` is the next mode: each is reached from each. */
export const VIEW_MODE_TRANSITIONS: Transitions<ViewMode, 'show-conference' | 'show-speech' | 'show-content'> = {
  conference: { 'show-conference': 'conference', 'show-speech': 'speech', 'show-content': 'content' },
  speech: { 'show-conference': 'conference', 'show-speech': 'speech', 'show-content': 'content' },
  content: { 'show-conference': 'conference', 'show-speech': 'speech', 'show-content': 'content' },
};

/** What the official API calls each view mode. */
export const OFFICIAL_VIEW_MODES = { conference: 'videoGrid', speech: 'onlyYou', content: 'presentation' } as const satisfies Record<
  ViewMode,
  string
>;

/** Whether a guide may see and change an attendee's cart or wishlist. It ends with the room. */
export const ACCESS_STATUSES = ['none', 'requested', 'granted', 'refused', 'withdrawn'] as const;
/** One of {@link ACCESS_STATUSES}. */
export type AccessStatus = (typeof ACCESS_STATUSES)[number];
/** What moves an access on: the guide requests, the attendee grants, refuses or withdraws, the room expires it. */
export type AccessEvent = 'request' | 'grant' | 'refuse' | 'withdraw' | 'expire';
/** `ACCESS_TRANSITIONS[status][event]` is the next status; what isn't listed is refused. */
export const ACCESS_TRANSITIONS: Transitions<AccessStatus, AccessEvent> = {
  none: { request: 'requested', grant: 'granted', expire: 'none' },
  requested: { request: 'requested', grant: 'granted', refuse: 'refused', expire: 'none' },
  granted: { request: 'granted', grant: 'granted', withdraw: 'withdrawn', expire: 'none' },
  refused: { request: 'requested', grant: 'granted', expire: 'none' },
  withdrawn: { request: 'requested', grant: 'granted', withdraw: 'withdrawn', expire: 'none' },
};

/** Control of the presentation among several guides: one holds it; while it is offered they still do. */
export const CONTROL_STATUSES = ['held', 'offered'] as const;
/** One of {@link CONTROL_STATUSES}. */
export type ControlStatus = (typeof CONTROL_STATUSES)[number];
/** What moves control on: offered, taken over, declined or cancelled; claimed by the owner, or where its holder is gone. */
export type ControlEvent = 'offer' | 'accept' | 'decline' | 'cancel' | 'claim';
/** `CONTROL_TRANSITIONS[status][event]` is the next status; what isn't listed is refused. */
export const CONTROL_TRANSITIONS: Transitions<ControlStatus, ControlEvent> = {
  held: { offer: 'offered', claim: 'held' },
  offered: { offer: 'offered', accept: 'held', decline: 'held', cancel: 'held', claim: 'held' },
};

/** The poll that a room sees: none, one that takes votes, or one whose result stands. */
export const POLL_STATUSES = ['none', 'open', 'closed'] as const;
/** One of {@link POLL_STATUSES}. */
export type PollStatus = (typeof POLL_STATUSES)[number];
/** What moves the poll on. A new question takes the place of a result. */
export type PollEvent = 'ask' | 'vote' | 'close' | 'dismiss';
/** `POLL_TRANSITIONS[status][event]` is the next status; what isn't listed is refused. */
export const POLL_TRANSITIONS: Transitions<PollStatus, PollEvent> = {
  none: { ask: 'open' },
  open: { vote: 'open', close: 'closed' },
  closed: { ask: 'open', dismiss: 'none' },
};

/**
 * What a guide did in somebody's name: `done`, and taken back or not. `unconfirmed` was begun, and it isn't known yet
 * whether the store has done it; it becomes `done`, or `dropped` where the store has not.
 */
export const ACTION_STATUSES = ['done', 'undone', 'unconfirmed', 'dropped'] as const;
/** One of {@link ACTION_STATUSES}. */
export type ActStatus = (typeof ACTION_STATUSES)[number];

/** A transition table: for each status the events it takes and where they lead. */
export type Transitions<Status extends string, Event extends string> = Readonly<Record<Status, Readonly<Partial<Record<Event, Status>>>>>;

/** The status that an event leads to, or undefined where the table doesn't list it. */
export function nextStatus<Status extends string, Event extends string>(
  table: Transitions<Status, Event>,
  status: Status,
  event: Event,
): Status | undefined {
  return table[status][event];
}
