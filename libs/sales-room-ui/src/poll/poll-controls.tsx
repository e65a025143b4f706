import { useTranslate } from '@vitrine/i18n/react';
import type { RoomPoll } from '@vitrine/sales-room-protocol';
import { Button } from '@vitrine/ui';
import { useRoomCommand } from '../room/use-room-command.ts';

/** A guide closes a poll, and puts its result aside. */
export function PollControls({ poll: { id, status } }: { poll: Pick<RoomPoll, 'id' | 'status'> }) {
  const t = useTranslate();
  const close = useRoomCommand('poll.close');
  const dismiss = useRoomCommand('poll.dismiss');
  const { isAllowed, isPending, run } = status === 'open' ? close : dismiss;
  return (
    <Button
      size="sm"
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.pending')}
      onPress={() => void run({ pollId: id })}
    >
      {t(status === 'open' ? 'guide.poll.close' : 'guide.poll.dismiss')}
    </Button>
  );
}
