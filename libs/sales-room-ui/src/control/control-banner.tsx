import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { RoomBanner } from '../room/room-banner.tsx';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useControl } from './use-control.ts';

/** Control is offered to this guide: take it over, or not. */
export function ControlBanner() {
  const t = useTranslate();
  const { isOfferedToMe, controllerName } = useControl();
  const { isAllowed, isPending, run } = useRoomCommand('control.answer');
  if (!isOfferedToMe) return null;
  return (
    <RoomBanner
      what="control"
      actions={
        <>
          <Button
            size="sm"
            variant="primary"
            isDisabled={!isAllowed}
            isPending={isPending}
            pendingLabel={t('common.state.pending')}
            onPress={() => void run({ accepted: true })}
          >
            {t('guide.control.accept')}
          </Button>
          <Button size="sm" isDisabled={!isAllowed} onPress={() => void run({ accepted: false })}>
            {t('guide.control.decline')}
          </Button>
        </>
      }
    >
      <strong>{t('guide.control.offerTitle', { name: controllerName ?? t('room.role.GUIDE') })}</strong> {t('guide.control.offerText')}
    </RoomBanner>
  );
}
