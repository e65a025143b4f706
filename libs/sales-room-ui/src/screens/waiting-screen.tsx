import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Heading, Link, Notice, Spinner } from '@vitrine/ui';
import { RenameButton } from '../modals/rename-button.tsx';
import { RoomModalHost } from '../modals/room-modal-host.tsx';
import { roomAtom } from '../room/room-atoms.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import { RoomProvider } from '../room/room-provider.tsx';
import { useKeptPage } from '../room/stale-fallback.ts';
import { useGuardFollow } from '../room/use-guard-follow.ts';
import { useRoomCommand } from '../room/use-room-command.ts';
import { useRoomLinks } from '../room/use-room-links.ts';
import { useReloadAt } from './not-started-screen.tsx';
import { useAppointmentDates } from './notices.tsx';
import { PresenterLine } from './presenter-line.tsx';
import { useRoomWarmUp } from './use-room-warm-up.ts';

/** The bench before the door: until the start, or until the guide lets one in. It goes on by itself. */
export function WaitingScreen(props: RoomPageData) {
  return (
    <RoomProvider path={props.path} viewerType="client">
      <Waiting {...props} />
    </RoomProvider>
  );
}

function Waiting(page: RoomPageData) {
  const { path, entry, now } = page;
  useKeptPage(page);
  useRoomWarmUp();
  const t = useTranslate();
  const links = useRoomLinks(path);
  const room = useAtomValue(roomAtom);
  const dates = useAppointmentDates(entry.appointment);
  useGuardFollow('waiting');
  // Where no notification can come through, the guards are asked every half minute.
  useReloadAt(new Date(now).toISOString());
  const appointment = room?.appointment ?? entry.appointment;
  const status = room?.self.status ?? entry.attendee?.status ?? null;
  const reason = appointment?.status === 'locked' ? 'locked' : appointment?.status === 'started' ? 'admission' : 'start';
  return (
    <section className="v-waiting" data-waiting-for={reason}>
      <p className="v-waiting__name">{appointment?.name}</p>
      <Heading level={1} look="display">
        {t(reason === 'start' ? 'room.waiting.title' : reason === 'locked' ? 'room.waiting.lockedTitle' : 'room.waiting.admissionTitle')}
      </Heading>
      <p className="v-waiting__text">
        {reason === 'start'
          ? t('room.waiting.text', { name: appointment?.name ?? '' })
          : t(reason === 'locked' ? 'room.waiting.lockedText' : 'room.waiting.admissionText')}
      </p>
      <PresenterLine presenter={entry.presenter} />
      {dates === undefined || reason !== 'start' ? null : <p className="v-waiting__dates">{dates}</p>}
      {reason === 'start' || status === 'requested' ? <Spinner label={t('common.state.pending')} /> : null}
      <OwnName />
      <div role="status">{status === 'requested' ? <Notice type="success">{t('room.waiting.requested')}</Notice> : null}</div>
      <div className="v-waiting__actions">
        {reason === 'start' ? (
          <Link href={links.presentation('prejoin')} variant="button-secondary" icon="camera">
            {t('room.waiting.checkDevices')}
          </Link>
        ) : (
          <RequestAccess isRequested={status === 'requested'} isAskedBySelf={reason === 'admission'} />
        )}
      </div>
      <RoomModalHost />
    </section>
  );
}

/** The name by which the guide sees who waits, and the way to another. */
function OwnName() {
  const t = useTranslate();
  const name = useAtomValue(roomAtom)?.self.name ?? '';
  if (name === '') return null;
  return (
    <p className="v-waiting__own-name">
      {t('room.waiting.ownName', { name })}
      <RenameButton />
    </p>
  );
}

/** Asks the guide at the door: by itself where the guide decides who joins, by a press where the door was closed. */
function RequestAccess({ isRequested, isAskedBySelf }: { isRequested: boolean; isAskedBySelf: boolean }) {
  const t = useTranslate();
  const { isAllowed, isPending, run } = useRoomCommand('room.request-access');
  const hasAsked = useRef(false);
  const asks = isAskedBySelf && isAllowed && !isRequested;
  useEffect(() => {
    if (!asks || hasAsked.current) return;
    hasAsked.current = true;
    void run({});
    // It is asked once: where that failed, the button is left.
  }, [asks, run]);
  if (isRequested) return null;
  return (
    <Button
      variant="primary"
      size="lg"
      icon="hand"
      isDisabled={!isAllowed}
      isPending={isPending}
      pendingLabel={t('common.state.sending')}
      onPress={() => void run({})}
    >
      {t('room.waiting.requestAccess')}
    </Button>
  );
}
