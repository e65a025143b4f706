import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { isRoomError } from '@vitrine/sales-room-client';
import type { CommandInput, CommandName, CommandResult } from '@vitrine/sales-room-protocol';
import { commandsAtom, isConnectedAtom, roomClientAtom } from './room-atoms.ts';

export interface RoomCommand<Name extends CommandName> {
  /** The server would accept it now: without it no button is enabled. */
  isAllowed: boolean;
  isPending: boolean;
  /** Sends it; the person is notified of a refusal, which gives undefined. Stays the same function between renders. */
  run(payload: CommandInput<Name>): Promise<CommandResult<Name> | undefined>;
}

/** One command of the room, as a button needs it. */
export function useRoomCommand<Name extends CommandName>(name: Name): RoomCommand<Name> {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const commands = useAtomValue(commandsAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const { notifications } = useScreen();
  const [pending, setPending] = useState(0);
  const run = useCallback(
    async (payload: CommandInput<Name>) => {
      if (client === null) return undefined;
      setPending((count) => count + 1);
      try {
        return await client.send(name, payload);
      } catch (error) {
        notifications.notify({
          type: 'danger',
          id: `room:${name}`,
          message: t(isRoomError(error) ? `room.error.${error.code}` : 'common.error.general'),
        });
        return undefined;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [client, name, notifications, t],
  );
  return { isAllowed: isConnected && commands.has(name), isPending: pending > 0, run };
}
