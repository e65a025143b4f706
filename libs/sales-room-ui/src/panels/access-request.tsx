import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Modal } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { RoomBanner } from '../room/room-banner.tsx';
import { useRoomCommand } from '../room/use-room-command.ts';

const KINDS = [
  { kind: 'cart', field: 'cartAccess', title: 'room.access.cartTitle', text: 'room.access.cartText' },
  { kind: 'wishlist', field: 'wishlistAccess', title: 'room.access.wishlistTitle', text: 'room.access.wishlistText' },
] as const;

/** The guide asks to see the cart or the wish list: the viewer allows it, or not, or decides later. */
export function AccessRequest() {
  const room = useAtomValue(roomAtom);
  if (room === null || room.self.type !== 'CLIENT') return null;
  const asked = KINDS.find(({ field }) => room.self[field] === 'requested');
  return asked === undefined ? null : <Request key={asked.kind} {...asked} />;
}

function Request({ kind, title, text }: (typeof KINDS)[number]) {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isAllowed, isPending, run } = useRoomCommand('access.answer');
  const [isLater, setLater] = useState(false);
  const name =
    room?.attendees.find(({ type, attendeeId }) => type === 'GUIDE' && attendeeId === room.control.controllerId)?.name ??
    room?.attendees.find(({ type }) => type === 'GUIDE')?.name ??
    t('room.role.GUIDE');
  const answers = (size?: 'sm') => (
    <>
      <Button
        size={size}
        variant="primary"
        isDisabled={!isAllowed}
        isPending={isPending}
        pendingLabel={t('common.state.pending')}
        onPress={() => void run({ kind, granted: true })}
      >
        {t('room.access.grant')}
      </Button>
      <Button size={size} isDisabled={!isAllowed} onPress={() => void run({ kind, granted: false })}>
        {t('room.access.refuse')}
      </Button>
    </>
  );
  if (isLater) {
    return (
      <RoomBanner what="access" actions={answers('sm')}>
        {t(title)}
      </RoomBanner>
    );
  }
  return (
    <Modal
      isOpen
      onClose={() => setLater(true)}
      title={t(title)}
      size="sm"
      role="alertdialog"
      closeLabel={t('common.action.close')}
      footer={
        <div className="v-modal-actions">
          <Button variant="quiet" onPress={() => setLater(true)}>
            {t('room.access.later')}
          </Button>
          {answers()}
        </div>
      }
    >
      <p>{t(text, { name })}</p>
    </Modal>
  );
}
