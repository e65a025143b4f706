// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { PassingReactions } from './passing-reactions.tsx';
import { HeartButton, ReactionButton } from './reaction-button.tsx';
import { REACTION_NAMES } from './reactions.ts';

const page = roomPage();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const drawn = () => page.all('.v-passing-reactions__one').map((one) => one.textContent);
const tell = (reaction: string, attendeeId: string = IDS.guide) =>
  page.tell({ name: 'reaction.shown', payload: { attendeeId, reaction } } as never);
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

it('what anybody sends is drawn with their name for three seconds', async () => {
  await page.show(<PassingReactions />);
  await tell('heart');
  await pass(1_000);
  await tell('clap', IDS.ann);
  expect(drawn()).toEqual(['❤️Mara', '👏Ann']);
  await pass(2_000);
  expect(drawn()).toEqual(['👏Ann']);
  await pass(1_000);
  expect(drawn()).toEqual([]);
});

it('a full house draws sixteen at once, and what a newer server knows draws nothing', async () => {
  await page.show(<PassingReactions />);
  for (let count = 0; count < 40; count += 1) await tell('heart');
  expect(drawn()).toHaveLength(16);
  await pass(3_000);
  await tell('confetti');
  await tell('toString');
  expect(drawn()).toEqual([]);
});

it('each of them is sent by a press, and by nobody whom the room does not let', async () => {
  vi.useRealTimers();
  const commands: RoomSnapshot['commands'] = ['reaction.send'];
  await page.show(<ReactionButton />, { room: { commands } });
  await page.press(t('room.reactions.title'));
  for (const name of REACTION_NAMES) {
    await page.eventually(() => page.control(t(`room.reactions.${name}`)));
    await page.press(t(`room.reactions.${name}`));
  }
  expect(page.sent).toEqual(REACTION_NAMES.map((reaction) => ({ name: 'reaction.send', payload: { reaction } })));
  await page.show(<HeartButton />, { room: { commands: [] } });
  expect(page.isDisabled(t('room.reactions.sendHeart'))).toBe(true);
});
