import type { RoomCommand } from './room-command.ts';

/** What holds of it in the client. */
export const clientTest = ({ command, signal }: RoomCommand): string => `import { expect, test, vi } from 'vitest';
import { roomBench } from '../testing/room-bench.ts';
import { id } from '../testing/snapshot-fixture.ts';
import type { RoomEvent } from './room-client.ts';

test('${command} is sent with its text', async () => {
  const { server, entered } = await roomBench();
  server.handle('${command}', () => ({}));
  const client = await entered();
  await client.send('${command}', { text: 'Tea is ready' });
  expect(server.payloads('${command}')).toEqual([{ text: 'Tea is ready' }]);
});

test('${signal} is announced to who listens, and changes nothing of the room', async () => {
  const { server, entered } = await roomBench();
  const client = await entered();
  const before = client.getSnapshot().room;
  const seen: RoomEvent[] = [];
  client.onEvent((event) => void seen.push(event));
  server.notify('${signal}', { attendeeId: id('a'), text: 'Tea is ready' });
  await vi.waitFor(() => expect(seen).toMatchObject([{ name: '${signal}', payload: { text: 'Tea is ready' } }]));
  expect(client.getSnapshot().room).toEqual(before);
});
`;

/** What consumers of the published packages read. */
export const commandChangeset = ({ command, signal }: RoomCommand): string => `---
'@vitrine/sales-room-protocol': minor
'@vitrine/sales-room-server': minor
'@vitrine/sales-room-client': minor
---

Command \`${command}\` says a line of 1 to 80 characters to everybody in a running room, as the signal \`${signal}\`.

Rooms whose pages neither send nor show it are unaffected. Update servers first: an older one refuses the command.
`;
