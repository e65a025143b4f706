import { describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { clientSnapshot, IDS, room } from '../testing/room-snapshot.ts';
import { recordQuickview } from './quickview-record.ts';

function aRoom(commands: RoomSnapshot['commands'] | null = ['interaction.record']) {
  const sent: unknown[] = [];
  const state = { commands, isRefusing: false };
  const client: Parameters<typeof recordQuickview>[0] = {
    getSnapshot: () => clientSnapshot({ room: state.commands === null ? null : room({ commands: state.commands }) }),
    send: (name, payload) => {
      sent.push([name, payload]);
      return state.isRefusing ? Promise.reject(new Error('refused')) : (Promise.resolve({}) as never);
    },
  };
  return { client, sent, state };
}
const said = (name: string) => ['interaction.record', { name, productId: IDS.product }];

describe('a quick view', () => {
  it('is recorded when it opens, and again when it is closed', () => {
    const { client, sent } = aRoom();
    const close = recordQuickview(client, IDS.product);
    expect(sent).toEqual([said('quickview.opened')]);
    close?.();
    expect(sent).toEqual([said('quickview.opened'), said('quickview.closed')]);
  });

  it('that shows no product, or is in no room, is not recorded', () => {
    const { client, sent } = aRoom();
    expect(recordQuickview(client, null)).toBeUndefined();
    expect(recordQuickview(null, IDS.product)).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it.each([
    ['does not take it from this viewer', ['chat.send']],
    ['is not known yet', null],
  ] as const)('is not recorded while the room %s', (_, commands) => {
    const { client, sent } = aRoom(commands as RoomSnapshot['commands'] | null);
    recordQuickview(client, IDS.product)?.();
    expect(sent).toEqual([]);
  });

  it('is closed by what the room takes then, and a refusal is nobody’s concern', async () => {
    const { client, sent, state } = aRoom([]);
    const close = recordQuickview(client, IDS.product);
    [state.commands, state.isRefusing] = [['interaction.record'], true];
    close?.();
    expect(sent).toEqual([said('quickview.closed')]);
    // An unhandled rejection would fail the run.
    await Promise.resolve();
  });
});
