// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RoomError } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { self } from '../testing/room-snapshot.ts';
import { PollPanel } from './poll-panel.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['poll.ask', 'poll.close'] };
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
const show = (room: Partial<RoomSnapshot> = {}) => page.show(<PollPanel />, { room: { ...GUIDE, ...room } });
const submit = () => act(async () => page.find<HTMLFormElement>('form').requestSubmit());
const field = (name: string) => page.find<HTMLInputElement>(`input[name=${name}]`);

it('a guide asks a question with its answers; empty fields are left out, and the form is free again', async () => {
  await show();
  await page.type('input[name=question]', 'Oak or walnut?');
  await page.type('input[name=answer0]', ' Oak ');
  await page.press(t('guide.poll.addAnswer'));
  await page.type('input[name=answer2]', 'Walnut');
  await submit();
  await page.eventually(() => expect(page.sent).toHaveLength(1));
  const answers = [
    { text: 'Oak', productId: null },
    { text: 'Walnut', productId: null },
  ];
  expect(page.sent).toEqual([{ name: 'poll.ask', payload: { question: 'Oak or walnut?', answers } }]);
  await page.eventually(() => expect(field('question').value).toBe(''));
  expect(page.notices()).toContain(t('guide.poll.asked'));
});

it('what is missing or written twice is named at its field, and nothing is asked', async () => {
  await show();
  await page.type('input[name=answer0]', 'Oak');
  await page.type('input[name=answer1]', 'oak');
  await submit();
  await page.eventually(() => expect(page.text()).toContain(t('guide.poll.required')));
  expect(page.text()).toContain(t('guide.poll.duplicate'));
  expect(page.sent).toEqual([]);
});

it('what was written stays where the room refuses it, and when the panel opens again', async () => {
  page.answer = () => {
    throw new RoomError('wrong-state', 'A poll is open.');
  };
  await show();
  await page.type('input[name=question]', 'Oak or walnut?');
  await page.type('input[name=answer0]', 'Oak');
  await page.type('input[name=answer1]', 'Walnut');
  await submit();
  await page.eventually(() => expect(page.text()).toContain(t('room.error.wrong-state')));
  await page.show(<p>Another panel</p>, { room: GUIDE });
  await show();
  expect([field('question').value, field('answer0').value, field('answer1').value]).toEqual(['Oak or walnut?', 'Oak', 'Walnut']);
});

it('while a poll is open no other can be asked, and the panel says why', async () => {
  const poll = { id: 'f'.repeat(32), question: 'Oak?', answers: [], status: 'open', askedAt: '', votes: [], ownAnswer: null } as const;
  await show({ poll: { ...poll, answers: [], votes: [] }, commands: ['poll.close'] });
  expect(page.isDisabled(t('guide.poll.ask'))).toBe(true);
  expect(page.text()).toContain(t('guide.poll.oneAtATime'));
  await page.press(t('guide.poll.close'));
  expect(page.sent).toMatchObject([{ name: 'poll.close' }]);
});
