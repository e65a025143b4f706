import { atom } from 'jotai';
import type { ChosenDevices } from '../devices/chosen-devices.ts';

/** What prejoin chose, for the room that is entered next; null after a reload, when the server's memory decides. */
export const prejoinChoiceAtom = atom<ChosenDevices | null>(null);
