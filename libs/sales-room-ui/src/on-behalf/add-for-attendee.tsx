import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { inspectedAttendeeIdAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

/** Puts the chosen variant into the cart of the attendee whom the guide looks at, where they allow it. */
export function AddForAttendee({ productId }: { productId: string }) {
  const t = useTranslate();
  const attendeeId = useAtomValue(inspectedAttendeeIdAtom);
  const attendee = useAtomValue(roomAtom)?.attendees.find((other) => other.attendeeId === attendeeId);
  const act = useRoomCommand('cart.act');
  if (attendee?.insights?.cartAccess !== 'granted' || attendee.status !== 'joined') return null;
  return (
    <Button
      icon="bag"
      isFullWidth
      isDisabled={!act.isAllowed}
      isPending={act.isPending}
      pendingLabel={t('common.state.sending')}
      onPress={() => void act.run({ attendeeId: attendee.attendeeId, action: { type: 'add', productId } })}
    >
      {t('guide.onBehalf.addTo', { name: attendee.name })}
    </Button>
  );
}
