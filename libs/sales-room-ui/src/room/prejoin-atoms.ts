import { atom } from 'jotai';
import type { RoomClient } from '@vitrine/sales-room-client';
import type { ChosenDevices } from '../devices/chosen-devices.ts';

/** What prejoin chose, for the room that is entered next; null after a reload, when the server's memory decides. */
export const prejoinChoiceAtom = atom<ChosenDevices | null>(null);

/** A client that has got ready before the door, for the room that is entered next. */
export interface RoomStandby {
  readonly path: string;
  readonly locale: string;
  readonly client: RoomClient;
}

/** See {@link RoomStandby}; null where nobody is before the door, or it was taken inside. */
export const roomStandbyAtom = atom<RoomStandby | null>(null);
