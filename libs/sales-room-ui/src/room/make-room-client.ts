import { createRoomClient, type RoomClient, type RoomClientOptions } from '@vitrine/sales-room-client';
import { tabStorage } from '../devices/chosen-devices.ts';

/** The client of a room in this tab. */
export function makeRoomClient({
  path,
  ...options
}: Pick<RoomClientOptions, 'viewerType' | 'locale' | 'initialMedia'> & { path: string }): RoomClient {
  return createRoomClient({ presentationPath: path, storage: tabStorage(), receive: 'shown', ...options });
}
