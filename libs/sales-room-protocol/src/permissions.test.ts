import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, type CommandName } from './command-names.ts';
import { COMMANDS } from './commands.ts';
import { allowedCommands, isPermitted, refusalOf, type ViewerFacts } from './permissions.ts';
import { VIEWER_ROLES, viewerRoleOf } from './roles.ts';
import { APPOINTMENT_STATUSES } from './states.ts';

// Columns: not-started, started, locked, ended. One letter for each role that may: Visitor, Client, client-Waiting, client-Blocked, Guide, guide-Preview.
const MATRIX: Record<CommandName, [string, string, string, string]> = {
  'room.enter': ['VCWBGP', 'VCWBGP', 'VCWBGP', 'VCWBGP'],
  'room.snapshot': ['VCWBGP', 'VCWBGP', 'VCWBGP', 'VCWBGP'],
  'room.leave': ['VCWBGP', 'VCWBGP', 'VCWBGP', 'VCWBGP'],
  'room.prepare': ['', 'VW', 'VW', ''],
  'room.request-access': ['', 'W', 'W', ''],
  'appointment.start': ['G', '', '', ''],
  'appointment.lock': ['', 'G', '', ''],
  'appointment.unlock': ['', '', 'G', ''],
  'appointment.end': ['', 'G', 'G', ''],
  'attendee.rename': ['CW', 'CW', 'CW', ''],
  'attendee.admit': ['', 'G', 'G', ''],
  'attendee.admit-all': ['', 'G', 'G', ''],
  'attendee.refuse': ['', 'G', 'G', ''],
  'attendee.remove': ['G', 'G', 'G', ''],
  'attendee.unblock': ['G', 'G', 'G', ''],
  'control.offer': ['G', 'G', 'G', ''],
  'control.cancel': ['G', 'G', 'G', ''],
  'control.answer': ['G', 'G', 'G', ''],
  'control.claim': ['GP', 'GP', 'GP', ''],
  'attendee.mute': ['', 'G', 'G', ''],
  'attendee.mute-all': ['', 'G', 'G', ''],
  'attendee.allow-unmute': ['', 'G', 'G', ''],
  'slide.switch': ['GP', 'GP', 'GP', ''],
  'slide.scroll': ['', 'G', 'G', ''],
  'slide.point': ['', 'CG', 'CG', ''],
  'caption.say': ['', 'CG', 'CG', ''],
  'view-mode.set': ['GP', 'GP', 'GP', ''],
  'broadcast.set': ['', 'G', 'G', ''],
  'product.show': ['P', 'GP', 'GP', ''],
  'chat.send': ['G', 'CG', 'CG', ''],
  'chat.remove': ['G', 'G', 'G', 'G'],
  'chat.pin': ['G', 'G', 'G', ''],
  'poll.ask': ['', 'G', 'G', ''],
  'poll.vote': ['', 'C', 'C', ''],
  'poll.close': ['', 'G', 'G', ''],
  'poll.dismiss': ['', 'G', 'G', ''],
  'like.set': ['CGP', 'CGP', 'CGP', 'C'],
  'notes.set': ['GP', 'GP', 'GP', 'GP'],
  'hand.set': ['', 'CG', 'CG', ''],
  'reaction.send': ['', 'CG', 'CG', ''],
  'access.request': ['', 'G', 'G', ''],
  'access.answer': ['', 'C', 'C', ''],
  'access.withdraw': ['', 'C', 'C', ''],
  'cart.read': ['', 'G', 'G', ''],
  'cart.act': ['', 'G', 'G', ''],
  'wishlist.read': ['', 'G', 'G', ''],
  'wishlist.act': ['', 'G', 'G', ''],
  'act.undo': ['', 'C', 'C', 'C'],
  'interaction.record': ['CGP', 'CGP', 'CGP', 'C'],
  'cart.report': ['C', 'C', 'C', 'C'],
  'media.create-transport': ['', 'CG', 'CG', ''],
  'media.connect-transport': ['', 'CG', 'CG', ''],
  'media.close-transport': ['', 'CG', 'CG', ''],
  'media.restart-ice': ['', 'CG', 'CG', ''],
  'media.produce': ['', 'CG', 'CG', ''],
  'media.close-producer': ['', 'CG', 'CG', ''],
  'media.set': ['', 'CG', 'CG', ''],
  'media.consume': ['', 'CG', 'CG', ''],
  'media.resume-consumer': ['', 'CG', 'CG', ''],
  'media.pause-consumer': ['', 'CG', 'CG', ''],
  'media.close-consumer': ['', 'CG', 'CG', ''],
  'media.set-layers': ['', 'CG', 'CG', ''],
};
const LETTERS = ['V', 'C', 'W', 'B', 'G', 'P'];

/** Somebody for whom nothing but the table stands in the way. */
const FACTS: ViewerFacts = {
  role: 'client',
  status: 'started',
  attendeeStatus: 'joined',
  broadcastMode: false,
  mediaAvailable: true,
  videoAudioSettings: 'both',
  micForcedOff: false,
  cameraForcedOff: false,
  cartAccess: 'requested',
  wishlistAccess: 'granted',
  isController: true,
  isOwner: true,
  isControlOffered: true,
  isControlOpen: true,
  isControllerHere: true,
  hasActionToUndo: true,
  pollStatus: 'open',
};

test.each(COMMAND_NAMES.map((command) => [command]))('%s: who may, in each status of the appointment', (command) => {
  for (const [column, status] of APPOINTMENT_STATUSES.entries()) {
    for (const [row, role] of VIEWER_ROLES.entries()) {
      const expected = MATRIX[command][column]?.includes(LETTERS[row] ?? '?') ?? false;
      expect(isPermitted(command, role, status), `${role} while ${status}`).toBe(expected);
      const attendeeStatus = role === 'client-waiting' ? 'waiting' : 'joined';
      const isController = command !== 'control.claim';
      const pollStatus = command === 'poll.ask' || command === 'poll.dismiss' ? 'closed' : 'open';
      const facts = { ...FACTS, role, status, attendeeStatus, isController, pollStatus } as const;
      expect(refusalOf(command, facts) === undefined, `${role} while ${status}`).toBe(expected);
    }
  }
});

describe('what depends on the moment', () => {
  test.each<[string, CommandName, Partial<ViewerFacts>, string]>([
    ['a guest who was removed', 'chat.send', { role: 'client-blocked' }, 'blocked'],
    ["a preview can't be started", 'appointment.start', { role: 'guide-preview', status: 'not-started' }, 'preview-cannot-start'],
    ['a presentation starts once', 'appointment.start', { role: 'guide' }, 'already-started'],
    ['after the end', 'chat.send', { status: 'ended' }, 'ended'],
    ['before the start', 'chat.send', { status: 'not-started' }, 'not-started'],
    ['an answer that nobody asked for', 'access.answer', { cartAccess: 'none', wishlistAccess: 'granted' }, 'wrong-state'],
    ['withdrawing what was not granted', 'access.withdraw', { wishlistAccess: 'refused' }, 'wrong-state'],
    ['a preview is no presentation', 'chat.send', { role: 'guide-preview' }, 'not-permitted'],
    ['a client starts none', 'appointment.start', { status: 'not-started' }, 'not-permitted'],
    ['unlocking what is open', 'appointment.unlock', { role: 'guide' }, 'wrong-state'],
    ['asking twice for access', 'room.request-access', { role: 'client-waiting', attendeeStatus: 'requested' }, 'wrong-state'],
    ['a second poll beside an open one', 'poll.ask', { role: 'guide' }, 'wrong-state'],
    ['a vote in a poll that is closed', 'poll.vote', { pollStatus: 'closed' }, 'wrong-state'],
    ['a vote where nothing was asked', 'poll.vote', { pollStatus: 'none' }, 'wrong-state'],
    ['closing a poll twice', 'poll.close', { role: 'guide', pollStatus: 'closed' }, 'wrong-state'],
    ['putting a poll aside that is open', 'poll.dismiss', { role: 'guide' }, 'wrong-state'],
    ['a guide who votes', 'poll.vote', { role: 'guide' }, 'not-permitted'],
    ['words of somebody who is kept mute', 'caption.say', { micForcedOff: true }, 'muted-by-guide'],
    ['words of a client in broadcast mode', 'caption.say', { broadcastMode: true }, 'broadcast-active'],
    ['words of a guide where nobody is heard', 'caption.say', { role: 'guide', videoAudioSettings: 'none' }, 'media-unavailable'],
    ['a guide without control', 'slide.switch', { role: 'guide', isController: false }, 'not-in-control'],
    ['a guide without control', 'view-mode.set', { role: 'guide', isController: false }, 'not-in-control'],
    ['a guide without control', 'broadcast.set', { role: 'guide', isController: false }, 'not-in-control'],
    ['a guide without control', 'appointment.end', { role: 'guide', isController: false }, 'not-in-control'],
    ['a guide without control', 'control.offer', { role: 'guide', isController: false }, 'not-in-control'],
    ['nothing to cancel', 'control.cancel', { role: 'guide', isControlOpen: false }, 'wrong-state'],
    ['an answer to no offer', 'control.answer', { role: 'guide', isController: false, isControlOffered: false }, 'wrong-state'],
    ['who has control already', 'control.claim', { role: 'guide' }, 'wrong-state'],
    [
      'a guide who is not the owner, beside one in control',
      'control.claim',
      { role: 'guide', isController: false, isOwner: false },
      'not-permitted',
    ],
    ['nothing to take back', 'act.undo', { hasActionToUndo: false }, 'wrong-state'],
    ['media without a worker', 'media.consume', { mediaAvailable: false }, 'media-unavailable'],
    ['media where the room has none', 'media.consume', { videoAudioSettings: 'none' }, 'media-unavailable'],
    ['a client in broadcast mode', 'media.set', { broadcastMode: true }, 'broadcast-active'],
    ['a client in broadcast mode', 'media.produce', { broadcastMode: true }, 'broadcast-active'],
    ['a client kept off by the guide', 'media.set', { micForcedOff: true, cameraForcedOff: true }, 'muted-by-guide'],
  ])('%s: %s is refused and not offered', (_why, command, facts, code) => {
    const viewer = { ...FACTS, ...facts };
    expect(refusalOf(command, viewer)).toBe(code);
    expect(allowedCommands(viewer)).not.toContain(command);
  });

  test.each<[CommandName, Partial<ViewerFacts>]>([
    ['access.answer', { cartAccess: 'requested' }],
    ['access.answer', { wishlistAccess: 'requested' }],
    ['access.withdraw', { cartAccess: 'granted' }],
    ['access.withdraw', { wishlistAccess: 'granted' }],
    ['media.set', { micForcedOff: true }],
    ['media.set', { cameraForcedOff: true }],
  ])('%s is offered where %j is enough for it', (command, facts) => {
    expect(refusalOf(command, { ...FACTS, cartAccess: 'none', wishlistAccess: 'none', ...facts })).toBeUndefined();
  });

  test('control is claimed by its owner at any time, and by another guide where its holder is gone', () => {
    const other = { ...FACTS, role: 'guide', isController: false } as const;
    expect(refusalOf('control.claim', { ...other, isOwner: true, isControllerHere: true })).toBeUndefined();
    expect(refusalOf('control.claim', { ...other, isOwner: false, isControllerHere: false })).toBeUndefined();
  });

  test('a guide without control still talks, takes notes, lets people in and mutes them', () => {
    const other = { ...FACTS, role: 'guide', isController: false, isOwner: false } as const;
    for (const command of [
      'chat.send',
      'notes.set',
      'attendee.admit',
      'attendee.mute',
      'access.request',
      'cart.read',
      'media.set',
    ] as const)
      expect(refusalOf(command, other), command).toBeUndefined();
  });

  test('a guide sends in broadcast mode, and a client still receives', () => {
    expect(refusalOf('media.set', { ...FACTS, role: 'guide', broadcastMode: true })).toBeUndefined();
    expect(refusalOf('media.consume', { ...FACTS, broadcastMode: true })).toBeUndefined();
  });
});

test('every command has a schema for payload and result', () => {
  expect(Object.keys(COMMANDS).sort()).toEqual([...COMMAND_NAMES].sort());
});

test.each<[{ type: 'GUIDE' | 'CLIENT'; status: string } | null, boolean, string]>([
  [null, false, 'visitor'],
  [{ type: 'GUIDE', status: 'joined' }, false, 'guide'],
  [{ type: 'GUIDE', status: 'joined' }, true, 'guide-preview'],
  [{ type: 'CLIENT', status: 'joined' }, false, 'client'],
  [{ type: 'CLIENT', status: 'inactive' }, false, 'client'],
  [{ type: 'CLIENT', status: 'waiting' }, false, 'client-waiting'],
  [{ type: 'CLIENT', status: 'requested' }, false, 'client-waiting'],
  [{ type: 'CLIENT', status: 'refused' }, false, 'client-blocked'],
  [{ type: 'CLIENT', status: 'blocked' }, false, 'client-blocked'],
  [{ type: 'CLIENT', status: 'left' }, false, 'visitor'],
  [{ type: 'CLIENT', status: 'invited' }, false, 'visitor'],
])('%j, preview %s: %s', (attendee, isPreview, role) => {
  expect(viewerRoleOf(attendee, isPreview)).toBe(role);
});
