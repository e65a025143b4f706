import { useTranslate } from '@vitrine/i18n/react';
import { Button, Notice } from '@vitrine/ui';
import { useAtomValue } from 'jotai';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

const KINDS = [
  { kind: 'cart', field: 'cartAccess', title: 'room.access.cartTitle', text: 'room.access.cartText' },
  { kind: 'wishlist', field: 'wishlistAccess', title: 'room.access.wishlistTitle', text: 'room.access.wishlistText' },
] as const;

/** The guide asks to see the cart or the wish list: the viewer allows it, or not. */
export function AccessRequest() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isAllowed, isPending, run } = useRoomCommand('access.answer');
  if (room === null || room.self.type !== 'CLIENT') return null;
  const name = room.attendees.find(({ type }) => type === 'GUIDE')?.name ?? t('room.role.GUIDE');
  return KINDS.filter(({ field }) => room.self[field] === 'requested').map(({ kind, title, text }) => (
    <Notice
      key={kind}
      className="v-room-banner"
      isLive
      title={t(title)}
      actions={
        <>
          <Button size="sm" variant="primary" isDisabled={!isAllowed} isPending={isPending} pendingLabel={t('common.state.pending')} onPress={() => void run({ kind, granted: true })}>
            {t('room.access.grant')}
          </Button>
          <Button size="sm" isDisabled={!isAllowed} onPress={() => void run({ kind, granted: false })}>
            {t('room.access.refuse')}
          </Button>
        </>
      }
    >
      {t(text, { name })}
    </Notice>
  ));
}
