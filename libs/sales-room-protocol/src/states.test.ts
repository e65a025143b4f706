import { describe, expect, test } from 'vitest';
import {
  ACCESS_STATUSES,
  ACCESS_TRANSITIONS,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TRANSITIONS,
  ATTENDEE_STATUSES,
  ATTENDEE_TRANSITIONS,
  BROADCAST_STATUSES,
  BROADCAST_TRANSITIONS,
  CONNECTION_STATUSES,
  CONNECTION_TRANSITIONS,
  CONTROL_STATUSES,
  CONTROL_TRANSITIONS,
  nextStatus,
  POLL_STATUSES,
  POLL_TRANSITIONS,
  VIEW_MODE_TRANSITIONS,
  VIEW_MODES,
} from './states.ts';

/** Every row of a table as `status event → next`; `-` stands for a refusal. */
function rows(
  table: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>,
  statuses: readonly string[],
  events: readonly string[],
): string[] {
  return statuses.map((status) => `${status}: ${events.map((event) => nextStatus(table, status, event) ?? '-').join(' ')}`);
}

describe('transition tables, row by row', () => {
  test('an appointment starts, is locked and unlocked, and ends for good', () => {
    expect(rows(APPOINTMENT_TRANSITIONS, APPOINTMENT_STATUSES, ['start', 'lock', 'unlock', 'end'])).toEqual([
      'not-started: started - - -',
      'started: - locked - ended',
      'locked: - - started ended',
      'ended: - - - -',
    ]);
  });

  test('an attendee is invited, waits, asks, joins, goes, rejoins; a removal holds until a guide lifts it', () => {
    expect(
      rows(ATTENDEE_TRANSITIONS, ATTENDEE_STATUSES, [
        'join',
        'wait',
        'request',
        'admit',
        'refuse',
        'disconnect',
        'reconnect',
        'leave',
        'remove',
        'unblock',
      ]),
    ).toEqual([
      'invited: joined waiting - - - - - - blocked -',
      'waiting: joined waiting requested joined refused waiting waiting left blocked -',
      'requested: joined requested requested joined refused requested requested left blocked -',
      'joined: joined joined - joined - inactive joined left blocked -',
      'inactive: joined inactive - - - inactive joined left blocked -',
      'left: joined waiting - - - left - left blocked -',
      'refused: - refused - joined - refused - refused blocked left',
      'blocked: - - - - - blocked - blocked blocked left',
    ]);
  });

  test('a connection is made, lost and made again; one that is closed stays closed until it is opened', () => {
    expect(rows(CONNECTION_TRANSITIONS, CONNECTION_STATUSES, ['open', 'opened', 'dropped', 'settle', 'give-up', 'close'])).toEqual([
      'idle: connecting - - - - closed',
      'connecting: - connected connecting - lost closed',
      'connected: - - reconnecting - - closed',
      'reconnecting: - reconnected reconnecting - lost closed',
      'reconnected: - - reconnecting connected - closed',
      'lost: reconnecting reconnected - - - closed',
      'closed: connecting - - - - -',
    ]);
  });

  test('broadcast mode and view mode are reached from everywhere', () => {
    expect(rows(BROADCAST_TRANSITIONS, BROADCAST_STATUSES, ['switch-on', 'switch-off'])).toEqual(['off: on off', 'on: on off']);
    expect(rows(VIEW_MODE_TRANSITIONS, VIEW_MODES, ['show-conference', 'show-speech', 'show-content'])).toEqual(
      VIEW_MODES.map((mode) => `${mode}: conference speech content`),
    );
  });

  test('control is held by one guide, offered, taken over or not, and claimed', () => {
    expect(rows(CONTROL_TRANSITIONS, CONTROL_STATUSES, ['offer', 'accept', 'decline', 'cancel', 'claim'])).toEqual([
      'held: offered - - - held',
      'offered: offered held held held held',
    ]);
  });

  test('a poll is asked, takes votes, is closed for good, and is put aside or followed by another', () => {
    expect(rows(POLL_TRANSITIONS, POLL_STATUSES, ['ask', 'vote', 'close', 'dismiss'])).toEqual([
      'none: open - - -',
      'open: - open closed -',
      'closed: open - - none',
    ]);
  });

  test('access to a cart is asked for, granted or refused, withdrawn, and ends with the room', () => {
    expect(rows(ACCESS_TRANSITIONS, ACCESS_STATUSES, ['request', 'grant', 'refuse', 'withdraw', 'expire'])).toEqual([
      'none: requested granted - - none',
      'requested: requested granted refused - none',
      'granted: granted granted - withdrawn none',
      'refused: requested granted - - none',
      'withdrawn: requested granted - withdrawn none',
    ]);
  });
});
