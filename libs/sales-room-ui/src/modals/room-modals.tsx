import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Checkbox } from '@vitrine/ui';
import { isGuideAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { roomModalAtom } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useRoomLinks } from '../room/use-room-links.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { MediaSettingsModal } from './media-settings-modal.tsx';
import { newcomersOffer } from './newcomers-offer.ts';
import { RemoveMessageModal } from './remove-message-modal.tsx';
import { RenameModal } from './rename-modal.tsx';
import { ShortcutsModal } from './shortcuts-modal.tsx';
import { StatisticsModal } from './statistics-modal.tsx';
import { useRoomModals } from './use-room-modals.ts';

/** The modals of a room; at most one is open. */
export function RoomModals() {
  const [modal, setModal] = useAtom(roomModalAtom);
  const close = (): void => setModal(null);
  switch (modal?.type) {
    case 'leave':
      return <LeaveModal onClose={close} />;
    case 'start':
      return <StartModal onClose={close} />;
    case 'end':
      return <EndModal onClose={close} />;
    case 'mute-all':
      return <MuteAllModal onClose={close} />;
    case 'media-settings':
      return <MediaSettingsModal onClose={close} />;
    case 'shortcuts':
      return <ShortcutsModal onClose={close} />;
    case 'rename':
      return <RenameModal onClose={close} />;
    case 'statistics':
      return <StatisticsModal attendeeId={modal.attendeeId} onClose={close} />;
    case 'remove':
      return <RemoveModal attendeeId={modal.attendeeId} onClose={close} />;
    case 'remove-message':
      return <RemoveMessageModal messageId={modal.messageId} onClose={close} />;
    default:
      return null;
  }
}

interface ModalProps {
  onClose(): void;
}

function LeaveModal({ onClose }: ModalProps) {
  const t = useTranslate();
  const { path } = useRoomIdentity();
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  const client = useAtomValue(roomClientAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const end = useRoomCommand('appointment.end');
  const { openEnd } = useRoomModals();
  const leave = async (): Promise<void> => {
    onClose();
    await client?.leave();
    // A guide stays on the page, which offers the way back.
    if (!isGuide) await navigate(links.presentation('leave'));
  };
  return (
    <ConfirmModal
      title={t('room.leaveModal.title')}
      confirmLabel={t('room.leaveModal.confirm')}
      cancelLabel={t('room.leaveModal.cancel')}
      onConfirm={() => void leave()}
      onClose={onClose}
      extra={
        isGuide && end.isAllowed ? (
          <Button variant="danger" onPress={openEnd}>
            {t('guide.end.action')}
          </Button>
        ) : undefined
      }
    >
      <p>{isGuide ? t('guide.leave.text') : t('room.leaveModal.text')}</p>
    </ConfirmModal>
  );
}

function StartModal({ onClose }: ModalProps) {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isAllowed, isPending, run } = useRoomCommand('appointment.start');
  const waiting = room?.attendees.filter(({ status }) => status === 'waiting').length ?? 0;
  const start = async (): Promise<void> => {
    if ((await run({})) !== undefined) onClose();
  };
  return (
    <ConfirmModal
      title={t('guide.start.title')}
      confirmLabel={t('guide.start.confirm')}
      isDisabled={!isAllowed}
      isPending={isPending}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      <p>{t('guide.start.text', { count: waiting })}</p>
    </ConfirmModal>
  );
}

function EndModal({ onClose }: ModalProps) {
  const t = useTranslate();
  const { isAllowed, isPending, run } = useRoomCommand('appointment.end');
  const end = async (): Promise<void> => {
    if ((await run({})) !== undefined) onClose();
  };
  return (
    <ConfirmModal
      title={t('guide.end.title')}
      confirmLabel={t('guide.end.confirm')}
      isDanger
      isDisabled={!isAllowed}
      isPending={isPending}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{t('guide.end.text')}</p>
    </ConfirmModal>
  );
}

/** Either until the guide allows it again, or as a word for silence after which everybody may speak again. */
function MuteAllModal({ onClose }: ModalProps) {
  const t = useTranslate();
  const [isKeptOff, setKeptOff] = useState(true);
  const { notifications } = useScreen();
  const { isAllowed, isPending, run } = useRoomCommand('attendee.mute-all');
  const mute = async (): Promise<void> => {
    const result = await run({ kinds: ['audio'], keepOff: isKeptOff });
    if (result === undefined) return;
    notifications.notify({
      id: 'room:mute-all',
      type: 'success',
      message: t('guide.muteAll.doneCount', { count: result.count }),
      duration: 5_000,
    });
    onClose();
  };
  return (
    <ConfirmModal
      title={t('guide.muteAll.title')}
      confirmLabel={t('guide.muteAll.confirm')}
      isDisabled={!isAllowed}
      isPending={isPending}
      onConfirm={() => void mute()}
      onClose={onClose}
    >
      <p>{t('guide.muteAll.text')}</p>
      <Checkbox isSelected={isKeptOff} onChange={setKeptOff} description={t('guide.muteAll.keepOffHint')}>
        {t('guide.muteAll.keepOff')}
      </Checkbox>
    </ConfirmModal>
  );
}

function RemoveModal({ attendeeId, onClose }: ModalProps & { attendeeId: string }) {
  const t = useTranslate();
  const name = useAtomValue(roomAtom)?.attendees.find((attendee) => attendee.attendeeId === attendeeId)?.name ?? '';
  const { isAllowed, isPending, run } = useRoomCommand('attendee.remove');
  const { notifications } = useScreen();
  const lock = useRoomCommand('appointment.lock');
  const remove = async (): Promise<void> => {
    if ((await run({ attendeeId })) === undefined) return;
    onClose();
    if (lock.isAllowed) notifications.notify(newcomersOffer(t, name, () => void lock.run({})));
  };
  return (
    <ConfirmModal
      title={t('guide.attendees.removeTitle', { name })}
      confirmLabel={t('guide.attendees.remove')}
      isDanger
      isDisabled={!isAllowed}
      isPending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('guide.attendees.removeText')}</p>
    </ConfirmModal>
  );
}
