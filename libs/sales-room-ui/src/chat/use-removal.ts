import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useRoomModals } from '../modals/use-room-modals.ts';
import { type ChatLine, commandsAtom } from '../room/room-atoms.ts';

/** How a guide removes messages. */
export interface Removal {
  /** The message whose buttons the tab key reaches; arrow keys lead to those of the others. */
  reachable: string | null;
  ask(messageId: string | null): void;
  /** Leads from one line's button to the same of another. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Whether a line is one that a guide may still remove. */
export const isRemovable = (line: ChatLine): boolean => line.messageId !== null && !line.isRemoved;

/**
 * The removal of messages, for those who may; null for everybody else. Among hundreds of messages the tab key stops at one,
 * the newest to begin with.
 */
export function useRemoval(list: RefObject<HTMLElement | null>, lines: readonly ChatLine[]): Removal | null {
  const isAllowed = useAtomValue(commandsAtom).has('chat.remove');
  const { openRemoveMessage } = useRoomModals();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!isAllowed) return null;
  const removable = lines.filter(isRemovable);
  const reachable = removable.find(({ messageId }) => messageId === chosen) ?? removable.at(-1);

  const onKeyDown = (event: KeyboardEvent): void => {
    const kind = document.activeElement?.closest('.v-chat-line__pin') ? '.v-chat-line__pin' : '.v-chat-line__remove';
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(kind) ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = at === -1 ? undefined : { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    const button = to === undefined ? undefined : buttons[to];
    if (to === undefined || button === undefined) return;
    event.preventDefault();
    setChosen(removable[to]?.messageId ?? null);
    button.focus();
  };
  return {
    reachable: reachable?.messageId ?? null,
    ask(messageId) {
      if (messageId === null) return;
      setChosen(messageId);
      openRemoveMessage(messageId);
    },
    onKeyDown,
  };
}
