import { atomWithStorage } from 'jotai/utils';

/** Every key of a room: what it does, as `KeyboardEvent.key` (letters in lower case), and whose it is alone. */
export const ROOM_SHORTCUTS = [
  { id: 'mic', keys: ['m'], only: null },
  { id: 'camera', keys: ['v'], only: null },
  { id: 'hand', keys: ['h'], only: 'CLIENT' },
  { id: 'previous', keys: ['ArrowLeft', 'PageUp'], only: null },
  { id: 'next', keys: ['ArrowRight', 'PageDown'], only: null },
  { id: 'show', keys: ['s'], only: 'GUIDE' },
  { id: 'point', keys: ['l'], only: null },
  { id: 'captions', keys: ['u'], only: null },
  { id: 'tools', keys: ['t'], only: 'GUIDE' },
  { id: 'participants', keys: ['p'], only: null },
  { id: 'chat', keys: ['c'], only: null },
  { id: 'list', keys: ['?'], only: null },
] as const satisfies readonly { id: string; keys: readonly string[]; only: 'GUIDE' | 'CLIENT' | null }[];

/** What a key of the room does. */
export type ShortcutId = (typeof ROOM_SHORTCUTS)[number]['id'];

/** The keys of somebody in a room. */
export function shortcutsOf(type: 'GUIDE' | 'CLIENT'): readonly (typeof ROOM_SHORTCUTS)[number][] {
  return ROOM_SHORTCUTS.filter(({ only }) => only === null || only === type);
}

/** Whether a key writes a character: who speaks to the machine, or whose hand slips, may want to do without those. */
export const isCharacterKey = (key: string): boolean => key.length === 1;

/** Whether keys that write a character do anything in this browser. */
export const areCharacterKeysOnAtom = atomWithStorage('vitrine-room-keys', true);
