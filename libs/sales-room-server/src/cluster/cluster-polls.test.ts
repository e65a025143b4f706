import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ClusterFixture, type ClusterServer, startClusterFixture } from '../testing/cluster-fixture.ts';
import { trackSockets } from '../testing/track-sockets.ts';

let cluster: ClusterFixture;
const servers: ClusterServer[] = [];

beforeAll(async () => {
  cluster = await startClusterFixture();
});
afterAll(() => cluster.close());
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});
const track = trackSockets();

test('clients of several servers vote in one poll: each sees all votes, and a killed server loses none', async () => {
  const [here, there] = [await cluster.startServer(), await cluster.startServer()];
  servers.push(here, there);
  const guide = track(await here.visitor().enterAsGuide());
  await guide.run('appointment.start', {});
  const visitor = there.visitor();
  const [near, far] = [track(await here.visitor().enterAsClient('Near')), track(await visitor.enterAsClient('Far'))];
  const { pollId } = await guide.run('poll.ask', { question: 'Oak or walnut?', answers: [{ text: 'Oak' }, { text: 'Walnut' }] });
  await far.until(({ poll }) => poll?.id === pollId);
  await Promise.all([near.run('poll.vote', { pollId, answer: 0 }), far.run('poll.vote', { pollId, answer: 1 })]);
  for (const socket of [guide, near, far]) await socket.until(({ poll }) => JSON.stringify(poll?.votes) === '[1,1]');
  const { messageId } = await far.run('chat.send', { text: 'Is it dishwasher safe?' });
  await guide.run('chat.pin', { messageId });
  await far.until(({ pinnedMessage }) => pinnedMessage?.id === messageId);

  await there.kill();
  const again = track(await here.visitor(Object.fromEntries(visitor.cookies)).enterAsClient('Far'));
  expect(again.snapshot()).toMatchObject({ poll: { votes: [1, 1], ownAnswer: 1 }, pinnedMessage: { id: messageId } });
  await again.run('poll.vote', { pollId, answer: 0 });
  for (const socket of [guide, near]) await socket.until(({ poll }) => JSON.stringify(poll?.votes) === '[2,0]');
});
