import { expect, it } from 'vitest';
import { fits } from './use-guard-follow.ts';

it.each([
  ['waiting', 'visitor', 'not-started', null, true],
  ['waiting', 'visitor', 'started', null, false],
  ['waiting', 'client-waiting', 'locked', 'waiting', true],
  ['waiting', 'client', 'started', 'joined', false],
  ['waiting', 'client-waiting', 'ended', 'waiting', false],
  ['room', 'client', 'started', 'joined', true],
  ['room', 'client-waiting', 'started', 'waiting', false],
  ['room', 'client-blocked', 'started', 'blocked', false],
  ['room', 'guide', 'not-started', 'joined', true],
  ['room', 'guide-preview', 'not-started', 'joined', true],
  ['ended', 'client', 'ended', 'joined', true],
  ['ended', 'visitor', 'ended', null, true],
] as const)('on the screen %s a %s of a presentation that is %s (%s) may stay: %s', (screen, role, status, attendeeStatus, expected) =>
  expect(fits(screen, role, status, attendeeStatus)).toBe(expected),
);
