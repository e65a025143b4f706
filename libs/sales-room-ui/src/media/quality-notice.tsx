import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { LocalMediaState } from '@vitrine/sales-room-client';
import { Button } from '@vitrine/ui';
import { localMediaAtom, qualityAtom, roomAtom, roomClientAtom, videoBudgetAtom } from '../room/room-atoms.ts';
import { RoomBanner } from '../room/room-banner.tsx';
import { dismissedComplaintsAtom } from '../room/screen-atoms.ts';
import { qualityComplaint } from './quality-complaint.ts';

/** What the client did by itself so that the sound gets through, and what spoils sound or picture, with the one thing that helps. */
export function QualityNotice() {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const local = useAtomValue(localMediaAtom);
  const videoBudget = useAtomValue(videoBudgetAtom);
  const tryAgain = (direction: 'send' | 'receive') => (
    <Button size="sm" variant="quiet" onPress={() => client?.resumeVideo(direction)}>
      {t('room.quality.tryAgain')}
    </Button>
  );
  return (
    <>
      <ReplacedDevice local={local} onDismiss={() => client?.dismissReplacedDevice()} />
      {local.camera.pausedBy === 'bandwidth' ? (
        <Told what="camera-off" actions={tryAgain('send')}>
          {t('room.quality.cameraOff')}
        </Told>
      ) : null}
      {videoBudget.receive ? null : (
        <Told what="pictures-off" actions={tryAgain('receive')}>
          {t('room.quality.picturesOff')}
        </Told>
      )}
      {videoBudget.send && videoBudget.receive ? <PoorQuality /> : null}
    </>
  );
}

function PoorQuality() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const complaint = qualityComplaint(useAtomValue(qualityAtom), room, local);
  // Whoever has put a complaint away has read it: the same one isn't told again each time that the line wavers, nor
  // after another line has stood in its place.
  const [dismissed, setDismissed] = useAtom(dismissedComplaintsAtom);
  if (complaint === null || dismissed.has(complaint.cause)) return null;
  const { cause, remedy } = complaint;
  return (
    <Told
      what={cause}
      actions={
        <Button size="sm" variant="quiet" onPress={() => setDismissed(new Set([...dismissed, cause]))}>
          {t('common.action.dismiss')}
        </Button>
      }
    >
      {t(`room.quality.cause.${cause}`)} {t(`room.quality.remedy.${remedy}`)}
    </Told>
  );
}

/** A device was unplugged and another has taken over: which, until it was read. */
function ReplacedDevice({ local, onDismiss }: { local: LocalMediaState; onDismiss(): void }) {
  const t = useTranslate();
  const name = local.mic.replacedBy ?? local.camera.replacedBy;
  if (name === null) return null;
  return (
    <Told
      what="replaced"
      actions={
        <Button size="sm" variant="quiet" onPress={onDismiss}>
          {t('common.action.dismiss')}
        </Button>
      }
    >
      {t('room.device.replaced', { name: name || t('room.device.another') })}
    </Told>
  );
}

function Told({ what, actions, children }: { what: string; actions: ReactNode; children: ReactNode }) {
  return (
    <RoomBanner type="warning" actions={actions}>
      <span data-quality-notice={what}>{children}</span>
    </RoomBanner>
  );
}
