// @vitest-environment jsdom
import { act } from 'react';
import { useRevalidator } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryScreen } from '@vitrine/sales-room-protocol';
import { roomPage } from '../testing/room-page.tsx';
import { room, self } from '../testing/room-snapshot.ts';
import { roomSnapshotAtom } from './room-atoms.ts';
import { fits, useGuardFollow } from './use-guard-follow.ts';

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
  ['prejoin', 'client', 'not-started', null, false],
  ['prejoin', 'client', 'started', null, true],
  ['prejoin', 'client', 'locked', null, true],
  ['prejoin', 'client', 'ended', null, false],
  ['denied', 'client-blocked', 'started', 'blocked', true],
  ['denied', 'client', 'started', 'joined', true],
  ['ended', 'client', 'ended', 'blocked', false],
  ['ended', 'client-blocked', 'ended', 'blocked', false],
  ['ended', 'client', 'ended', 'joined', true],
  ['ended', 'visitor', 'ended', null, true],
] as const)('on the screen %s a %s of a presentation that is %s (%s) may stay: %s', (screen, role, status, attendeeStatus, expected) =>
  expect(fits(screen, role, status, attendeeStatus)).toBe(expected),
);

describe('the guards are asked again whose screen this is', () => {
  const page = roomPage();
  let asked: number;
  let isAsking: boolean;
  let answer: (() => void) | undefined;
  beforeEach(() => ([asked, isAsking, answer] = [0, false, undefined]));
  function Screen({ screen }: { screen: EntryScreen }) {
    useGuardFollow(screen);
    isAsking = useRevalidator().state !== 'idle';
    return <p>Screen</p>;
  }
  const open = (screen: EntryScreen, status: 'not-started' | 'started' | 'ended', waits = false) =>
    page.show(<Screen screen={screen} />, {
      room: at(status),
      onRevalidate: () => {
        asked += 1;
        return waits ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
      },
    });
  const at = (status: 'not-started' | 'started' | 'ended', role: 'client' | 'client-waiting' = 'client') => ({
    appointment: { ...room().appointment, status },
    self: self({ role }),
  });

  it('once where the room says that they belong elsewhere, and not while they belong here', async () => {
    await open('waiting', 'not-started');
    expect(asked).toBe(0);
    await page.change(at('started'));
    expect(asked).toBe(1);
    await page.change({ chat: [] });
    expect(asked).toBe(1);
  });

  it('again where they belong elsewhere for another reason, or once more after they belonged here', async () => {
    await open('waiting', 'started');
    expect(asked).toBe(1);
    await page.change(at('ended'));
    expect(asked).toBe(2);
    await page.change(at('not-started'));
    await page.change(at('ended'));
    expect(asked).toBe(3);
  });

  it('only after they have answered: what they say to the last reason may be the answer to this one', async () => {
    await open('waiting', 'started', true);
    expect([asked, isAsking]).toEqual([1, true]);
    await page.change(at('ended'));
    expect(asked).toBe(1);
    await act(async () => answer?.());
    await page.eventually(() => expect(asked).toBe(2));
    await act(async () => answer?.());
    await page.eventually(() => expect(isAsking).toBe(false));
    expect(asked).toBe(2);
  });

  it.each([
    ['removed', 1],
    ['blocked', 1],
    ['ended', 1],
    ['replaced', 0],
    ['left', 0],
    ['draining', 0],
  ] as const)('where they are put out, unless the page itself tells of it: %s', async (reason, count) => {
    await open('room', 'started');
    await page.change({}, { closed: { reason } as never });
    expect(asked).toBe(count);
  });

  it('not before anything is known of the room', async () => {
    await open('room', 'started');
    await act(async () => page.store.set(roomSnapshotAtom, { ...page.store.get(roomSnapshotAtom), room: null }));
    expect([asked, page.text()]).toEqual([0, 'Screen']);
  });
});
