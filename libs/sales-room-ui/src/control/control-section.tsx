import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useControl } from './use-control.ts';

/** Who leads, where there are several guides; hands over, takes back, takes over. */
export function ControlSection() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const { isMine, controllerName, offeredToName, isOfferedTo, offer } = useControl();
  const cancel = useRoomCommand('control.cancel');
  const claim = useRoomCommand('control.claim');
  const others = room?.attendees.filter(({ type, status }) => type === 'GUIDE' && status === 'joined') ?? [];
  if (room === null || room.appointment.status === 'ended' || (others.length === 0 && isMine)) return null;
  return (
    <section className="v-guide-tools__section" aria-label={t('guide.control.title')} data-testid="control" data-mine={isMine}>
      <Heading level={3} look={6}>
        {t('guide.control.title')}
      </Heading>
      <p role="status">
        {isMine
          ? t('guide.control.mine')
          : controllerName === undefined
            ? t('guide.control.nobody')
            : t('guide.control.other', { name: controllerName })}
      </p>
      {isMine && offeredToName !== undefined ? (
        <div className="v-control__offer">
          <p>{t('guide.control.offeredTo', { name: offeredToName })}</p>
          <Button
            size="sm"
            isDisabled={!cancel.isAllowed}
            isPending={cancel.isPending}
            pendingLabel={t('common.state.pending')}
            onPress={() => void cancel.run({})}
          >
            {t('guide.control.cancel')}
          </Button>
        </div>
      ) : null}
      {isMine
        ? others
            .filter(({ attendeeId }) => !isOfferedTo(attendeeId))
            .map(({ attendeeId, name }) => (
              <div key={attendeeId} className="v-control__offer">
                <p>{name}</p>
                <Button
                  size="sm"
                  isDisabled={!offer.isAllowed}
                  isPending={offer.isPending}
                  pendingLabel={t('common.state.pending')}
                  onPress={() => void offer.run({ attendeeId })}
                >
                  {t('guide.control.offer')}
                </Button>
              </div>
            ))
        : null}
      {claim.isAllowed ? (
        <Button isFullWidth isPending={claim.isPending} pendingLabel={t('common.state.pending')} onPress={() => void claim.run({})}>
          {t('guide.control.claim')}
        </Button>
      ) : null}
    </section>
  );
}
