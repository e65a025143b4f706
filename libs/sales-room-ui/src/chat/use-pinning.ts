import { useAtomValue } from 'jotai';
import { commandsAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { pinnedMessageAtom } from './pinned-message-atom.ts';

/** How a guide pins messages. */
export interface Pinning {
  /** The message that is pinned. */
  readonly pinnedId: string | null;
  readonly isPending: boolean;
  /** Pins a message in place of another; null puts it aside. */
  pin(messageId: string | null): void;
}

/** The pinning of messages, for those who may; null for everybody else. */
export function usePinning(): Pinning | null {
  const isOffered = useAtomValue(commandsAtom).has('chat.pin');
  const pinned = useAtomValue(pinnedMessageAtom);
  const { isPending, run } = useRoomCommand('chat.pin');
  if (!isOffered) return null;
  return { pinnedId: pinned?.id ?? null, isPending, pin: (messageId) => void run({ messageId }) };
}
