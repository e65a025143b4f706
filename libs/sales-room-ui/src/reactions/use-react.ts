import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { commandsAtom, isConnectedAtom, roomClientAtom } from '../room/room-atoms.ts';
import type { Reaction } from './reactions.ts';

/** Sends reactions. One that is lost, or that comes too fast after others, is not worth a word. */
export function useReact(): { isAllowed: boolean; react: (reaction: Reaction) => void } {
  const client = useAtomValue(roomClientAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const isAllowed = useAtomValue(commandsAtom).has('reaction.send') && isConnected;
  const react = useCallback((reaction: Reaction) => void client?.send('reaction.send', { reaction }).catch(() => undefined), [client]);
  return { isAllowed, react };
}
