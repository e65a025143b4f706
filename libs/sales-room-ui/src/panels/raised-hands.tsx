import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomAttendee, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { Button, Icon } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

type Hand = Pick<RoomAttendee, 'handRaisedAt'>;

/** Whoever asks to speak stands first, in the order in which they did. */
export function byRaisedHand({ handRaisedAt: one }: Hand, { handRaisedAt: other }: Hand): number {
  return Number(one === null) - Number(other === null) || (one ?? '').localeCompare(other ?? '');
}

/** Ids of those in the room whose hands are up, the viewer among them, in the order in which they asked to speak. */
function handsInOrder({ self, attendees }: RoomSnapshot): (string | null)[] {
  return [self, ...attendees.filter(({ status }) => status === 'joined')]
    .filter(({ handRaisedAt }) => handRaisedAt !== null)
    .sort(byRaisedHand)
    .map(({ attendeeId }) => attendeeId);
}

/** A raised hand with its place in the order. */
export function RaisedHand({ name, attendeeId }: { name: string; attendeeId: string | undefined }) {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  if (room === null) return null;
  const place = handsInOrder(room).indexOf(attendeeId ?? null) + 1;
  // Of somebody who is away the hand is up, but nobody waits for it.
  const isInOrder = place > 0;
  return (
    <span className="v-participant__hand">
      <Icon name="hand" size="sm" label={isInOrder ? t('room.stage.handInOrder', { place, name }) : t('room.stage.handRaised', { name })} />
      {isInOrder ? <span aria-hidden="true">{place}</span> : null}
    </span>
  );
}

/** A guide lowers the hand of one attendee; nothing where it isn't raised. */
export function LowerHand({ attendee: { attendeeId, name, handRaisedAt } }: { attendee: RoomAttendee }) {
  const t = useTranslate();
  const { isAllowed, isPending, run } = useRoomCommand('hand.set');
  if (handRaisedAt === null) return null;
  return (
    <Button
      size="sm"
      aria-label={t('guide.attendees.lowerHandOf', { name })}
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.pending')}
      onPress={() => void run({ raised: false, attendeeId })}
    >
      {t('guide.attendees.lowerHand')}
    </Button>
  );
}

/** A guide lowers all hands with one press; nothing where fewer than two are raised. */
export function LowerAllHands() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isAllowed, isPending, run } = useRoomCommand('hand.set');
  if (room === null || handsInOrder(room).length < 2) return null;
  return (
    <Button
      size="sm"
      icon="hand"
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.pending')}
      onPress={() => void run({ raised: false, attendeeId: null })}
    >
      {t('guide.attendees.lowerAllHands')}
    </Button>
  );
}
