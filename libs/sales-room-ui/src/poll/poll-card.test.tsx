// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { OutgoingCommand } from '@vitrine/sales-room-client';
import type { RoomPoll, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { testProduct } from '../testing/test-product.ts';
import { Poll, pollCode } from './poll.tsx';

const page = roomPage();
const ID = 'f'.repeat(32);
const POLL: RoomPoll = {
  id: ID,
  question: 'Oak or <b>walnut</b>?',
  answers: [
    { text: 'Oak', productId: null },
    { text: 'Becher', productId: IDS.product },
  ],
  status: 'open',
  askedAt: '2026-01-01T10:00:00Z',
  votes: null,
  ownAnswer: null,
};
const CLIENT: Partial<RoomSnapshot> = { commands: ['poll.vote'] };
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['poll.close', 'poll.dismiss'] };
const outgoing = (changes: Partial<OutgoingCommand<'poll.vote'>> = {}): OutgoingCommand => ({
  name: 'poll.vote',
  commandId: 'c-1',
  payload: { pollId: ID, answer: 1 },
  status: 'sending',
  errorCode: null,
  ...changes,
});
beforeAll(() => pollCode.preload());
const show = async (poll: Partial<RoomPoll> = {}, room = CLIENT, client = {}) => {
  vi.stubGlobal('fetch', async () => Response.json({ elements: [testProduct(IDS.product, 'Mug')], total: 1 }));
  await page.show(<Poll />, { room: { ...room, poll: { ...POLL, ...poll } }, client });
  await page.eventually(() => expect(answers()).toHaveLength(2));
};
const answers = () => page.all('.v-poll-answer').map(({ textContent }) => textContent);
const pressed = () => page.all('.v-poll-answer').map((answer) => answer.getAttribute('aria-pressed'));

it('a client votes by one press, sees no votes before, and reads products as their own shop calls them', async () => {
  await show();
  await page.eventually(() => expect(answers()).toEqual(['Oak', 'Mug']));
  expect(page.text()).toContain('Oak or <b>walnut</b>?');
  expect(page.text()).toContain(t('room.poll.anonymous'));
  await page.press('Mug');
  expect(page.delivered).toEqual([{ name: 'poll.vote', payload: { pollId: ID, answer: 1 } }]);
});

it('a vote shows at once; while the room is away it is said to be kept', async () => {
  await show({}, CLIENT, { outbox: [outgoing()], connection: 'reconnecting' });
  expect(pressed()).toEqual(['false', 'true']);
  expect(page.text()).toContain(t('room.poll.kept'));
});

it('a vote that was refused is said so, can be repeated, and is dropped where the poll is over', async () => {
  await show({}, CLIENT, { outbox: [outgoing({ status: 'failed', errorCode: 'rate-limited' })] });
  expect(page.find('[role=alert]').textContent).toContain(t('room.poll.failed'));
  await page.press(t('common.action.retry'));
  expect(page.calls).toEqual([['retryDelivery', 'c-1']]);
  expect(pressed()).toEqual(['false', 'false']);
  await page.change({ poll: { ...POLL, status: 'closed', votes: [1, 0] } });
  expect(page.find('[role=alert]').textContent).toContain(t('room.poll.tooLate'));
  await page.press(t('common.action.discard'));
  expect(page.calls.at(-1)).toEqual(['discardDelivery', 'c-1']);
});

it('who has voted sees the votes, and may change their own while the poll is open', async () => {
  await show({ votes: [1, 3], ownAnswer: 1 });
  expect(answers()[0]).toContain('25%');
  expect(answers()[1]).toContain(t('room.poll.votes', { count: 3 }));
  expect(answers()[1]).toContain(t('room.poll.ownVote'));
  await page.find('.v-poll-answer').click();
  expect(page.delivered).toEqual([{ name: 'poll.vote', payload: { pollId: ID, answer: 0 } }]);
});

it('a result is no list of buttons; folded away it is one question', async () => {
  await show({ status: 'closed', votes: [2, 1], ownAnswer: 0 });
  expect(page.all('button.v-poll-answer')).toEqual([]);
  expect(page.text()).toContain(t('room.poll.closedWith'));
  await page.press(t('room.poll.fold'));
  expect(answers()).toEqual([]);
  expect(page.text()).toContain('Oak or <b>walnut</b>?');
  await page.press(t('room.poll.unfold'));
  expect(answers()).toHaveLength(2);
});

it('a guide sees votes grow, closes the poll and puts its result aside, and votes nothing', async () => {
  await show({ votes: [0, 2] }, GUIDE);
  expect(page.all('button.v-poll-answer')).toEqual([]);
  expect(answers()[1]).toContain('100%');
  await page.press(t('guide.poll.close'));
  await page.change({ poll: { ...POLL, status: 'closed', votes: [0, 2] } });
  await page.press(t('guide.poll.dismiss'));
  expect(page.sent).toEqual([
    { name: 'poll.close', payload: { pollId: ID } },
    { name: 'poll.dismiss', payload: { pollId: ID } },
  ]);
  await page.change({ poll: null });
  expect(page.all('.v-poll')).toEqual([]);
});
