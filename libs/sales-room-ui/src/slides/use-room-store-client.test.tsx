// @vitest-environment jsdom
import { useAtomValue } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { PRESENTATION_HEADER, VIEWER_HEADER } from '@vitrine/sales-room-protocol';
import { LOCALE_HEADER } from '@vitrine/session';
import type { StoreApiClient } from '@vitrine/store-api-client';
import { roomSnapshotAtom } from '../room/room-atoms.ts';
import { roomPage, type ShownRoom } from '../testing/room-page.tsx';
import { useRoomStoreClient } from './use-room-store-client.ts';

const page = roomPage();
let clientOf: () => StoreApiClient;
function Part() {
  // Drawn again whenever something changes in the room.
  useAtomValue(roomSnapshotAtom);
  clientOf = useRoomStoreClient();
  return null;
}
const shownClient = async (shown: ShownRoom = {}): Promise<StoreApiClient> => {
  await page.show(<Part />, shown);
  return clientOf();
};

describe('calls of a presentation', () => {
  it('name the room, as whom they are made, the page’s language and the shop’s', async () => {
    const asked: Request[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      asked.push(new Request(new URL(address, 'https://shop.example'), init));
      return Response.json({});
    });
    const client = await shownClient({
      identity: { path: 'autumn', viewerType: 'guide' },
      shell: { session: { languageId: 'f'.repeat(32) } as never },
    });
    await client.request({ operation: 'test', method: 'GET', path: '/dsr/x' });
    const [request] = asked;
    expect(request && new URL(request.url).pathname).toBe('/store-api/dsr/x');
    expect([PRESENTATION_HEADER, VIEWER_HEADER, LOCALE_HEADER, 'sw-language-id'].map((name) => request?.headers.get(name))).toEqual([
      'autumn',
      'guide',
      'en-US',
      'f'.repeat(32),
    ]);
  });

  it('share one client for as long as they are about the same room', async () => {
    const client = await shownClient();
    const before = clientOf;
    await page.change({ seq: 2 });
    expect(clientOf).toBe(before);
    expect(clientOf()).toBe(client);
  });
});
